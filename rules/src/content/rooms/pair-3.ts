/** Pair 3 of the base set, printed in turquoise. */
import { readPair, readRoom } from '../../map/read-room-drawing.ts';

export const [room3Cw, room3Ccw] = readPair(readRoom, '3', 3, [
  '+   +   +   +---+   +    +   +   +   +---+   +',
  '  . | .   .   .   .      | .   . | .   .   .  ',
  '+   +---+---+---+   +    +   +   +===+---+   +',
  '| .   o   .   .   o        . | . | .   * | .  ',
  '+   +   +---+   +   +    +   +   +   +   +---+',
  '| .   .   . | * | . |      . | o   .   .   . |',
  '+===+   +   +   +   +    +   +---+---+---+   +',
  '  . | .   . | . | .      | .   . | .   . H .  ',
  '+   +---+===+   +   +    +---+   +   +---+   +',
  '  .   . | .   . H .        . | .   .   .   o  ',
  '+---+   +   +---+   +    +   +   +---+   +   +',
]);
