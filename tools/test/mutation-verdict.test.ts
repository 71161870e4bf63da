import { expect, test } from 'vitest';
import { judge, type MutationReport } from '../mutation/verdict.ts';

const NAGA = 'rules/src/content/abilities/naga.ts';
const REACH = 'rules/src/labyrinth/reach.ts';

const times = (length: number, status: string, killedBy: readonly string[] = []) =>
  Array.from({ length }, () => ({ status, killedBy }));

const report = (files: MutationReport['files'], titles: Record<string, string> = {}): MutationReport => ({
  files,
  testFiles: { 'naga.test.ts': { tests: Object.entries(titles).map(([id, name]) => ({ id, name })) } },
});

test('killed and timed out mutants make the score', () => {
  const mutants = [
    ...times(300, 'Killed'),
    ...times(20, 'Timeout'),
    ...times(50, 'Survived'),
    ...times(30, 'NoCoverage'),
    ...times(99, 'Ignored'),
  ];
  expect(judge(report({ [REACH]: { source: '', mutants } }))).toEqual({
    killed: 300,
    timedOut: 20,
    survived: 50,
    noCoverage: 30,
    mutants: 400,
    score: 80,
    unproved: [],
    unnoticed: expect.any(Array),
    problems: [],
  });
});

test('a mutant that nobody noticed is listed with its place', () => {
  const mutant = {
    status: 'Survived',
    mutatorName: 'EqualityOperator',
    replacement: 'a >=\n  b',
    location: { start: { line: 3, column: 7 } },
  };
  expect(judge(report({ [REACH]: { source: '', mutants: [mutant] } })).unnoticed).toEqual([
    `${REACH}:3:7 Survived EqualityOperator a >= b`,
  ]);
});

test('too few mutants fail', () => {
  const { problems } = judge(report({ [REACH]: { source: '', mutants: times(399, 'Killed') } }));
  expect(problems).toEqual(['399 mutants; at least 400 are needed']);
});

test('a low score fails', () => {
  const mutants = [...times(300, 'Killed'), ...times(101, 'Survived')];
  expect(judge(report({ [REACH]: { source: '', mutants } })).problems).toEqual([
    '74.8 % killed; at least 80 % are needed',
  ]);
});

test.each([
  ['// Rules: BD-CHAR-Naga-1', '[BD-CHAR-Naga-2] swims', []],
  ['// Rules: BD-CHAR-Naga-1', '[BD-MOVE-7] a wall stops a step', [NAGA]],
  ['// Rules: BD-CHAR-Naga-1', 'swims', [NAGA]],
  ['// Rules: groups BD-PIT and BD-CHAR', '[BD-CHAR-Naga-2] swims', []],
  ['// no rule', '[BD-MOVE-7] a wall stops a step', []],
])('an ability that says "%s" and is guarded by "%s"', (source, title, unproved) => {
  const verdict = judge(report({ [NAGA]: { source, mutants: times(400, 'Killed', ['1']) } }, { 1: title }));
  expect(verdict.unproved).toEqual(unproved);
  expect(verdict.problems).toHaveLength(unproved.length);
});
