/** Pair 12 of the 3/4 Players expansion, in grey: designs of our own, for the printed ones are not known to us. */
import { readRoom } from '../../map/read-room-drawing.ts';

/** The Serpent: a lane folded five times, with a pit in two of the folds. */
export const room12Cw = readRoom('12cw', 12, 'cw', [
  '+---+   +---+---+   +',
  '| .   .   .   .   . |',
  '+---+===+---+---+   +',
  '| .   .   o   .   .  ',
  '+   +---+---+---+---+',
  '  .   .   .   *   . |',
  '+---+---+---+---+   +',
  '| .   .   o   .   .  ',
  '+   +---+---+---+---+',
  '  .   .   .   .   .  ',
  '+   +---+   +---+---+',
]);

/** The Mill: four sails around the gear, one open, one behind a gate, two behind pits. */
export const room12Ccw = readRoom('12ccw', 12, 'ccw', [
  '+   +   +---+   +---+',
  '| .   .   . | .   .  ',
  '+   +---+   +   +   +',
  '  .   .   . H . | . |',
  '+---+---+   +   +   +',
  '  .   o   *   o   .  ',
  '+   +   +===+---+---+',
  '| . | . | .   .   . |',
  '+   +   +   +---+   +',
  '  .   . | .   .   .  ',
  '+   +---+---+   +   +',
]);
