import { expect, test } from 'vitest';
import { drawRanges } from '../mutation/draw.ts';
import { type Mutant, mutantsOf } from '../mutation/mutants.ts';
import { mutated } from '../mutation/run.ts';

const line = (file: string, at: number): Mutant => ({
  file,
  mutator: 'Line',
  replacement: '',
  start: { line: at, column: 0 },
  end: { line: at, column: 9 },
});
const lines = (file: string, length: number): Mutant[] => Array.from({ length }, (_, at) => line(file, at));

const REACH = 'rules/src/labyrinth/reach.ts';
const NAGA = 'rules/src/content/abilities/naga.ts';
const ROPE = 'rules/src/content/objects/rope.ts';
const PIT = 'rules/src/editions/policies/pit.ts';
const everything = [...lines(REACH, 500), ...lines(NAGA, 9), ...lines(ROPE, 9), ...lines(PIT, 9)];

test('as many mutants are drawn as asked', () => {
  expect(drawRanges(everything, 1, 40).mutants).toHaveLength(40);
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
  const block = { ...line(REACH, 0), end: { line: 4, column: 9 } };
  expect(drawRanges([block], 1, 1).mutants).toHaveLength(1);
  const { mutants, ranges } = drawRanges([block, ...lines(REACH, 5)], 1, 6);
  expect(mutants).toHaveLength(6);
  expect(ranges).toContain(block);
});

test('a block that would use up the draw is left out', () => {
  const block = { ...line(REACH, 0), end: { line: 499, column: 9 } };
  expect(drawRanges([block, ...lines(REACH, 500)], 1, 40).ranges).not.toContain(block);
});

test('mutants are found where they lie', async () => {
  const mutants = await mutantsOf([
    { name: 'step.ts', text: 'const far = (n: number): boolean =>\n  n > 3;\n' },
  ]);
  expect(mutants).toContainEqual({
    file: 'step.ts',
    start: { line: 1, column: 2 },
    end: { line: 1, column: 7 },
    mutator: 'EqualityOperator',
    replacement: 'n >= 3',
  });
});

test('a mutant is put exactly where it lies', () => {
  const mutant = {
    ...line('step.ts', 1),
    start: { line: 1, column: 2 },
    end: { line: 1, column: 7 },
    replacement: 'n >= 3',
  };
  expect(mutated('const far = (n: number): boolean =>\n  n > 3;\n', mutant)).toBe(
    'const far = (n: number): boolean =>\n  n >= 3;\n',
  );
});
