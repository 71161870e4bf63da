/** Pair 9 of the 3/4 Players expansion, in orange: designs of our own, for the printed ones are not known to us. */
import { readPair, readRoom } from '../../map/read-room-drawing.ts';

/**
 * Left: The Great Cell: a lane along two sides of one cell of sixteen squares.
 * Right: The Spiral: one lane winds inwards to the gear; two gates cut it short.
 */
export const [room9Cw, room9Ccw] = readPair(readRoom, '9', 9, [
  '+   +---+   +   +---+    +---+   +---+---+---+',
  '  .   .   .   .   .        .   .   .   .   o |',
  '+---+---+---+---+   +    +---+---+---+---+   +',
  '| .   . | .   . | .      | .   .   .   . | .  ',
  '+   +   +   +---+   +    +   +===+---+   +   +',
  '| *   . | .   . H .        . | .   * | . | . |',
  '+   +---+   +   +   +    +   +   +---+   +   +',
  '| .   .   o   . | . |    | . | .   .   . H .  ',
  '+   +---+---+   +   +    +   +---+---+---+   +',
  '  .   .   .   . | .        o   .   .   .   . |',
  '+---+   +---+---+   +    +---+   +---+   +---+',
]);
