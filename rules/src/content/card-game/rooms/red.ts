/** The red pair of the Card Game. */
import { readZoneRoom } from '../../../map/read-room-drawing.ts';

/** A pit three squares long with all zones at its rim; one gate at its end joins the two banks. */
export const redCw = readZoneRoom('red-cw', 103, 'cw', [
  '+---+   +---+   +-:-+',
  '| T   T   T   C   C |',
  '+   +   +   +   +   +',
  '  T   T   T | C   C  ',
  '+   +   +   +   +   +',
  ': T   o   o   o   C  ',
  '+---+   +   +   +===+',
  '  G   G | S   S   S |',
  '+   +   +   +   +   +',
  '| G   G   S   S   S  ',
  '+   +---+   +---+   +',
]);

/** The gear stands in a core without outer side: one door, one gate, two pits. */
export const redCcw = readZoneRoom('red-ccw', 103, 'ccw', [
  '+---+   +---+   +---+',
  '| T   T   T | S   S |',
  '+   +   +---+===+   +',
  '  T   o   G   G : S  ',
  '+   +   +   +   +   +',
  '  T | G   G   G | S  ',
  '+---+   +   +   +   +',
  '| C   G   G   o   S |',
  '+   +---+---+   +---+',
  '  C   C   C   C   C  ',
  '+---+   +   +---+-:-+',
]);
