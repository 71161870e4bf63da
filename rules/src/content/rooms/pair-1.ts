/** Pair 1 of the base set, printed in yellow. */
import { readRoom } from '../../map/read-room-drawing.ts';

export const room1Cw = readRoom('1cw', 1, 'cw', [
  '+---+   +   +   +   +',
  '| .   .   .   .   o  ',
  '+   +---+---+---+   +',
  '  . H .   .   . | . |',
  '+   +   +   +   +   +',
  '  . | .   *   . | .  ',
  '+   +   +   +   +   +',
  '  . | .   .   .   .  ',
  '+   +---+   +---+---+',
  '| .   .   .   .   . |',
  '+---+   +   +   +---+',
]);

export const room1Ccw = readRoom('1ccw', 1, 'ccw', [
  '+   +   +   +   +   +',
  '  . | . | o | . | .  ',
  '+   +---+   +---+   +',
  '  . | .   .   . | .  ',
  '+   +   +   +   +   +',
  '  . H .   .   . H .  ',
  '+   +   +   +   +   +',
  '  . | .   .   . | .  ',
  '+   +---+   +   +   +',
  '  . | .   o   * | .  ',
  '+   +   +   +   +   +',
]);
