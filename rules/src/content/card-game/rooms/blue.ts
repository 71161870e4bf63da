/** The blue pair of the Card Game; with the green one it shows pit, slit and portcullis (CG-ROOM-15, CG-ROOM-18). */
import { readPair, readZoneRoom } from '../../../map/read-room-drawing.ts';

/**
 * Left: four equal wings turn around one pit that touches all of them.
 * Right: two halves; only the pit leads from one to the other.
 */
export const [blueCw, blueCcw] = readPair(readZoneRoom, 'blue-', 101, [
  '+   +---+---+   +---+    +---+   +---+   +---+',
  '| T   T : C   C   C      | S   S | T   T   T |',
  '+   +   +   +   +   +    +   +   +   +   +   +',
  '| T   T | C   C   C |      S   S   o   T   T  ',
  '+   +   +   +===+---+    +   +---+   +-:-+   +',
  '  T   T   o   G   G      | G   G   G | C   C  ',
  '+---+---+   +   +   +    +   +   +---+   +   +',
  ': S   S   S   G   G |    : G   G | C   C   C |',
  '+   +   +   +   +   +    +   +   +   +   +   +',
  '  S   S   S | G   G        G   G | C   C   C  ',
  '+---+   +   +---+   +    +---+   +---+   +   +',
]);
