/** The purple pair of the Card Game. */
import { readZoneRoom } from '../../../map/read-room-drawing.ts';

/** A T-shaped corridor between two chambers, and an archers' walk along one whole side. */
export const purpleCw = readZoneRoom('purple-cw', 104, 'cw', [
  '+   +---+---+   +---+',
  '| T   T   T | C H S :',
  '+   +   +   +   +   +',
  '  T   T   T | C | S  ',
  '+---+   +---+   +   +',
  '  C   C   C   C : S |',
  '+---+-:-+---+   +   +',
  '| G   G   G   C | S  ',
  '+   +   +   +   +   +',
  '  G   G   G | C | S :',
  '+   +---+   +   +   +',
]);

/** A spiral: always open, never short, the gear at its heart. */
export const purpleCcw = readZoneRoom('purple-ccw', 104, 'ccw', [
  '+---+   +---+   +---+',
  '| T   T   T   T   T |',
  '+---+---+-:-+---+   +',
  '| C   C   C   C | T  ',
  '+   +---+---+   +   +',
  '  C | G   G   G | S |',
  '+   +   +   +   +   +',
  '| C | G   G   G : S  ',
  '+   +---+---+-:-+   +',
  '  C   S   S   S   S |',
  '+---+   +   +---+-:-+',
]);
