/**
 * What somebody did in a game that is over: a small row of numbers beside its result, so that it outlives the game.
 * Worked out by the functions that the report of a game uses, from the events of the rules; of the people at this screen
 * only. Why: docs/decisions/0030-statistics-stay-on-the-device.md
 */
import type { Seat } from '@dungeon-twister/rules';
import { BOXES, type Box, boxOf } from '../match/editions.ts';
import type { Match } from '../match/match.ts';
import { POINT_KINDS, type PointsByKind, pointsByKind, storyOf } from '../match/story.ts';
import { reopen } from './new-match.ts';
import { openSave } from './open-save.ts';
import { leftOut } from './left-out.ts';
import { type GameResult, keepResult, keptResults, resultOf } from './results.ts';
import { keptGames, type Shelf } from './saves.ts';

/** What one of them did. */
export interface Side {
  readonly seat: Seat;
  readonly points: PointsByKind;
  /** The values of the combat cards that were laid. */
  readonly cards: readonly number[];
  readonly roomsOpened: number;
  readonly roomsTurned: number;
  readonly fights: number;
  readonly fightsWon: number;
}

export interface Details {
  readonly scenario: string;
  readonly box: Box;
  readonly turns: number;
  readonly sides: readonly Side[];
}

export function detailsOf(match: Match): Details {
  const { scenario } = match.ruleset;
  const story = storyOf(match.history.steps);
  return {
    scenario: scenario.id,
    box: boxOf(scenario),
    turns: match.now.peek().view.shown.turn,
    sides: match.humans.flatMap((seat) => {
      const doings = story.doings[seat];
      if (!doings) return [];
      const { favourite: _, ...counted } = doings;
      return [{ seat, points: pointsByKind(story, seat), ...counted }];
    }),
  };
}

/** A result that was forgotten meanwhile stays forgotten. */
export function addDetails(shelf: Shelf, id: string, match: Match): void {
  const result = keptResults(shelf).find((one) => one.id === id);
  if (result) keepResult(shelf, { ...result, details: detailsOf(match) });
}

/**
 * Finds in the games that are kept what is not noted yet: those that were finished before such rows were written. What
 * cannot be opened, or departs from the rules of today, has no end to tell of. Between two games others may go on.
 */
export async function findMissing(shelf: Shelf, pause: () => Promise<unknown>): Promise<void> {
  const known = new Map(keptResults(shelf).map((result) => [result.id, result]));
  const forgotten = leftOut(shelf);
  for (const { id, save } of keptGames(shelf)) {
    const result = known.get(id);
    if (!save?.summary.over || (result ? readDetails(result) !== null : forgotten.has(id))) continue;
    if (save.players.every(({ kind }) => kind === 'bot')) continue;
    await pause();
    const opened = openSave(shelf, id);
    if (!opened.ok || opened.departed) continue;
    const match = reopen(opened.record, opened.players, opened.table);
    const found = result ?? resultOf(id, match, save.when);
    if (found) keepResult(shelf, { ...found, details: detailsOf(match) });
  }
}

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

/** As they are stored, if they are all there; anything may stand in a store. */
export function readDetails({ details, players }: Pick<GameResult, 'details' | 'players'>): Details | null {
  const { scenario, box, turns, sides } = (details ?? {}) as Partial<Details>;
  const isWhole =
    typeof scenario === 'string' &&
    BOXES.some((one) => one === box) &&
    isCount(turns) &&
    Array.isArray(sides) &&
    sides.every((side) => isSide(side) && players[side.seat]?.kind === 'human');
  return isWhole ? (details ?? null) : null;
}

function isSide(value: unknown): value is Side {
  const side = value as Partial<Side> | null;
  if (!side || !Array.isArray(side.cards) || !side.cards.every(isCount)) return false;
  const { points, seat, roomsOpened, roomsTurned, fights, fightsWon } = side;
  return (
    [seat, roomsOpened, roomsTurned, fights, fightsWon].every(isCount) &&
    POINT_KINDS.every((kind) => Number.isInteger(points?.[kind]))
  );
}
