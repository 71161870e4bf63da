/** Pair 11 of the 3/4 Players expansion, in violet: designs of our own, for the printed ones are not known to us. */
import { readRoom } from '../../map/read-room-drawing.ts';

/** The Island: three pits and one bridge around the gear. */
export const room11Cw = readRoom('11cw', 11, 'cw', [
  '+   +   +---+   +   +',
  '| .   . | .   .   .  ',
  '+   +---+---+   +---+',
  '  .   .   o | . | .  ',
  '+   +   +   +   +   +',
  '  .   o   *   o   .  ',
  '+---+---+   +---+---+',
  '  . | .   .   . H .  ',
  '+   +===+   +---+   +',
  '  .   . | .   . | . |',
  '+   +---+   +   +   +',
]);

/** The Two Halls: a crooked wall with two gates lies between them. */
export const room11Ccw = readRoom('11ccw', 11, 'ccw', [
  '+   +   +---+   +---+',
  '  .   .   . | .   .  ',
  '+   +---+   +---+   +',
  '  . | .   . H .   . |',
  '+   +   +---+   +   +',
  '| .   . | o   .   .  ',
  '+   +   +   +---+   +',
  '  .   o | .   . | . |',
  '+---+   +===+   +   +',
  '  .   .   . | .   * |',
  '+   +---+   +   +---+',
]);
