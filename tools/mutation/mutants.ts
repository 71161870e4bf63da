/** The mutants of the given files, as Stryker's instrumenter makes them. */
import type { Logger } from '@stryker-mutator/api/logging';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import type { TextFile } from '../ledger/ledger.ts';

interface Point {
  /** Counted from 0, as Stryker does inside. */
  readonly line: number;
  readonly column: number;
}

/** A piece of a file. */
export interface Range {
  readonly file: string;
  readonly start: Point;
  readonly end: Point;
}

const no = (): boolean => false;
const nothing = (): void => {};

const SILENT: Logger = {
  isTraceEnabled: no,
  isDebugEnabled: no,
  isInfoEnabled: no,
  isWarnEnabled: no,
  isErrorEnabled: no,
  isFatalEnabled: no,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
};

/** A mutant: a piece of a file and what stands there instead. */
export interface Mutant extends Range {
  readonly mutator: string;
  readonly replacement: string;
}

/** Every mutant of the files; several may share a range. */
export async function mutantsOf(files: readonly TextFile[]): Promise<Mutant[]> {
  const { mutants } = await new Instrumenter(SILENT).instrument(
    files.map(({ name, text }) => ({ name, content: text, mutate: true })),
    { plugins: null, excludedMutations: [], ignorers: [] },
  );
  return mutants
    .filter((mutant) => mutant.status !== 'Ignored')
    .map(({ fileName, location: { start, end }, mutatorName, replacement }) => ({
      file: fileName,
      start,
      end,
      mutator: mutatorName,
      replacement: replacement ?? '',
    }));
}
