/** Results, counted: how a person fared by whatever games are sorted by. */
import type { Player } from '../match/player.ts';
import { type Verdict, verdictOf } from '../match/verdict.ts';
import type { GameResult } from './results.ts';

/** How games ended; those of several people at one screen are nobody's victories. */
export type Outcome = Verdict | 'shared';
export const OUTCOMES: readonly Outcome[] = ['won', 'lost', 'drawn', 'shared'];
export type Counts = Readonly<Record<Outcome, number>>;

export const NO_GAMES: Counts = { won: 0, lost: 0, drawn: 0, shared: 0 };

/** Null for games in which nobody at this screen played. */
export function outcomeOf({ players, winners }: Pick<GameResult, 'players' | 'winners'>): Outcome | null {
  if (players.every(({ kind }) => kind === 'bot')) return null;
  return verdictOf(players, { winners }) ?? 'shared';
}

/** Games by a key; those that were played last come first. */
export function countsBy(
  results: readonly GameResult[],
  keyOf: (result: GameResult) => string,
): ReadonlyMap<string, Counts> {
  const counts = new Map<string, Counts>();
  for (const result of results) {
    const outcome = outcomeOf(result);
    if (!outcome) continue;
    const key = keyOf(result);
    const before = counts.get(key) ?? NO_GAMES;
    counts.delete(key);
    counts.set(key, { ...before, [outcome]: before[outcome] + 1 });
  }
  return new Map([...counts].reverse());
}

/** How one person fared against one sort of opponents. */
export interface Tally extends Counts {
  /** Those whom the computer played. */
  readonly opponents: readonly Player[];
}

/** By who the others were, as far as the computer played them; the latest first. */
export const byOpponents = (results: readonly GameResult[]): Tally[] =>
  [...countsBy(results, ({ players }) => JSON.stringify(players.filter(({ kind }) => kind === 'bot')))].map(
    ([key, counts]) => ({ opponents: JSON.parse(key) as readonly Player[], ...counts }),
  );

/** Games of one person against others whom the computer plays. */
export const tallies = (results: readonly GameResult[]): Tally[] =>
  byOpponents(results.filter((result) => outcomeOf(result) !== 'shared'));
