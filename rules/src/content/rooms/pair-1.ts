/** Pair 1 of the base set, printed in yellow. */
import { readPair, readRoom } from '../../map/read-room-drawing.ts';

export const [room1Cw, room1Ccw] = readPair(readRoom, '1', 1, [
  '+---+   +   +   +   +    +   +   +   +   +   +',
  '| .   .   .   .   o        . | . | o | . | .  ',
  '+   +---+---+---+   +    +   +---+   +---+   +',
  '  . H .   .   . | . |      . | .   .   . | .  ',
  '+   +   +   +   +   +    +   +   +   +   +   +',
  '  . | .   *   . | .        . H .   .   . H .  ',
  '+   +   +   +   +   +    +   +   +   +   +   +',
  '  . | .   .   .   .        . | .   .   . | .  ',
  '+   +---+   +---+---+    +   +---+   +   +   +',
  '| .   .   .   .   . |      . | .   o   * | .  ',
  '+---+   +   +   +---+    +   +   +   +   +   +',
]);
