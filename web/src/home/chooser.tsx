/** Any other game: a box, a scenario, who plays; and, for whoever wants to, everything else. */
import { type Colour, COLOURS, type Scenario } from '@dungeon-twister/rules';
import { sayGoal } from '@dungeon-twister/words';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Quietly } from '../panels/later.tsx';
import { startGame } from '../store/games.ts';
import { homeWords } from '../words/home-words.ts';
import { language, spokenWords, words } from '../words/language.ts';
import { introduced } from '../words/opponents.ts';
import { type Box, BOXES, boxOf, isFirstGame, isForLearning, scenariosOf } from '../match/editions.ts';
import {
  changedRules,
  coloursOf,
  faultOf,
  FIRST_FORM,
  type Form,
  type FormFault,
  gameOptions,
  playersOf,
  scenarioOf,
  withPlayer,
  withScenario,
} from './form.ts';
import { FoldedFields } from './folded-fields.tsx';
import { MiniMap } from './mini-map.tsx';
import { Plates } from './plates.tsx';
import { SeatChoice } from './seat-choice.tsx';
import { type BadScenario, formWanted, type Wanted } from './wanted-scenario.ts';

const loadRefused = async () => (await import('./refused.tsx')).Refused;
const loadOptions = async () => (await import('./option-fields.tsx')).OptionFields;
const loadHouseRules = async () => (await import('./house-rule-fields.tsx')).HouseRuleFields;

export function Chooser({ wanted }: { readonly wanted: Wanted }) {
  const w = homeWords();
  const chosen = useSignal<Form>(FIRST_FORM);
  const refused = useSignal<BadScenario | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    let isGone = false;
    const choose = async (): Promise<void> => {
      const found = await formWanted(wanted);
      if (isGone || !found) return;
      if (found.ok) chosen.value = found.form;
      refused.value = found.ok ? null : found;
      heading.current?.scrollIntoView();
    };
    void choose();
    return () => {
      isGone = true;
    };
  }, [wanted, chosen, refused]);
  const form = chosen.value;
  const change = (next: Form): void => {
    chosen.value = next;
  };
  const scenario = scenarioOf(form);
  const box = boxOf(scenario);
  const fault = faultOf(form);
  const changed =
    Object.keys(gameOptions(form)).filter((key) => key !== 'scenario' && key !== 'own' && key !== 'rules')
      .length + Number(!form.ownTokens);
  return (
    <section class="home-chooser" aria-labelledby="home-choose">
      <h2 id="home-choose" ref={heading}>
        {w.choose}
      </h2>
      {refused.value && (
        <Quietly load={loadRefused} props={{ sentence: w.badScenario, faults: refused.value.faults }} />
      )}
      <p class="home-hint">{w.chooseHint}</p>
      <Plates<Box>
        group="box"
        kind="boxes"
        legend={w.box}
        plates={BOXES.map((one) => ({ value: one, ...w.boxes[one] }))}
        value={box}
        onChoose={(one) => change(withScenario(form, scenariosOf(one)[0]?.id ?? 'base'))}
      />
      <Plates
        group="scenario"
        kind="scenarios"
        legend={w.scenario}
        plates={scenariosIn(box, form).map((one) => ({
          value: one.id,
          name: one.name[language.value],
          about: <About scenario={one} />,
          art: (
            <MiniMap layout={one.layout} renamed={one.id === form.scenario ? renamedIn(form) : undefined} />
          ),
          mark: markOf(one, form),
        }))}
        value={form.scenario}
        onChoose={(id) => change(withScenario(form, id))}
      />
      <SeatChoice
        group="seat"
        colours={coloursOf(form)}
        players={playersOf(form)}
        byLot={scenario.sidesByLot === true}
        onChoose={(seat, player) => change(withPlayer(form, seat, player))}
      />
      <FoldedFields
        name={w.options}
        hint={w.optionsHint}
        changed={changed}
        load={loadOptions}
        props={{ form, onChange: change }}
      />
      <FoldedFields
        name={w.houseRules}
        hint={w.houseRulesHint}
        changed={changedRules(form)}
        load={loadHouseRules}
        props={{ form, onChange: change }}
      />
      <div class={`home-start-bar row wraps${form === FIRST_FORM ? '' : ' afloat'}`}>
        {fault ? (
          <p role="alert" class="home-fault">
            {sayFault(fault)}
          </p>
        ) : (
          <p class="home-summary">
            <strong>{scenario.name[language.value]}</strong> <span>{lineUp(form)}</span>
          </p>
        )}
        <button
          class="home-go big"
          disabled={fault !== null}
          onClick={() => startGame(gameOptions(form), playersOf(form), { ownTokens: form.ownTokens })}
        >
          {w.start}
        </button>
      </div>
    </section>
  );
}

/** The scenarios of a box; somebody's own stands first, in the box that it is played with. */
const scenariosIn = (box: Box, { own }: Form): Scenario[] => [
  ...(own && boxOf(own.scenario) === box ? [own.scenario] : []),
  ...scenariosOf(box),
];

function markOf(scenario: Scenario, { own }: Form): string | undefined {
  const w = homeWords();
  if (scenario === own?.scenario) return w.ownScenario;
  return isFirstGame(scenario) ? w.startHere : isForLearning(scenario) ? w.forLearning : undefined;
}

function About({ scenario }: { readonly scenario: Scenario }) {
  const w = homeWords();
  return (
    <>
      {spokenWords().scenarios[scenario.id]} {w.goalIs(sayGoal(scenario, language.value))}{' '}
      <small>
        {w.forPlayers(scenario.colours.length)} · {w.rooms(scenario.layout.slots.length)}
      </small>
    </>
  );
}

/** The plan with the colours that sit there if another one is absent. */
const renamedIn =
  (form: Form) =>
  (colour: Colour): Colour =>
    coloursOf(form)[scenarioOf(form).colours.indexOf(colour)] ?? COLOURS[0];

function lineUp(form: Form): string {
  const w = homeWords();
  const byLot = scenarioOf(form).sidesByLot === true;
  return playersOf(form)
    .map((player, seat) => {
      const colour = coloursOf(form)[seat] ?? 'blue';
      const who = byLot ? w.comer(seat + 1) : words().colour[colour];
      return `${who} (${player.kind === 'human' ? w.you : introduced(player).brief})`;
    })
    .join(' · ');
}

function sayFault(fault: FormFault): string {
  const w = homeWords();
  if (fault.kind === 'pairs') return w.faultPairs(fault.missing);
  if (fault.kind === 'clock') return w.faultClock;
  return `${w.faultOther} ${fault.faults.map((words) => words[language.value]).join(' ; ')}`;
}
