/** Pair 10 of the 3/4 Players expansion, in green: designs of our own, for the printed ones are not known to us. */
import { readRoom } from '../../map/read-room-drawing.ts';

/** The Crossroads: four lanes meet at a pit, and every corner is a chamber. */
export const room10Cw = readRoom('10cw', 10, 'cw', [
  '+   +---+   +---+   +',
  '| .   . | .   .   . |',
  '+   +   +   +---+   +',
  '  .   . | . | .   .  ',
  '+===+---+   +---+---+',
  '  .   .   o   .   .  ',
  '+---+---+   +---+   +',
  '  .   . | . | .   . |',
  '+   +   +   +   +   +',
  '| .   * H .   .   o  ',
  '+   +---+   +---+   +',
]);

/** The Comb: a lane along one side and five teeth; the gear lies at the end of one. */
export const room10Ccw = readRoom('10ccw', 10, 'ccw', [
  '+   +   +---+   +---+',
  '  .   .   .   .   .  ',
  '+   +---+   +---+   +',
  '| o | . | . | .   . |',
  '+   +   +   +   +   +',
  '  . | .   . | . | .  ',
  '+   +   +   +   +   +',
  '  . H . | . | . | . |',
  '+   +   +   +   +   +',
  '| . | o | * H . | .  ',
  '+   +   +---+   +   +',
]);
