/** Plays what is not played yet, and reports. The same plan gives the same report, on however many threads. */
import { areEnemies, type GameOptions, rulesetFor } from '@dungeon-twister/rules';
import { type Contestant, distinctNames } from './contestant.ts';
import type { Ledger } from './ledger.ts';
import type { Job } from './messages.ts';
import { shareOf } from './outcome.ts';
import { pairScores, type Report, reportOf, wholePairs } from './report.ts';
import { type Planned, schedule } from './schedule.ts';
import { countPairs } from './stats/pairs.ts';
import { sprt, type SprtPlan } from './stats/sprt.ts';
import { playAll } from './threads.ts';

export interface ArenaPlan {
  readonly contestants: readonly Contestant[];
  readonly options: GameOptions;
  readonly seed: string;
  readonly pairs: number;
  readonly threads: number;
  /** The file with which a thread begins. */
  readonly threadEntry: URL;
  readonly limitMs: number;
  readonly mostDecisions: number;
  readonly sprt: SprtPlan | null;
}

/** Told after every game, and once before the first. */
export type OnProgress = (played: number, of: number, report: () => Report) => void;

export async function runArena(plan: ArenaPlan, ledger: Ledger, onProgress: OnProgress): Promise<Report> {
  const { contestants, options, pairs, seed } = plan;
  const names = distinctNames(contestants.map(({ name }) => name));
  const ruleset = rulesetFor(options);
  const games = [...schedule(contestants.length, ruleset.seats, pairs, seed)];
  const planned = new Map(games.map((one) => [one.game, one]));
  const jobOf = ({ game, deal, seats }: Planned): Job => ({
    game,
    options,
    deal,
    seats: seats.flatMap((number) => {
      const contestant = contestants[number];
      return contestant ? [{ contestant, name: names[number] ?? '' }] : [];
    }),
    mostDecisions: plan.mostDecisions,
    limitMs: plan.limitMs,
  });
  const counted = () => countedLines(games, ledger, plan.sprt);
  const report = (): Report => reportOf(names, counted().lines, plan.sprt);
  const tell = (): void => {
    onProgress(games.filter(({ game }) => ledger.lines.has(game)).length, games.length, report);
  };
  tell();
  if (!counted().decided) {
    const open = games.filter(({ game }) => !ledger.lines.has(game)).map(jobOf);
    const count = Math.max(1, Math.min(plan.threads, open.length));
    await playAll(open, { count, entry: plan.threadEntry }, ({ game }, { outcome, record }) => {
      const one = planned.get(game);
      if (!one) return 'on';
      const { couple, seats } = one;
      const share = shareOf(outcome, seats, couple, (a, b) => areEnemies(ruleset, a, b));
      ledger.add({ ...one, share, ...outcome }, record);
      tell();
      return counted().decided ? 'enough' : 'on';
    });
  }
  return report();
}

/**
 * The games that count: whole pairs. With a test that stops the match, those up to the pair at which it does, in the order
 * of the schedule, whichever thread was the first: what was played beyond is kept, and not counted.
 */
function countedLines(games: readonly Planned[], ledger: Ledger, plan: SprtPlan | null) {
  const known = games.flatMap(({ game }) => ledger.lines.get(game) ?? []);
  if (!plan) return { lines: wholePairs(known), decided: false };
  const gap = games.findIndex(({ game }) => !ledger.lines.has(game));
  const lines = wholePairs(gap < 0 ? known : known.slice(0, gap));
  const scores = pairScores(lines);
  for (let pair = 1; pair <= scores.length; pair++)
    if (sprt(countPairs(scores.slice(0, pair)), plan).verdict)
      return { lines: lines.slice(0, 2 * pair), decided: true };
  return { lines, decided: false };
}
