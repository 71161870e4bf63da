/** Pair 39 of the Prison box, printed in light blue. */
import { readPair, readRoom } from '../../map/read-room-drawing.ts';

export const [room39Cw, room39Ccw] = readPair(readRoom, '39', 39, [
  '+   +   +-:-+   +   +    +   +---+   +---+   +',
  '  . | o   .   o | .        o   .   .   .   . |',
  '+   +   +   +   +   +    +   +---+-:-+---+===+',
  '  . H .   *   . H .      | .   .   .   .   .  ',
  '+   +   +   +   +   +    +---+---+   +---+---+',
  '  . | o   .   o | .        .   .   .   .   . :',
  '+   +   +-:-+   +   +    +   +---+---+---+   +',
  '| .   .   .   .   . |    : .   *   .   .   .  ',
  '+   +---+   +---+   +    +---+---+===+---+-:-+',
  '  .   .   . | .   . :      .   .   .   o   .  ',
  '+   +---+---+   +---+    +---+   +---+   +---+',
]);
