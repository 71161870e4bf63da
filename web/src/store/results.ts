/**
 * How games on this device ended. Kept apart from the games themselves: whoever tidies up his list of games keeps his
 * victories.
 */
import { effect } from '@preact/signals';
import { COLOURS, type Colour, type Seat, type Words } from '@dungeon-twister/rules';
import type { Match } from '../match/match.ts';
import type { Player } from '../match/player.ts';
import { verdictOf, type Verdict } from '../match/verdict.ts';
import { isPlayer, type Shelf } from './saves.ts';

const KEY = 'dungeon-twister-results';
/** More than anybody looks at; the oldest go first. */
const MOST = 500;

export interface GameResult {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly when: number;
  readonly title: Words;
  readonly colours: readonly Colour[];
  readonly players: readonly Player[];
  readonly points: readonly number[];
  readonly winners: readonly Seat[];
}

/** What cannot be read is left out: no result is worth a broken page. */
export function keptResults(shelf: Shelf): readonly GameResult[] {
  try {
    const value: unknown = JSON.parse(shelf.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isResult) : [];
  } catch {
    return [];
  }
}

/** A game that was opened again and ends a second time is the same game. */
export function keepResult(shelf: Shelf, result: GameResult): void {
  const others = keptResults(shelf).filter(({ id }) => id !== result.id);
  try {
    shelf.setItem(KEY, JSON.stringify([...others, result].slice(-MOST)));
  } catch {
    // No room: the game itself says so.
  }
}

export const forgetResults = (shelf: Shelf): void => shelf.removeItem(KEY);

/** Notes how a game ends that still runs; a finished one that is only looked at is nobody's result. */
export function noteResult(id: string, match: Match, shelf: Shelf): () => void {
  if (match.game.result) return () => {};
  return effect(() => {
    const { result } = match.moment.value;
    if (!result) return;
    const { scenario, colours } = match.ruleset;
    const points = match.now.peek().view.shown.seats.map((seat) => seat.points);
    keepResult(shelf, {
      id,
      when: Date.now(),
      title: scenario.name,
      colours,
      players: match.players,
      points,
      winners: result.winners,
    });
  });
}

/** How one person fared against one sort of opponents. */
export interface Tally extends Readonly<Record<Verdict, number>> {
  readonly opponents: readonly Player[];
}

/** Games of one person against others whom the computer plays, by who these were; the latest first. */
export function tallies(results: readonly GameResult[]): Tally[] {
  const byOpponents = new Map<string, Tally>();
  for (const { players, winners } of results) {
    const verdict = verdictOf(players, { winners });
    if (verdict === null) continue;
    const opponents = players.filter(({ kind }) => kind === 'bot');
    const key = JSON.stringify(opponents);
    const before = byOpponents.get(key) ?? { opponents, won: 0, lost: 0, drawn: 0 };
    byOpponents.delete(key);
    byOpponents.set(key, { ...before, [verdict]: before[verdict] + 1 });
  }
  return [...byOpponents.values()].reverse();
}

function isResult(value: unknown): value is GameResult {
  const result = value as Partial<GameResult> | null;
  if (typeof result?.id !== 'string' || !Number.isFinite(result.when)) return false;
  const { title, colours, players, points, winners } = result;
  return (
    typeof title?.en === 'string' &&
    typeof title.fr === 'string' &&
    Array.isArray(players) &&
    players.every(isPlayer) &&
    Array.isArray(colours) &&
    colours.length === players.length &&
    colours.every((colour) => COLOURS.includes(colour)) &&
    Array.isArray(points) &&
    points.every((one) => Number.isInteger(one)) &&
    Array.isArray(winners) &&
    winners.every((seat) => Number.isInteger(seat))
  );
}
