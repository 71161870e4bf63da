/**
 * The parts of a position that could not be read. What stands in their place was chosen to go on with, and says
 * nothing: whatever is wrong because of it would be gone as soon as the part is mended.
 */
import type { Path } from '../json/cursor.ts';
import type { Piece } from '../vocabulary.ts';

export class Doubts {
  private readonly named: Path[] = [];
  /** Pieces that may be spoken of where nobody could tell of which. */
  readonly strays = new Set<Piece>();

  /** A part of the JSON form: `pieces`, 3. */
  add(...path: Path): void {
    if (!this.covers(path)) this.named.push(path);
  }

  get isEmpty(): boolean {
    return this.named.length === 0 && this.strays.size === 0;
  }

  /** Whether all that stands here is in doubt. */
  covers(path: Path): boolean {
    const [list, index] = path;
    if (list === 'pieces' && typeof index === 'number' && this.strays.has(index)) return true;
    return this.named.some((doubt) => doubt.every((step, at) => step === path[at]));
  }

  /** Whether anything of a field is in doubt. */
  touches(field: string): boolean {
    return (field === 'pieces' && this.strays.size > 0) || this.named.some(([first]) => first === field);
  }

  /** The numbers of those items of a list of which something is in doubt. */
  itemsOf(list: string): number[] {
    const items = this.named.flatMap(([first, index]) =>
      first === list && typeof index === 'number' ? [index] : [],
    );
    return [...new Set(items)];
  }
}
