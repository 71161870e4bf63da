/** Pair 3 of the base set, printed in turquoise. */
import { readRoom } from '../../map/read-room-drawing.ts';

export const room3Cw = readRoom('3cw', 3, 'cw', [
  '+   +   +   +---+   +',
  '  . | .   .   .   .  ',
  '+   +---+---+---+   +',
  '| .   o   .   .   o  ',
  '+   +   +---+   +   +',
  '| .   .   . | * | . |',
  '+===+   +   +   +   +',
  '  . | .   . | . | .  ',
  '+   +---+===+   +   +',
  '  .   . | .   . H .  ',
  '+---+   +   +---+   +',
]);

export const room3Ccw = readRoom('3ccw', 3, 'ccw', [
  '+   +   +   +---+   +',
  '| .   . | .   .   .  ',
  '+   +   +===+---+   +',
  '  . | . | .   * | .  ',
  '+   +   +   +   +---+',
  '  . | o   .   .   . |',
  '+   +---+---+---+   +',
  '| .   . | .   . H .  ',
  '+---+   +   +---+   +',
  '  . | .   .   .   o  ',
  '+   +   +---+   +   +',
]);
