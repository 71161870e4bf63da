/** The orange pair of the Card Game. */
import { readPair, readZoneRoom } from '../../../map/read-room-drawing.ts';

/**
 * Left: a hall watched through slits from the walks on both sides.
 * Right: a corridor along one whole side and three cells, each shut in another way.
 */
export const [orangeCw, orangeCcw] = readPair(readZoneRoom, 'orange-', 105, [
  '+   +   +---+   +---+    +---+   +---+   +---+',
  '| S | C   C   C | T        C : T   T   T   T  ',
  '+   +   +   +   +   +    +   +   +   +   +   +',
  '  S : C   C   C : T |    | C   T   T   o   T |',
  '+   +   +   +   +   +    +   +---+---+   +---+',
  '  S | C   o   C H T :    | C H S   S   S   S  ',
  '+   +---+   +---+   +    +   +---+-:-+---+---+',
  '| S   G   G   G | T        C | G   G   G   G  ',
  '+   +   +   +   +   +    +   +   +   +   +   +',
  '  S : G   G   G | T |      C | G   G   G   G :',
  '+---+   +   +---+   +    +   +---+   +---+   +',
]);
