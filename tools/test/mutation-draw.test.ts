import { expect, test } from 'vitest';
import { drawRanges, makeRange } from '../mutation/draw.ts';
import { mutantsOf, type Range } from '../mutation/mutants.ts';

const line = (file: string, at: number): Range => ({
  file,
  start: { line: at, column: 0 },
  end: { line: at, column: 9 },
});
const lines = (file: string, length: number): Range[] => Array.from({ length }, (_, at) => line(file, at));

const REACH = 'rules/src/labyrinth/reach.ts';
const NAGA = 'rules/src/content/abilities/naga.ts';
const ROPE = 'rules/src/content/objects/rope.ts';
const PIT = 'rules/src/editions/policies/pit.ts';
const everything = [...lines(REACH, 500), ...lines(NAGA, 9), ...lines(ROPE, 9), ...lines(PIT, 9)];

test('as many mutants are drawn as asked', () => {
  expect(drawRanges(everything, 1, 40).mutants).toBe(40);
});

test('the same seed draws the same ranges, another seed others', () => {
  expect(drawRanges(everything, 1, 40)).toEqual(drawRanges(everything, 1, 40));
  expect(drawRanges(everything, 1, 40)).not.toEqual(drawRanges(everything, 2, 40));
});

test.each([1, 2, 3, 4, 5])('no ability, object or policy is left out (seed %i)', (seed) => {
  const { ranges } = drawRanges(everything, seed, 20);
  const drawnFrom = (file: string): number => ranges.filter((range) => range.file === file).length;
  expect(drawnFrom(NAGA)).toBeGreaterThanOrEqual(3);
  expect(drawnFrom(PIT)).toBeGreaterThanOrEqual(3);
  expect(drawnFrom(ROPE)).toBeGreaterThanOrEqual(1);
});

test('a range counts what lies inside it', () => {
  const block = { file: REACH, start: { line: 0, column: 0 }, end: { line: 4, column: 9 } };
  expect(drawRanges([block], 1, 1).mutants).toBe(1);
  const { mutants, ranges } = drawRanges([block, ...lines(REACH, 5)], 1, 6);
  expect(mutants).toBe(6);
  expect(ranges).toContain(block);
});

test('a block that would use up the draw is left out', () => {
  const block = { file: REACH, start: { line: 0, column: 0 }, end: { line: 499, column: 9 } };
  expect(drawRanges([block, ...lines(REACH, 500)], 1, 40).ranges).not.toContain(block);
});

test('ranges are written as Stryker reads them', () => {
  expect(makeRange({ file: REACH, start: { line: 0, column: 4 }, end: { line: 2, column: 1 } })).toBe(
    `${REACH}:1:4-3:1`,
  );
});

test('mutants are found where they lie', async () => {
  const mutants = await mutantsOf([
    { name: 'step.ts', text: 'const far = (n: number): boolean =>\n  n > 3;\n' },
  ]);
  expect(mutants).toContainEqual({
    file: 'step.ts',
    start: { line: 1, column: 2 },
    end: { line: 1, column: 7 },
  });
});
