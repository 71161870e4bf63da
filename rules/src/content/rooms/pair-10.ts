/** Pair 10 of the 3/4 Players expansion, in green: designs of our own, for the printed ones are not known to us. */
import { readPair, readRoom } from '../../map/read-room-drawing.ts';

/**
 * Left: The Crossroads: four lanes meet at a pit, and every corner is a chamber.
 * Right: The Comb: a lane along one side and five teeth; the gear lies at the end of one.
 */
export const [room10Cw, room10Ccw] = readPair(readRoom, '10', 10, [
  '+   +---+   +---+   +    +   +   +---+   +---+',
  '| .   . | .   .   . |      .   .   .   .   .  ',
  '+   +   +   +---+   +    +   +---+   +---+   +',
  '  .   . | . | .   .      | o | . | . | .   . |',
  '+===+---+   +---+---+    +   +   +   +   +   +',
  '  .   .   o   .   .        . | .   . | . | .  ',
  '+---+---+   +---+   +    +   +   +   +   +   +',
  '  .   . | . | .   . |      . H . | . | . | . |',
  '+   +   +   +   +   +    +   +   +   +   +   +',
  '| .   * H .   .   o      | . | o | * H . | .  ',
  '+   +---+   +---+   +    +   +   +---+   +   +',
]);
