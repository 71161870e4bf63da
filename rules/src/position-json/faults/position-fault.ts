/** Something in a position that does not fit, and where. */
import type { Path } from '../../json/cursor.ts';
import type { Words } from '../../vocabulary.ts';

export interface PositionFault {
  /** Where in the JSON form of the position. */
  readonly path: Path;
  readonly words: Words;
}

/** Faults as they are found. */
export type Faults = Generator<PositionFault, void, undefined>;

export const fault = (path: Path, words: Words): PositionFault => ({ path, words });
