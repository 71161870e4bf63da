/** Any other game: a box, a scenario, who plays; and, for whoever wants to, everything else. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Quietly } from '../panels/later.tsx';
import { startGame } from '../store/games.ts';
import { homeWords } from '../words/home-words.ts';
import { language, words } from '../words/language.ts';
import { introduced } from '../words/opponents.ts';
import {
  coloursOf,
  faultOf,
  FIRST_FORM,
  type Form,
  type FormFault,
  gameOptions,
  playersOf,
  scenarioOf,
  withPlayer,
} from './form.ts';
import { GameFields } from './game-fields.tsx';
import { SeatChoice } from './seat-choice.tsx';
import { type BadScenario, formWanted, type Wanted } from './wanted-scenario.ts';

const loadRefused = async () => (await import('./refused.tsx')).Refused;

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
  const fault = faultOf(form);
  return (
    <section class="home-chooser" aria-labelledby="home-choose">
      <h2 id="home-choose" ref={heading}>
        {w.choose}
      </h2>
      {refused.value && (
        <Quietly load={loadRefused} props={{ sentence: w.badScenario, faults: refused.value.faults }} />
      )}
      <p class="home-hint">{w.chooseHint}</p>
      <GameFields form={form} onChange={change}>
        <SeatChoice
          group="seat"
          colours={coloursOf(form)}
          players={playersOf(form)}
          byLot={scenario.sidesByLot === true}
          onChoose={(seat, player) => change(withPlayer(form, seat, player))}
        />
      </GameFields>
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

export function sayFault(fault: FormFault): string {
  const w = homeWords();
  if (fault.kind === 'pairs') return w.faultPairs(fault.missing);
  if (fault.kind === 'clock') return w.faultClock;
  return `${w.faultOther} ${fault.faults.map((words) => words[language.value]).join(' ; ')}`;
}
