/** A sample of the suite is proved anew, and bots are let loose on it. */
import { fileURLToPath } from 'node:url';
import { ActionList, Chance, chartOf, legalActions, readAction, sample } from '@dungeon-twister/rules';
import { expect, test } from 'vitest';
import { type Bot, botNamed } from '../src/index.ts';
import { KINDS } from '../tools/suite/aim.ts';
import { readSuite } from '../tools/suite/files.ts';
import { faultsOf } from '../tools/suite/prove.ts';
import { solve } from '../tools/suite/solve.ts';
import type { NamedTask } from '../tools/suite/task.ts';

const suite = readSuite(fileURLToPath(new URL('../suite', import.meta.url)));
const ofKind = (kind: string): NamedTask[] => suite.filter((one) => one.kind === kind);

/** How many of each kind are proved here; `npm run bots:suite -- --prove` proves all. */
const SAMPLE = 4;

test.each(KINDS)('a sample of "%s" is proved anew', (kind) => {
  const tasks = ofKind(kind);
  const step = Math.floor(tasks.length / SAMPLE);
  const some = Array.from({ length: SAMPLE }, (_, index) => tasks[index * step]);
  const faulty = some.flatMap(({ name, task }) => faultsOf(kind, task).map((fault) => `${name}: ${fault}`));
  expect(faulty).toEqual([]);
});

/** Plays what is written as the answer, and in a combat whatever comes first. */
function answering({ task: { answer } }: NamedTask): Bot {
  const lines = [...answer];
  return {
    choose({ view, seat, seed, ruleset }) {
      const p = sample(view, new Chance(seed), ruleset);
      if (view.shown.stage !== 'act') return legalActions(p, seat, new ActionList())[0];
      const read = readAction(chartOf(p), seat, lines.shift() ?? 'end');
      if (!read.ok) throw new Error(read.words.en);
      return read.action;
    },
  };
}

const first = (kind: string): NamedTask => ofKind(kind)[0];

test.each(KINDS)(
  'whoever plays the answer of "%s" has solved it, whoever only ends his turn has not',
  (kind) => {
    const task = first(kind);
    expect(solve(task, () => answering(task))).toEqual({ solved: true });
    expect(solve(task, () => ({ choose: () => ({ type: 'endTurn' }) }))).toEqual({ solved: false });
  },
);

const broken = (): Bot => ({
  choose() {
    throw new Error('lost');
  },
});
const cheat = (): Bot => ({ choose: () => ({ type: 'playCard', card: 5 }) });

test('a bot that breaks down, does nothing sensible or plays against the rules solves nothing', () => {
  const task = first('win');
  expect(solve(task, broken)).toEqual({ solved: false, fault: 'Error: lost' });
  expect(solve(task, cheat)).toEqual({ solved: false, fault: 'refused: NOT_NOW' });
});

test('the first bot misses most of a sample', () => {
  const some = suite.filter((_task, index) => index % 8 === 0);
  const solved = some.filter((task) => solve(task, () => botNamed('greedy') ?? answering(task)).solved);
  expect(solved.length).toBeLessThan(some.length * 0.4);
});
