/** A new table: what is played, who sits where, and how long one may think. Everything has a good default. */
import type { OnlineCode } from '@dungeon-twister/protocol';
import { useSignal } from '@preact/signals';
import { go } from '../browser/route.ts';
import { servesGames } from '../browser/games-server.ts';
import { sayFault } from '../home/chooser.tsx';
import { Choice, Switch } from '../home/field.tsx';
import { coloursOf, faultOf, FIRST_FORM, type Form, gameOptions } from '../home/form.ts';
import { GameFields } from '../home/game-fields.tsx';
import { SmallPage } from '../home/notice-pages.tsx';
import { onlineWords } from '../words/online-words.ts';
import { KeptTables } from './kept-tables.tsx';
import { NameField } from './name-field.tsx';
import { openTable, type WantedSitter } from './new-table.ts';
import './online.css';
import { faultInName, ownName } from './person.ts';
import { CLOCK_NAMES, type ClockName, CLOCKS, USUAL_CLOCK } from './plans.ts';
import { SitterFields } from './sitter-fields.tsx';

const FIRST_SITTERS: readonly WantedSitter[] = ['me', 'open', 'open', 'open'];
/** What is chosen elsewhere, or has no sense where nobody shares a screen. */
const FIRST: Form = { ...FIRST_FORM, clock: false, ownTokens: true };

export function OpenPage() {
  const w = onlineWords();
  return (
    <SmallPage>
      <div class="online">
        <h2>{w.title}</h2>
        {servesGames ? <NewTable /> : <p role="alert">{w.noServer}</p>}
        {servesGames && <KeptTables />}
      </div>
    </SmallPage>
  );
}

function NewTable() {
  const w = onlineWords();
  const chosen = useSignal<Form>(FIRST);
  const sitters = useSignal(FIRST_SITTERS);
  const clock = useSignal<ClockName>(USUAL_CLOCK);
  const watch = useSignal(false);
  const isOpening = useSignal(false);
  const refused = useSignal<OnlineCode | null>(null);
  const form = chosen.value;
  const colours = coloursOf(form);
  const seats = sitters.value.slice(0, colours.length);
  const fault = faultOf(form);
  const isMissing = !seats.includes('me');
  const isReady = fault === null && !isMissing && faultInName(ownName.value) === null;
  const open = async (): Promise<void> => {
    isOpening.value = true;
    refused.value = null;
    const name = ownName.peek().trim();
    const answer = await openTable({
      options: gameOptions(form),
      clock: CLOCKS[clock.value],
      watch: watch.value,
      seats,
      name,
    });
    isOpening.value = false;
    if ('code' in answer) refused.value = answer.code;
    else go({ page: 'table', id: answer.table, token: null });
  };
  return (
    <>
      <p>{w.intro}</p>
      <NameField hasFocus />
      <h3>{w.what}</h3>
      <GameFields form={form} onChange={(next) => (chosen.value = next)} isElsewhere>
        <SitterFields
          colours={colours}
          sitters={seats}
          onChoose={(seat, sitter) => (sitters.value = withSitter(sitters.value, seat, sitter))}
        />
        <Choice<ClockName>
          id="online-clock"
          name={w.clock}
          about={w.clockHint}
          value={clock.value}
          choices={CLOCK_NAMES.map((name) => [name, w.clocks[name]])}
          onChoose={(name) => (clock.value = name)}
        />
        <Switch
          id="online-watch"
          name={w.watch}
          about={w.watchHint}
          on={watch.value}
          onChange={(on) => (watch.value = on)}
        />
      </GameFields>
      <div class="home-start-bar row wraps afloat">
        <p class={isMissing || fault ? 'home-fault' : 'home-summary'} role="status">
          {fault
            ? sayFault(fault)
            : isMissing
              ? w.noSeatForMe
              : refused.value
                ? w.refused[refused.value]
                : w.whoHint}
        </p>
        <button class="home-go big" disabled={!isReady || isOpening.value} onClick={() => void open()}>
          {isOpening.value ? w.opening : w.openTable}
        </button>
      </div>
    </>
  );
}

/** Nobody sits at two places: who takes another seat leaves the one before to somebody with a link. */
function withSitter(
  sitters: readonly WantedSitter[],
  seat: number,
  sitter: WantedSitter,
): readonly WantedSitter[] {
  return sitters.map((one, index) =>
    index === seat ? sitter : one === 'me' && sitter === 'me' ? 'open' : one,
  );
}
