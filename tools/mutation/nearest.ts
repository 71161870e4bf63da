/**
 * Which tests are asked about a mutant first: those whose names have most in common with the file it is in. Most mutants
 * are noticed by one of a few files, and starting all of them for each mutant would take hours.
 */

/** So many test files are the nearest. */
const NEAREST = 10;

const wordsOf = (file: string): Set<string> =>
  new Set(
    file
      .replace(/^rules\/(?:src|test)\//, '')
      .replace(/(?:\.test)?\.ts$/, '')
      .split(/[/-]/)
      .map((word) => word.replace(/s$/, '')),
  );

/** The test files nearest to a source file; files that share no word with it are none. */
export function nearestTests(source: string, tests: readonly string[]): string[] {
  const wanted = wordsOf(source);
  return tests
    .map((name) => ({ name, near: [...wordsOf(name)].filter((word) => wanted.has(word)).length }))
    .filter(({ near }) => near > 0)
    .sort((a, b) => b.near - a.near || a.name.localeCompare(b.name))
    .slice(0, NEAREST)
    .map(({ name }) => name);
}
