/** The red pair of the Card Game. */
import { readPair, readZoneRoom } from '../../../map/read-room-drawing.ts';

/**
 * Left: a pit three squares long with all zones at its rim; one gate at its end joins the two banks.
 * Right: the gear stands in a core without outer side: one door, one gate, two pits.
 */
export const [redCw, redCcw] = readPair(readZoneRoom, 'red-', 103, [
  '+---+   +---+   +-:-+    +---+   +---+   +---+',
  '| T   T   T   C   C |    | T   T   T | S   S |',
  '+   +   +   +   +   +    +   +   +---+===+   +',
  '  T   T   T | C   C        T   o   G   G : S  ',
  '+   +   +   +   +   +    +   +   +   +   +   +',
  ': T   o   o   o   C        T | G   G   G | S  ',
  '+---+   +   +   +===+    +---+   +   +   +   +',
  '  G   G | S   S   S |    | C   G   G   o   S |',
  '+   +   +   +   +   +    +   +---+---+   +---+',
  '| G   G   S   S   S        C   C   C   C   C  ',
  '+   +---+   +---+   +    +---+   +   +---+-:-+',
]);
