/** The white pair of the Card Game. */
import { readPair, readZoneRoom } from '../../../map/read-room-drawing.ts';

/**
 * Left: four wedges, each with a side of its own, around one pit.
 * Right: a gear bridge between two pits under a hall that fills one whole side.
 */
export const [whiteCw, whiteCcw] = readPair(readZoneRoom, 'white-', 106, [
  '+---+   +   +---+---+    +---+   +   +   +-:-+',
  '| T   T   T   T   T      | T   T   T   T   T |',
  '+   +   +   +   +---+    +   +   +   +   +   +',
  '  G : T   T   T | S |      T   T   T   T   T |',
  '+   +---+   +-:-+   +    +---+   +   +   +---+',
  '  G   G   o   S   S        S   o   G   o   C  ',
  '+   +---+   +   +   +    +   +   +   +   +   +',
  '| G | C   C   C : S      | S   S H G : C   C |',
  '+---+   +   +   +   +    +   +---+   +---+   +',
  ': C   C   C   C   C |      S | G   G   G | C  ',
  '+---+   +   +---+   +    +   +---+   +   +---+',
]);
