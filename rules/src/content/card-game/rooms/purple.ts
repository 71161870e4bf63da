/** The purple pair of the Card Game. */
import { readPair, readZoneRoom } from '../../../map/read-room-drawing.ts';

/**
 * Left: a T-shaped corridor between two chambers, and an archers' walk along one whole side.
 * Right: a spiral: always open, never short, the gear at its heart.
 */
export const [purpleCw, purpleCcw] = readPair(readZoneRoom, 'purple-', 104, [
  '+   +---+---+   +---+    +---+   +---+   +---+',
  '| T   T   T | C H S :    | T   T   T   T   T |',
  '+   +   +   +   +   +    +---+---+-:-+---+   +',
  '  T   T   T | C | S      | C   C   C   C | T  ',
  '+---+   +---+   +   +    +   +---+---+   +   +',
  '  C   C   C   C : S |      C | G   G   G | S |',
  '+---+-:-+---+   +   +    +   +   +   +   +   +',
  '| G   G   G   C | S      | C | G   G   G : S  ',
  '+   +   +   +   +   +    +   +---+---+-:-+   +',
  '  G   G   G | C | S :      C   S   S   S   S |',
  '+   +---+   +   +   +    +---+   +   +---+-:-+',
]);
