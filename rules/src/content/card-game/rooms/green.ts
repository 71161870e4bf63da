/** The green pair of the Card Game. */
import { readPair, readZoneRoom } from '../../../map/read-room-drawing.ts';

/**
 * Left: a straight gear corridor; the northern rooms lie behind a gate and a pit.
 * Right: the gear chamber has an outer gate and an arrow-slit; inside only the triangle leads to it.
 */
export const [greenCw, greenCcw] = readPair(readZoneRoom, 'green-', 102, [
  '+   +---+   +---+   +    +   +   +---+---+   +',
  '| T   T   T   S   S      | C   C   C : T   T  ',
  '+   +   +   +   +   +    +   +   +   +   +   +',
  '| T   o   T : S   S |      C   C   C | T   T |',
  '+---+   +---+---+===+    +   +   +   +   +   +',
  '  G   G   G   G   G      | C   C   o   T   T  ',
  '+---+-:-+---+---+   +    +   +---+   +   +---+',
  '  C   C   C   C   C |      S   S   S | G   G |',
  '+   +   +   +   +   +    +   +   +   +   +   +',
  '| C   C   C   C   C |      S   S   S | G   G :',
  '+   +---+   +   +---+    +---+   +   +---+===+',
]);
