/** Pair 11 of the 3/4 Players expansion, in violet: designs of our own, for the printed ones are not known to us. */
import { readPair, readRoom } from '../../map/read-room-drawing.ts';

/**
 * Left: The Island: three pits and one bridge around the gear.
 * Right: The Two Halls: a crooked wall with two gates lies between them.
 */
export const [room11Cw, room11Ccw] = readPair(readRoom, '11', 11, [
  '+   +   +---+   +   +    +   +   +---+   +---+',
  '| .   . | .   .   .        .   .   . | .   .  ',
  '+   +---+---+   +---+    +   +---+   +---+   +',
  '  .   .   o | . | .        . | .   . H .   . |',
  '+   +   +   +   +   +    +   +   +---+   +   +',
  '  .   o   *   o   .      | .   . | o   .   .  ',
  '+---+---+   +---+---+    +   +   +   +---+   +',
  '  . | .   .   . H .        .   o | .   . | . |',
  '+   +===+   +---+   +    +---+   +===+   +   +',
  '  .   . | .   . | . |      .   .   . | .   * |',
  '+   +---+   +   +   +    +   +---+   +   +---+',
]);
