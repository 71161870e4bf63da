/**
 * Games that are kept on this device. Each has a key of its own, so that one that cannot be read harms no other; it is
 * shown as it is and stays until somebody throws it away.
 */
import { COLOURS, type Colour, type View, viewOf, type Words } from '@dungeon-twister/rules';
import { type Match, USUAL_TABLE } from '../match/match.ts';
import { botNamed, type Player } from '../match/player.ts';
import type { TableOptions } from '../match/table-game.ts';

/** What of the browser's storage is used here. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'dungeon-twister-game:';
const CLOCK_PREFIX = 'dungeon-twister-clock:';
const FORMAT = 'dungeon-twister-save';

/** What a list shows; nothing that anybody at the table may not know. */
interface Summary {
  readonly title: Words;
  readonly scenario: string;
  readonly colours: readonly Colour[];
  readonly turn: number;
  readonly points: readonly number[];
  readonly over: boolean;
  /** How it stands, as anybody sees it who looks on; older saves have none. */
  readonly view?: View;
}

export interface Save {
  readonly format: typeof FORMAT;
  readonly version: 1;
  /** Milliseconds since 1970. */
  readonly when: number;
  readonly players: readonly Player[];
  readonly summary: Summary;
  /** Only where the table has agreed upon something unusual. */
  readonly table?: TableOptions;
  readonly record: Match['record'];
}

/** A save in the list: with what is known of it, or null where it cannot be read. */
export interface Kept {
  readonly id: string;
  readonly save: Save | null;
}

export function saveOf(match: Match, when: number): Save {
  const { position, result } = match.game;
  const { scenario, colours } = position.ruleset;
  const { shown } = match.now.peek().view;
  return {
    format: FORMAT,
    version: 1,
    when,
    players: match.players,
    summary: {
      title: scenario.name,
      scenario: scenario.id,
      colours,
      turn: shown.turn,
      points: shown.seats.map(({ points }) => points),
      over: result !== null,
      view: viewOf(position, 'spectator'),
    },
    ...(match.table.ownTokens ? {} : { table: match.table }),
    record: match.record,
  };
}

/** What the table of a kept game has agreed upon. */
export const tableOf = ({ table }: Save): TableOptions =>
  table?.ownTokens === false ? { ownTokens: false } : USUAL_TABLE;

/** False where the device has no room for it, or forbids to store anything. */
function put(shelf: Shelf, key: string, text: string): boolean {
  try {
    shelf.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export const keep = (shelf: Shelf, id: string, save: Save): boolean =>
  put(shelf, PREFIX + id, JSON.stringify(save));

/**
 * Keeps an older text of a game beside it. False where there is no room.
 *
 * A game that departs from the rules of today is played on under its own name; what its old text holds beyond that
 * would be lost with the first move, so it must stand somewhere else before.
 */
export const keepBeside = (shelf: Shelf, id: string, rules: number, text: string): boolean =>
  put(shelf, `${PREFIX}${id}-rules-${rules}`, text);

export function forget(shelf: Shelf, id: string): void {
  shelf.removeItem(PREFIX + id);
  shelf.removeItem(CLOCK_PREFIX + id);
}

/** The clocks of a timed game, as they stood last. */
export const clockText = (shelf: Shelf, id: string): string | null => shelf.getItem(CLOCK_PREFIX + id);

/** Where there is no room for it the game itself could not be stored either, and says so. */
export const keepClockText = (shelf: Shelf, id: string, text: string): boolean =>
  put(shelf, CLOCK_PREFIX + id, text);

/** As it is stored, readable or not. */
export const rawText = (shelf: Shelf, id: string): string | null => shelf.getItem(PREFIX + id);

/** All that is kept, the latest first; what cannot be read comes last. */
export function keptGames(shelf: Shelf): Kept[] {
  const ids = Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '')
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length));
  return ids
    .map((id) => ({ id, save: parsed(rawText(shelf, id) ?? '') }))
    .sort((a, b) => (b.save?.when ?? 0) - (a.save?.when ?? 0) || (a.id < b.id ? -1 : 1));
}

/** Whether none of the people at the table has done anything yet: such a game is not worth a place in the list. */
export const isUntouched = ({ players, record, summary }: Save): boolean =>
  !summary.over &&
  record.draw !== undefined &&
  players.some(({ kind }) => kind === 'human') &&
  record.actions.every(({ seat }) => players[seat]?.kind === 'bot');

/** The games that were only opened. */
export const untouchedGames = (shelf: Shelf): string[] =>
  keptGames(shelf).flatMap(({ id, save }) => (save && isUntouched(save) ? [id] : []));

export function parsed(text: string): Save | null {
  try {
    const value: unknown = JSON.parse(text);
    return isSave(value) ? value : null;
  } catch {
    return null;
  }
}

/** The record is judged when the game is opened; here only what the list needs. */
function isSave(value: unknown): value is Save {
  const save = value as Partial<Save> | null;
  if (save?.format !== FORMAT || save.version !== 1 || !Number.isFinite(save.when)) return false;
  const { players, summary, record } = save;
  return (
    Array.isArray(players) &&
    players.every(isPlayer) &&
    isSummary(summary, players.length) &&
    typeof record === 'object' &&
    record !== null &&
    Array.isArray(record.actions)
  );
}

export function isPlayer(value: unknown): value is Player {
  const player = value as Partial<{ kind: string; level: string; style: string }> | null;
  if (player?.kind !== 'bot') return player?.kind === 'human';
  const { level, style } = player;
  return botNamed(style === undefined ? `${level}` : `${level}/${style}`) !== null;
}

function isSummary(value: unknown, seats: number): value is Summary {
  const summary = value as Partial<Summary> | null | undefined;
  return (
    typeof summary?.title?.en === 'string' &&
    typeof summary.title.fr === 'string' &&
    typeof summary.scenario === 'string' &&
    Number.isInteger(summary.turn) &&
    typeof summary.over === 'boolean' &&
    Array.isArray(summary.colours) &&
    summary.colours.length === seats &&
    summary.colours.every((colour) => COLOURS.includes(colour)) &&
    Array.isArray(summary.points) &&
    summary.points.every((points) => Number.isInteger(points))
  );
}
