/** A report in words and columns. */
import type { Language } from '@dungeon-twister/words';
import type { Estimate, MatchReport, Report } from './report.ts';
import { ARENA_WORDS } from './words.ts';

/** So many faults are told one by one. */
const MOST_FAULTS = 5;

export function sayReport(report: Report, language: Language): string[] {
  return [
    ...report.matches.flatMap((match) => [...sayMatch(match, language), '']),
    ...(report.bots.some(({ rating }) => rating) ? [...sayRatings(report, language), ''] : []),
    ...sayBots(report, language),
    ...sayTrouble(report, language),
  ];
}

function sayMatch(match: MatchReport, language: Language): string[] {
  const words = ARENA_WORDS[language];
  const { bots, pairs, games, won, drawn, lost, score, elo, superiority } = match;
  const seen = match.pairScores.map(
    ({ score: of, count }) => `${words.decimal(String(Number((2 * of).toFixed(3))))}: ${count}`,
  );
  const rows: (readonly [string, string])[] = [
    [words.score, estimate(score, (value) => percent(value, language), language)],
    [words.elo, estimate(elo, signed, language)],
    [words.superiority, percent(superiority, language)],
    [words.pairs, `${seen.join('  ')}  (${words.pairLegend})`],
    [words.games, words.counts(won, drawn, lost)],
    ...(match.sprt ? [[words.sprt, saySprt(match.sprt, language)] as const] : []),
  ];
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  return [
    words.match(bots[0], bots[1], pairs, games),
    ...rows.map(([name, value]) => `  ${name.padEnd(width)}${value}`),
  ];
}

function saySprt(found: NonNullable<MatchReport['sprt']>, language: Language): string {
  const words = ARENA_WORDS[language];
  const written = (value: number): string => words.decimal(value.toFixed(2));
  const { llr, bounds, verdict, low, high } = found;
  const said =
    verdict === 'accepted'
      ? words.accepted(low)
      : verdict === 'rejected'
        ? words.rejected(high)
        : words.undecided;
  return `${words.sprtState(written(llr), written(bounds[0]), written(bounds[1]))}; ${said}`;
}

function estimate(
  { value, low, high }: Estimate,
  write: (value: number) => string,
  language: Language,
): string {
  const written = (one: number | null, beyond: string): string => (one === null ? beyond : write(one));
  const up = value === null && low !== null ? '+∞' : '-∞';
  return `${written(value, up)}  ${ARENA_WORDS[language].interval(written(low, '-∞'), written(high, '+∞'))}`;
}

export const percent = (share: number, language: Language): string =>
  `${ARENA_WORDS[language].decimal((100 * share).toFixed(1))} %`;

const signed = (elo: number): string => `${elo < 0 ? '' : '+'}${Math.round(elo)}`;

function sayRatings({ bots }: Report, language: Language): string[] {
  const ranked = bots.toSorted((a, b) => (b.rating?.elo ?? 0) - (a.rating?.elo ?? 0));
  return columns([
    ARENA_WORDS[language].ratingColumns,
    ...ranked.map(({ bot, rating }) => [
      bot,
      signed(rating?.elo ?? 0),
      `± ${Math.round(rating?.error ?? 0)}`,
    ]),
  ]);
}

function sayBots({ bots, timing }: Report, language: Language): string[] {
  const { columns: heads, decimal } = ARENA_WORDS[language];
  return columns([
    heads,
    ...bots.map(({ bot, rotationsPerGame, fightsPerGame, decisionsPerGame, faults }, index) => [
      bot,
      decimal(rotationsPerGame.toFixed(2)),
      decimal(fightsPerGame.toFixed(2)),
      decimal(decisionsPerGame.toFixed(1)),
      String(faults),
      decimal((timing[index]?.msPerDecision ?? 0).toFixed(2)),
      decimal((timing[index]?.msPerTurn ?? 0).toFixed(1)),
    ]),
  ]);
}

function sayTrouble({ faults, unfinished }: Report, language: Language): string[] {
  const words = ARENA_WORDS[language];
  return [
    ...(unfinished > 0 ? ['', words.unfinished(unfinished)] : []),
    ...(faults.length > 0 ? [''] : []),
    ...faults
      .slice(0, MOST_FAULTS)
      .map(({ bot, game, kind, detail }) =>
        words.fault(bot, game, words.faults[kind], detail.replaceAll(/\s+/g, ' ')),
      ),
    ...(faults.length > MOST_FAULTS ? [words.moreFaults(faults.length - MOST_FAULTS)] : []),
  ];
}

/** Names to the left, numbers to the right. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  return rows.map((row) =>
    row
      .map((text, at) => (at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
