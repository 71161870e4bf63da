/** Pair 9 of the 3/4 Players expansion, in orange: designs of our own, for the printed ones are not known to us. */
import { readRoom } from '../../map/read-room-drawing.ts';

/** The Great Cell: a lane along two sides of one cell of sixteen squares. */
export const room9Cw = readRoom('9cw', 9, 'cw', [
  '+   +---+   +   +---+',
  '  .   .   .   .   .  ',
  '+---+---+---+---+   +',
  '| .   . | .   . | .  ',
  '+   +   +   +---+   +',
  '| *   . | .   . H .  ',
  '+   +---+   +   +   +',
  '| .   .   o   . | . |',
  '+   +---+---+   +   +',
  '  .   .   .   . | .  ',
  '+---+   +---+---+   +',
]);

/** The Spiral: one lane winds inwards to the gear; two gates cut it short. */
export const room9Ccw = readRoom('9ccw', 9, 'ccw', [
  '+---+   +---+---+---+',
  '  .   .   .   .   o |',
  '+---+---+---+---+   +',
  '| .   .   .   . | .  ',
  '+   +===+---+   +   +',
  '  . | .   * | . | . |',
  '+   +   +---+   +   +',
  '| . | .   .   . H .  ',
  '+   +---+---+---+   +',
  '  o   .   .   .   . |',
  '+---+   +---+   +---+',
]);
