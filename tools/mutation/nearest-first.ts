/**
 * The order in which tests are asked about a mutant: those first whose names have most in common with the file it is in.
 * Whoever ends at the first failure ends sooner.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The name of the mutated file, for the tests that run against it. */
export const MUTATED = 'MUTATED_FILE';

const wordsOf = (file: string): Set<string> =>
  new Set(
    file
      .replace(/^.*rules\/(?:src|test)\//, '')
      .replace(/(?:\.test)?\.ts$/, '')
      .split(/[/-]/)
      .flatMap((word) => [word, word.replace(/s$/, '')]),
  );

export class NearestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const wanted = wordsOf(process.env[MUTATED] ?? '');
    const shared = ({ moduleId }: TestSpecification): number =>
      [...wordsOf(moduleId)].filter((word) => wanted.has(word)).length;
    return Promise.resolve(
      files
        .map((file) => ({ file, near: shared(file) }))
        .sort((a, b) => b.near - a.near || a.file.moduleId.localeCompare(b.file.moduleId))
        .map(({ file }) => file),
    );
  }
}
