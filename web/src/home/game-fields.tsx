/** What is played: a box, a scenario, and, for whoever wants to, everything else. Who plays stands in between. */
import { type Colour, COLOURS, type Scenario } from '@dungeon-twister/rules';
import { sayGoal } from '@dungeon-twister/words';
import type { ComponentChildren } from 'preact';
import { type Box, BOXES, boxOf, isFirstGame, isForLearning, scenariosOf } from '../match/editions.ts';
import { homeWords } from '../words/home-words.ts';
import { language, spokenWords } from '../words/language.ts';
import { FoldedFields } from './folded-fields.tsx';
import { changedRules, coloursOf, type Form, gameOptions, scenarioOf, withScenario } from './form.ts';
import { MiniMap } from './mini-map.tsx';
import { Plates } from './plates.tsx';

const loadOptions = async () => (await import('./option-fields.tsx')).OptionFields;
const loadHouseRules = async () => (await import('./house-rule-fields.tsx')).HouseRuleFields;

interface Props {
  readonly form: Form;
  readonly onChange: (form: Form) => void;
  /** Whether it is played over a network: then clocks are chosen elsewhere, and nobody shares a screen. */
  readonly isElsewhere?: boolean;
  readonly children: ComponentChildren;
}

const NO_OPTIONS: ReadonlySet<string> = new Set(['scenario', 'own', 'rules']);

export function GameFields({ form, onChange, isElsewhere = false, children }: Props) {
  const w = homeWords();
  const box = boxOf(scenarioOf(form));
  const changed =
    Object.keys(gameOptions(form)).filter((key) => !NO_OPTIONS.has(key)).length + Number(!form.ownTokens);
  return (
    <>
      <Plates<Box>
        group="box"
        kind="boxes"
        legend={w.box}
        plates={BOXES.map((one) => ({ value: one, ...w.boxes[one] }))}
        value={box}
        onChoose={(one) => onChange(withScenario(form, scenariosOf(one)[0]?.id ?? 'base'))}
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
        onChoose={(id) => onChange(withScenario(form, id))}
      />
      {children}
      <FoldedFields
        name={w.options}
        hint={w.optionsHint}
        changed={changed}
        load={loadOptions}
        props={{ form, onChange, isElsewhere }}
      />
      <FoldedFields
        name={w.houseRules}
        hint={w.houseRulesHint}
        changed={changedRules(form)}
        load={loadHouseRules}
        props={{ form, onChange, isElsewhere }}
      />
    </>
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
