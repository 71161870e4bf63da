/**
 * npm run bench: how fast the rules are, beside a calibration loop and beside two well-known libraries.
 *
 * Prints a table and writes reports/bench.json. Ends with status 1 if a target is missed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { calibrationResult } from './calibration.ts';
import { measureCopyCost } from './copy-cost.ts';
import { BASE_SET, EDITIONS, type Measured } from './editions.ts';
import { type Figure, isMet, short, type Target, targetInWords } from './figures.ts';
import { inChild } from './in-child.ts';
import { median, medianRatio } from './measuring.ts';
import { countFrom, readCounts, STARTS, STORED } from './perft.ts';
import { RandomGames } from './random-games.ts';
import { type Contestants, type GameSpeeds, measureSpeeds } from './speeds.ts';
import { makeTable } from './table.ts';

/** Many short rounds: a busy moment of the machine spoils one of them, not the middle of all. */
const ROUNDS = { rounds: 17, milliseconds: 450 };
const COPY_ROUNDS = 9;
const COPY_MILLISECONDS = 150;
/** Half of what the figure is stated for. */
const CHECKED_ACTIONS = 500_000;
/** The figure is stated for two cores: each process checks half of the actions. */
const CHECKERS = 2;
const MEBIBYTE = 1024 * 1024;

const say = (text: string): void => console.log(text);

const figures: Figure[] = [];
const report = new URL('../../reports/bench.json', import.meta.url);

// --- 1 and 2: random games
say('Random games, chess.js and boardgame.io in turns (about two minutes) …');
const contestants = EDITIONS.map(({ id, scenario }) => ({
  fullList: new RandomGames('fullList', `bench, full list, ${id}`, scenario),
  pieceFirst: new RandomGames('pieceFirst', `bench, piece first, ${id}`, scenario),
}));
const speeds = measureSpeeds(contestants, ROUNDS);
const stepsPerSecond = median(speeds.calibration);
const rate = (id: string, words: string, unit: string, series: readonly number[]): Figure => ({
  id,
  words,
  value: median(series),
  unit,
  calibrated: { value: medianRatio(series, speeds.calibration), unit: 'per million steps' },
});
figures.push(
  rate('calibration', 'calibration loop', 'million steps/s', speeds.calibration),
  rate('chess', 'chess.js, random moves', 'moves/s', speeds.chessMoves),
  rate('ticTacToe', 'boardgame.io, tic-tac-toe', 'moves/s', speeds.ticTacToeMoves),
);
EDITIONS.forEach((edition, index) => {
  const games = speeds.editions[index];
  if (games) figures.push(...speedFigures(edition, games));
});

/** Beside chess.js something is wanted of every edition, beside boardgame.io of the base set. */
function speedFigures({ id, words, overChess }: Measured, games: GameSpeeds): Figure[] {
  const wanted = (target: Target): Pick<Figure, 'target'> => (id === BASE_SET.id ? { target } : {});
  return [
    rate(
      `${id}.fullListActions`,
      `${words}: random games from the full list`,
      'actions/s',
      games.fullListActions,
    ),
    {
      id: `${id}.fullListOverChess`,
      words: '  beside chess.js',
      value: medianRatio(games.fullListActions, speeds.chessMoves),
      unit: 'times',
      target: { bound: 'least', ...overChess },
    },
    {
      id: `${id}.fullListOverTicTacToe`,
      words: '  beside boardgame.io',
      value: medianRatio(games.fullListActions, speeds.ticTacToeMoves),
      unit: 'times',
      ...wanted({ bound: 'least', value: 5, goal: 10 }),
    },
    rate(`${id}.fullListGames`, '  the same in games', 'games/s', games.fullListGames),
    rate(`${id}.pieceFirstGames`, `${words}: random games, piece first`, 'games/s', games.pieceFirstGames),
    {
      id: `${id}.pieceFirstOverFullList`,
      words: '  beside the full list',
      value: medianRatio(games.pieceFirstGames, games.fullListGames),
      unit: 'times',
    },
    rate(`${id}.pieceFirstActions`, '  the same in actions', 'actions/s', games.pieceFirstActions),
  ];
}

// --- 3: size and copy
say('Copies …');
const copy = measureCopyCost(COPY_ROUNDS, COPY_MILLISECONDS);
figures.push(
  { id: 'baseBytes', words: 'a position of the base set', value: copy.baseBytes, unit: 'bytes' },
  {
    id: 'mostBytes',
    words: 'the largest position of any scenario',
    value: copy.mostBytes,
    unit: 'bytes',
    target: { bound: 'most', value: 2048 },
  },
  {
    id: 'copy',
    words: 'copying a position',
    value: copy.nanoseconds,
    unit: 'ns',
    calibrated: { value: (copy.nanoseconds * stepsPerSecond) / 1000, unit: 'steps' },
  },
  {
    id: 'copyOverKibibyte',
    words: '  beside copying 1 KiB',
    value: copy.timesKibibyte,
    unit: 'times',
    target: { bound: 'most', value: 5 },
  },
);

// --- 4: heap
say('Heap over many actions …');
for (const { id, scenario, words, heapActions } of EDITIONS) {
  const args = [scenario, String(heapActions)];
  const grown = (await inChild('heap-growth.ts', ['--expose-gc'], args)) as { readonly bytes: number };
  figures.push({
    id: `${id}.heapGrowth`,
    words: `${words}: heap growth in ${short(heapActions)} actions`,
    value: grown.bytes / MEBIBYTE,
    unit: 'MiB',
    target: { bound: 'most', value: 1 },
  });
}

// --- 5: bulk count
say('Bulk count …');
const stored = readCounts(readFileSync(STORED, 'utf8'));
STARTS.forEach(countFrom);
const countingFrom = performance.now();
const counted = STARTS.map(countFrom);
const seconds = (performance.now() - countingFrom) / 1000;
const nodes = counted.flatMap(({ counts }) => counts).reduce((sum, count) => sum + count, 0);
const wrong = counted.filter(
  ({ name, counts }) => stored.find((one) => one.name === name)?.counts.join() !== counts.join(),
);
figures.push(
  {
    id: 'perft',
    words: 'bulk count to depth 3',
    value: nodes / seconds,
    unit: 'nodes/s',
    calibrated: { value: nodes / seconds / stepsPerSecond, unit: 'per million steps' },
  },
  {
    id: 'perftWrong',
    words: '  counts that differ from perft.txt',
    value: wrong.length,
    unit: `of ${counted.length}`,
    target: { bound: 'most', value: 0 },
  },
);

// --- 6: everything checked
say('Half a million actions with every invariant checked …');
const checkedFrom = performance.now();
const checked = (await Promise.all(
  Array.from({ length: CHECKERS }, (_, part) =>
    inChild('checked-actions.ts', [], [String(CHECKED_ACTIONS / CHECKERS), String(part)]),
  ),
)) as readonly { readonly actions: number }[];
const checkedSeconds = (performance.now() - checkedFrom) / 1000;
const perMillion = 1e6 / checked.reduce((sum, { actions }) => sum + actions, 0);
figures.push({
  id: 'checkedMinutes',
  words: 'a million checked actions on two cores',
  value: (checkedSeconds * perMillion) / 60,
  unit: 'minutes',
  calibrated: { value: checkedSeconds * perMillion * stepsPerSecond, unit: 'million steps' },
});

const perGame = (games: RandomGames): string => short(games.actions / games.games);
const perList = (games: RandomGames): string => short(games.listed / games.lists);

// --- what came out
say('');
say(makeTable(figures));
const shares = EDITIONS.map(({ id, words }, index) => {
  const games = contestants[index];
  return games ? { id, ...describe(words, games) } : { id };
});

/** How long games and lists are, and what they are made of. */
function describe(words: string, { fullList, pieceFirst }: Contestants) {
  const kinds = fullList.shares();
  const performed = kinds.reduce((sum, { kind, count }) => (kind === 'endTurn' ? sum : sum + count), 0);
  say('');
  say(
    `${words}: ${perGame(fullList)} actions per game from the full list, ${perGame(pieceFirst)} piece first.`,
  );
  say(`Mean length of a list: ${perList(fullList)} in full, ${perList(pieceFirst)} piece first.`);
  say('Share of each kind of action, full list (the end of a turn is not counted as an action):');
  for (const { kind, count } of kinds)
    if (kind !== 'endTurn')
      say(`  ${kind.padEnd(12)}${((100 * count) / performed).toFixed(2).padStart(6)} %`);
  return { kinds, meanList: fullList.listed / fullList.lists };
}
for (const { name, counts } of wrong)
  say(
    `Bulk count of ${name}: ${counts.join(' ')}, stored ${stored.find((one) => one.name === name)?.counts.join(' ')}`,
  );

mkdirSync(new URL('.', report), { recursive: true });
const calibrationCheck = calibrationResult();
const written = { node: process.version, figures, shares, speeds, counted, calibrationCheck };
writeFileSync(report, `${JSON.stringify(written, null, 2)}\n`);

const missed = figures.filter((figure) => !isMet(figure));
for (const { words, value, unit, target } of missed)
  if (target)
    console.error(`Missed: ${words.trim()}: ${short(value)} ${unit}, wanted ${targetInWords(target)}.`);
process.exitCode = missed.length > 0 ? 1 : 0;
