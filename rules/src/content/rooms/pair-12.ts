/** Pair 12 of the 3/4 Players expansion, in grey: designs of our own, for the printed ones are not known to us. */
import { readPair, readRoom } from '../../map/read-room-drawing.ts';

/**
 * Left: The Serpent: a lane folded five times, with a pit in two of the folds.
 * Right: The Mill: four sails around the gear, one open, one behind a gate, two behind pits.
 */
export const [room12Cw, room12Ccw] = readPair(readRoom, '12', 12, [
  '+---+   +---+---+   +    +   +   +---+   +---+',
  '| .   .   .   .   . |    | .   .   . | .   .  ',
  '+---+===+---+---+   +    +   +---+   +   +   +',
  '| .   .   o   .   .        .   .   . H . | . |',
  '+   +---+---+---+---+    +---+---+   +   +   +',
  '  .   .   .   *   . |      .   o   *   o   .  ',
  '+---+---+---+---+   +    +   +   +===+---+---+',
  '| .   .   o   .   .      | . | . | .   .   . |',
  '+   +---+---+---+---+    +   +   +   +---+   +',
  '  .   .   .   .   .        .   . | .   .   .  ',
  '+   +---+   +---+---+    +   +---+---+   +   +',
]);
