/**
 * Draws what to mutate: ranges of the sources, until they hold as many mutants as asked.
 *
 * Each range is the exact place of a drawn mutant, so every line with something to get wrong has the same chance.
 * Whatever is inside the range is mutated too; large blocks are left out, because one of them would use up the draw
 * in a single function.
 */
import type { Mutant, Range } from './mutants.ts';
import { seededDraw, shuffled } from './seeded.ts';

const MOST_IN_A_RANGE = 12;

/** A file of these folders is one thing a player can do, be or own: none may be left out of the draw. */
const NEVER_LEFT_OUT =
  /^rules\/src\/(?:content\/(?:[^/]+\/)?(?:abilities|characters|objects)\/|(?:.*\/)?policies\/)/;

/** Of these, a test must kill a mutant and name the rule; a single mutant could be one that changes nothing. */
const MUST_BE_PROVED = /^rules\/src\/(?:content\/(?:[^/]+\/)?abilities\/|(?:.*\/)?policies\/)/;

export const mustBeProved = (file: string): boolean => MUST_BE_PROVED.test(file);

/** How many ranges a file gets before the free draw begins. */
function reserved(file: string): number {
  if (mustBeProved(file)) return 3;
  return NEVER_LEFT_OUT.test(file) ? 1 : 0;
}

const before = (a: Range['start'], b: Range['start']): boolean =>
  a.line < b.line || (a.line === b.line && a.column <= b.column);

const isInside = (inner: Range, outer: Range): boolean =>
  inner.file === outer.file && before(outer.start, inner.start) && before(inner.end, outer.end);

function groupByFile(mutants: readonly Mutant[]): Map<string, Mutant[]> {
  const byFile = new Map<string, Mutant[]>();
  for (const mutant of mutants) byFile.set(mutant.file, [...(byFile.get(mutant.file) ?? []), mutant]);
  return byFile;
}

export interface Drawn {
  readonly ranges: readonly Range[];
  /** The mutants that lie inside them. */
  readonly mutants: readonly Mutant[];
}

export function drawRanges(mutants: readonly Mutant[], seed: number, goal: number): Drawn {
  const byFile = groupByFile(mutants);
  const inside = (range: Range): Mutant[] =>
    (byFile.get(range.file) ?? []).filter((mutant) => isInside(mutant, range));

  const pile = shuffled(mutants, seededDraw(seed));
  const small = pile.filter((range) => inside(range).length <= MOST_IN_A_RANGE);
  const ranges: Range[] = [];
  const covered = new Set<Mutant>();
  const take = (range: Mutant): void => {
    if (covered.has(range)) return;
    ranges.push(range);
    for (const mutant of inside(range)) covered.add(mutant);
  };

  for (const file of byFile.keys()) {
    const here = small.filter((range) => range.file === file);
    const enough = here.length > 0 ? here : pile.filter((range) => range.file === file);
    for (const range of enough.slice(0, reserved(file))) take(range);
  }
  for (const range of small) {
    if (covered.size >= goal) break;
    take(range);
  }
  return { ranges, mutants: [...covered] };
}
