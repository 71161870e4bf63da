/**
 * How games on this device ended. Kept apart from the games themselves: whoever tidies up his list of games keeps his
 * victories.
 */
import { effect } from '@preact/signals';
import { COLOURS, type Colour, type Seat, type Words } from '@dungeon-twister/rules';
import type { Match } from '../match/match.ts';
import type { Player } from '../match/player.ts';
import type { Details } from './game-details.ts';
import { isPlayer, type Shelf } from './saves.ts';

export const KEY = 'dungeon-twister-results';
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
  /** What was done in it; worked out when there is time, and checked where it is read. */
  readonly details?: Details;
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
  const all = [...others, result].sort((a, b) => a.when - b.when);
  try {
    shelf.setItem(KEY, JSON.stringify(all.slice(-MOST)));
  } catch {
    // No room: the game itself says so.
  }
}

/** The result of a game that is over, or null. */
export function resultOf(id: string, match: Match, when: number): GameResult | null {
  const { result } = match.moment.value;
  if (!result) return null;
  const { scenario, colours } = match.ruleset;
  const points = match.now.peek().view.shown.seats.map((seat) => seat.points);
  return {
    id,
    when,
    title: scenario.name,
    colours,
    players: match.players,
    points,
    winners: result.winners,
  };
}

const loadDetails = () => import('./game-details.ts');

/** Notes how a game ends that still runs; a finished one that is only looked at is nobody's result. */
export function noteResult(id: string, match: Match, shelf: Shelf): () => void {
  if (match.game.result) return () => {};
  return effect(() => {
    const result = resultOf(id, match, Date.now());
    if (!result) return;
    keepResult(shelf, result);
    // What is missed now is found in the game when somebody asks for it.
    void loadDetails().then(
      ({ addDetails }) => addDetails(shelf, id, match),
      () => {},
    );
  });
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
