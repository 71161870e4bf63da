/** What came out: plain data, which `--json` prints as it is and people are told in words. */
import type { Fault, SeatTally } from './outcome.ts';
import type { ResultLine } from './ledger.ts';
import { couplesOf } from './schedule.ts';
import { bradleyTerry } from './stats/bradley-terry.ts';
import { eloOfScore } from './stats/elo.ts';
import { countPairs, type PairCount, summaryOfPairs } from './stats/pairs.ts';
import { sprt, type Sprt, type SprtPlan } from './stats/sprt.ts';

/** A value and the interval that holds it with 95 % probability; null is beyond all measure. */
export interface Estimate {
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

export interface MatchReport {
  readonly bots: readonly [string, string];
  readonly pairs: number;
  readonly games: number;
  /** Games in which the first one did better, equally, worse. */
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly pairScores: readonly PairCount[];
  /** Of the first one, from 0 to 1. */
  readonly score: Estimate;
  readonly elo: Estimate;
  readonly superiority: number;
  readonly sprt: (Sprt & SprtPlan) | null;
}

interface BotReport {
  readonly bot: string;
  /** Seats that it played; more than one in a game where three or four sit at the table. */
  readonly seats: number;
  readonly rotationsPerGame: number;
  readonly fightsPerGame: number;
  readonly decisionsPerGame: number;
  readonly faults: number;
  /** In a round robin: what all its results together say. */
  readonly rating: { readonly elo: number; readonly error: number } | null;
}

export interface Report {
  readonly matches: readonly MatchReport[];
  readonly bots: readonly BotReport[];
  readonly faults: readonly (Fault & { readonly game: number; readonly bot: string })[];
  /** Games that nobody had won after the most decisions. */
  readonly unfinished: number;
  /** Milliseconds, per bot: information only, and the one thing that differs from run to run. */
  readonly timing: readonly {
    readonly bot: string;
    readonly msPerDecision: number;
    readonly msPerTurn: number;
  }[];
}

/** Games of pairs whose both games are played, in order. */
export function wholePairs(lines: Iterable<ResultLine>): ResultLine[] {
  const ordered = [...lines].toSorted((a, b) => a.game - b.game);
  const known = new Set(ordered.map(({ game }) => game));
  return ordered.filter(({ game }) => known.has(game ^ 1));
}

/** The mean of both games of each pair. */
export function pairScores(lines: readonly ResultLine[]): number[] {
  return lines.flatMap(({ share }, index) =>
    index % 2 === 1 ? [(share + (lines[index - 1]?.share ?? 0)) / 2] : [],
  );
}

export function reportOf(
  names: readonly string[],
  played: readonly ResultLine[],
  plan: SprtPlan | null,
): Report {
  const couples = couplesOf(names.length);
  const linesOf = ([first, second]: readonly [number, number]): ResultLine[] =>
    played.filter(({ couple }) => couple[0] === first && couple[1] === second);
  const ratings =
    names.length > 2
      ? bradleyTerry(
          names.length,
          couples.map(([first, second]) => {
            const lines = linesOf([first, second]);
            return { first, second, games: lines.length, score: sum(lines, ({ share }) => share) };
          }),
        )
      : [];
  const nameOf = (number: number): string => names[number] ?? '';
  return {
    matches: couples.map((couple) =>
      matchReport([nameOf(couple[0]), nameOf(couple[1])], linesOf(couple), plan),
    ),
    bots: names.map((bot, number) => ({
      ...botReport(bot, number, played),
      rating: ratings[number] ?? null,
    })),
    faults: played.flatMap(({ fault, game, seats }) =>
      fault ? [{ ...fault, game, bot: nameOf(seats[fault.seat] ?? -1) }] : [],
    ),
    unfinished: played.filter(({ ending }) => ending === 'limit').length,
    timing: names.map((bot, number) => timingOf(bot, talliesOf(number, played))),
  };
}

function matchReport(
  bots: readonly [string, string],
  lines: readonly ResultLine[],
  plan: SprtPlan | null,
): MatchReport {
  const counts = countPairs(pairScores(lines));
  const { pairs, mean, low, high, superiority } = summaryOfPairs(counts);
  return {
    bots,
    pairs,
    games: lines.length,
    won: lines.filter(({ share }) => share > 0.5).length,
    drawn: lines.filter(({ share }) => share === 0.5).length,
    lost: lines.filter(({ share }) => share < 0.5).length,
    pairScores: counts,
    score: { value: mean, low, high },
    elo: { value: finite(eloOfScore(mean)), low: finite(eloOfScore(low)), high: finite(eloOfScore(high)) },
    superiority,
    sprt: plan && { ...sprt(counts, plan), ...plan },
  };
}

/** JSON knows no infinity. */
const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);

const sum = <T>(things: readonly T[], value: (thing: T) => number): number =>
  things.reduce((total, thing) => total + value(thing), 0);

const talliesOf = (number: number, lines: readonly ResultLine[]): SeatTally[] =>
  lines.flatMap(({ seats, tally }) => tally.filter((_, seat) => seats[seat] === number));

function botReport(bot: string, number: number, lines: readonly ResultLine[]): Omit<BotReport, 'rating'> {
  const tallies = talliesOf(number, lines);
  const mean = (value: (tally: SeatTally) => number): number =>
    sum(tallies, value) / Math.max(1, tallies.length);
  return {
    bot,
    seats: tallies.length,
    rotationsPerGame: mean(({ rotations }) => rotations),
    fightsPerGame: mean(({ fights }) => fights),
    decisionsPerGame: mean(({ decisions }) => decisions),
    faults: lines.filter(({ fault, seats }) => fault !== null && seats[fault.seat] === number).length,
  };
}

const timingOf = (bot: string, tallies: readonly SeatTally[]): Report['timing'][number] => ({
  bot,
  msPerDecision:
    sum(tallies, ({ ms }) => ms) /
    Math.max(
      1,
      sum(tallies, ({ decisions }) => decisions),
    ),
  msPerTurn:
    sum(tallies, ({ turnMs }) => turnMs) /
    Math.max(
      1,
      sum(tallies, ({ turns }) => turns),
    ),
});
