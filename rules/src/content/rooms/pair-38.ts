/** Pair 38 of the Prison box, printed in purple. */
import { readPair, readRoom } from '../../map/read-room-drawing.ts';

export const [room38Cw, room38Ccw] = readPair(readRoom, '38', 38, [
  '+   +   +   +   +   +    +---+---+   +---+   +',
  '  .   . | . | .   .      | .   .   . H .   .  ',
  '+===+---+   +---+-:-+    +   +---+-:-+---+   +',
  '| .   .   .   .   . |    | . | .   .   . | .  ',
  '+   +---+---+---+   +    +   +   +   +   +   +',
  '| .   .   .   .   .        . H .   *   . H . |',
  '+   +---+   +---+   +    +   +   +   +   +   +',
  '  o   . | . | *   . |      . | .   .   . | .  ',
  '+   +   +   +   +   +    +   +---+---+-:-+   +',
  '  .   . H .   .   o        .   o   .   .   . |',
  '+---+   +---+   +   +    +   +   +---+   +---+',
]);
