import { expect, test } from 'vitest';
import type { Outcome, Status } from '../mutation/run.ts';
import { judge } from '../mutation/verdict.ts';

const NAGA = 'rules/src/content/abilities/naga.ts';
const REACH = 'rules/src/labyrinth/reach.ts';

const times = (length: number, status: Status, file = REACH, killers: readonly string[] = []): Outcome[] =>
  Array.from({ length }, () => ({
    mutant: {
      file,
      start: { line: 2, column: 7 },
      end: { line: 2, column: 9 },
      mutator: 'EqualityOperator',
      replacement: 'a >=\n  b',
    },
    status,
    killers,
  }));

const noSources = new Map<string, string>();

test('killed and timed out mutants make the score', () => {
  const outcomes = [...times(300, 'Killed'), ...times(20, 'Timeout'), ...times(80, 'Survived')];
  expect(judge(outcomes, noSources)).toEqual({
    killed: 300,
    timedOut: 20,
    survived: 80,
    mutants: 400,
    score: 80,
    unproved: [],
    unnoticed: expect.any(Array),
    problems: [],
  });
});

test('a mutant that nobody noticed is listed with its place', () => {
  expect(judge(times(1, 'Survived'), noSources).unnoticed).toEqual([`${REACH}:3:7 EqualityOperator a >= b`]);
});

test('too few mutants fail', () => {
  expect(judge(times(399, 'Killed'), noSources).problems).toEqual(['399 mutants; at least 400 are needed']);
});

test('a low score fails', () => {
  const outcomes = [...times(300, 'Killed'), ...times(101, 'Survived')];
  expect(judge(outcomes, noSources).problems).toEqual(['74.8 % killed; at least 80 % are needed']);
});

test.each([
  ['// Rules: BD-CHAR-Naga-1', '[BD-CHAR-Naga-2] swims', []],
  ['// Rules: BD-CHAR-Naga-1', '[BD-MOVE-7] a wall stops a step', [NAGA]],
  ['// Rules: BD-CHAR-Naga-1', 'swims', [NAGA]],
  ['// Rules: groups BD-PIT and BD-CHAR', '[BD-CHAR-Naga-2] swims', []],
  ['// no rule', '[BD-MOVE-7] a wall stops a step', []],
])('an ability that says "%s" and is guarded by "%s"', (source, title, unproved) => {
  const verdict = judge(times(400, 'Killed', NAGA, [title]), new Map([[NAGA, source]]));
  expect(verdict.unproved).toEqual(unproved);
  expect(verdict.problems).toHaveLength(unproved.length);
});
