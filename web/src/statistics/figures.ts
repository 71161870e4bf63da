/** Numbers about somebody's games, from the rows that the device keeps. */
import { SCENARIOS } from '@dungeon-twister/rules';
import { type Box, boxOf } from '../match/editions.ts';
import { POINT_KINDS, type PointKind, type PointsByKind } from '../match/story.ts';
import { readDetails, type Side } from '../store/game-details.ts';
import type { GameResult } from '../store/results.ts';
import { type Counts, NO_GAMES, OUTCOMES, outcomeOf } from '../store/tallies.ts';

/** Games in which somebody at this screen played, the oldest first. */
export const ownGames = (results: readonly GameResult[]): GameResult[] =>
  results.filter((result) => outcomeOf(result) !== null).toSorted((a, b) => a.when - b.when);

export const totalOf = (counts: Counts): number => OUTCOMES.reduce((sum, one) => sum + counts[one], 0);

export const sumOf = (all: Iterable<Counts>): Counts => {
  const sum = { ...NO_GAMES };
  for (const counts of all) for (const one of OUTCOMES) sum[one] += counts[one];
  return sum;
};

/** The edition of a game; of one whose result alone is known, by its title. Null for somebody's own scenario. */
export function boxOfGame(result: GameResult): Box | null {
  const details = readDetails(result);
  if (details) return details.box;
  const scenario = SCENARIOS.find(({ name }) => name.en === result.title.en);
  return scenario ? boxOf(scenario) : null;
}

/** What the people at this screen did in a game. */
export interface Played {
  readonly result: GameResult;
  readonly turns: number;
  readonly sides: readonly Side[];
}

export const playedGames = (results: readonly GameResult[]): Played[] =>
  results.flatMap((result) => {
    const details = readDetails(result);
    return details ? [{ result, turns: details.turns, sides: details.sides }] : [];
  });

const sidesOf = (games: readonly Played[]): readonly Side[] => games.flatMap(({ sides }) => sides);

export const sumOver = (games: readonly Played[], valueOf: (side: Side) => number): number =>
  sidesOf(games).reduce((sum, side) => sum + valueOf(side), 0);

/** For one player of a game: where several share a screen, each of them has played one. */
export function perGame(games: readonly Played[], valueOf: (side: Side) => number): number {
  const sides = sidesOf(games).length;
  return sides === 0 ? 0 : sumOver(games, valueOf) / sides;
}

export const pointsOf = ({ points }: Side): number =>
  POINT_KINDS.reduce((sum, kind) => sum + points[kind], 0);

/** Those that made any, in their usual order. */
export function pointsMade(games: readonly Played[]): readonly (readonly [PointKind, number])[] {
  const made: PointsByKind = Object.fromEntries(
    POINT_KINDS.map((kind) => [kind, sumOver(games, ({ points }) => points[kind])]),
  ) as PointsByKind;
  return POINT_KINDS.filter((kind) => made[kind] > 0).map((kind) => [kind, made[kind]] as const);
}

/** How often each value was laid, from the lowest that there is to the highest that was laid. */
export function cardsLaid(games: readonly Played[]): readonly (readonly [number, number])[] {
  const laid = sidesOf(games).flatMap(({ cards }) => cards);
  if (laid.length === 0) return [];
  return Array.from(
    { length: Math.max(...laid) + 1 },
    (_, value) => [value, laid.filter((one) => one === value).length] as const,
  );
}
