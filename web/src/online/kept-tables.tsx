/** The tables of this device, and whose turn it is at each: asked of the server when somebody looks. */
import type { OnlineNews, TableState } from '@dungeon-twister/protocol';
import { rulesetFor } from '@dungeon-twister/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { openGamesSocket } from '../browser/games-server.ts';
import { hashOf } from '../browser/route.ts';
import { forgetTable, type KeptTable, keptTables } from '../store/online-tables.ts';
import { shelf } from '../store/shelf.ts';
import { language } from '../words/language.ts';
import { onlineWords } from '../words/online-words.ts';
import { Connection } from './connection.ts';
import './online.css';
import { optionsIn } from './waiting-room.tsx';

/** As many as a server answers in one go. */
const MOST = 10;

/** How a table stands: unknown yet, gone, or as it was told. */
interface Standing {
  readonly viewer: number | null;
  readonly state: TableState | null;
}

/** Asks for one table after the other over one connection; each answer is told as it comes. */
function look(
  tables: readonly KeptTable[],
  onStanding: (id: string, standing: Standing) => void,
): () => void {
  const viewers = new Map<string, number | null>();
  const connection = new Connection({
    open: openGamesSocket,
    onNews({ table, state }: OnlineNews) {
      onStanding(table, { viewer: viewers.get(table) ?? null, state });
    },
  });
  const askAll = async (): Promise<void> => {
    for (const { id, token, host } of tables) {
      const opener = token ?? host?.token;
      const reply = await connection.ask('join', {
        table: id,
        ...(opener === undefined ? {} : { token: opener }),
      });
      if (reply.say === 'done') viewers.set(id, typeof reply.viewer === 'number' ? reply.viewer : null);
      else onStanding(id, { viewer: null, state: null });
    }
    await connection.ask('leave', {});
    connection.close();
  };
  void askAll();
  return () => connection.close();
}

export function KeptTables() {
  const w = onlineWords();
  const tables = useSignal(keptTables(shelf).slice(0, MOST));
  const standings = useSignal<Readonly<Record<string, Standing>>>({});
  useEffect(
    () =>
      look(tables.peek(), (id, standing) => {
        standings.value = { ...standings.peek(), [id]: standing };
      }),
    [tables, standings],
  );
  if (tables.value.length === 0) return null;
  const forget = (id: string): void => {
    forgetTable(shelf, id);
    tables.value = tables.value.filter((one) => one.id !== id);
  };
  return (
    <section class="home-saved online-kept" aria-labelledby="online-kept">
      <h2 id="online-kept">{w.yours}</h2>
      <ul>
        {tables.value.map(({ id }) => (
          <Row key={id} id={id} standing={standings.value[id] ?? null} onForget={() => forget(id)} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly id: string;
  readonly standing: Standing | null;
  readonly onForget: () => void;
}

function Row({ id, standing, onForget }: RowProps) {
  const w = onlineWords();
  const state = standing?.state ?? null;
  const isMine = isAsked(standing);
  const title = state ? rulesetFor(optionsIn(state)).scenario.name[language.value] : w.table;
  return (
    <li class={`surface row wraps${isMine ? ' latest' : ''}`}>
      <div class="home-save-text">
        <strong>{title}</strong>
        {state && <span>{w.with(othersIn(state, standing?.viewer ?? null))}</span>}
        <span class="home-hint">{sayStanding(standing)}</span>
      </div>
      {(standing === null || state) && (
        <a class="home-go" href={hashOf({ page: 'table', id, token: null })}>
          {w.goTo}
        </a>
      )}
      <button onClick={onForget} aria-label={`${w.forget}: ${title}`}>
        {w.forget}
      </button>
    </li>
  );
}

const isAsked = (standing: Standing | null): boolean =>
  standing?.state?.decisions.some(({ seat }) => seat === standing.viewer) ?? false;

const nameOf = (seat: TableState['seats'][number] | undefined): string =>
  seat?.kind === 'person' ? seat.name : seat?.kind === 'bot' ? seat.level : onlineWords().free;

const othersIn = ({ seats }: TableState, viewer: number | null): string =>
  seats.flatMap((one, seat) => (seat === viewer ? [] : [nameOf(one)])).join(', ');

function sayStanding(standing: Standing | null): string {
  const w = onlineWords();
  if (standing === null) return '';
  const { state } = standing;
  if (!state) return w.goneTable;
  if (state.result || state.departed) return w.over;
  if (!state.view) return w.notBegun;
  if (isAsked(standing)) return w.yourTurn;
  return w.theirTurn(nameOf(state.seats[state.decisions[0]?.seat ?? -1]));
}
