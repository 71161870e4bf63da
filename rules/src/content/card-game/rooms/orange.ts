/** The orange pair of the Card Game. */
import { readZoneRoom } from '../../../map/read-room-drawing.ts';

/** A hall watched through slits from the walks on both sides. */
export const orangeCw = readZoneRoom('orange-cw', 105, 'cw', [
  '+   +   +---+   +---+',
  '| S | C   C   C | T  ',
  '+   +   +   +   +   +',
  '  S : C   C   C : T |',
  '+   +   +   +   +   +',
  '  S | C   o   C H T :',
  '+   +---+   +---+   +',
  '| S   G   G   G | T  ',
  '+   +   +   +   +   +',
  '  S : G   G   G | T |',
  '+---+   +   +---+   +',
]);

/** A corridor along one whole side and three cells, each shut in another way. */
export const orangeCcw = readZoneRoom('orange-ccw', 105, 'ccw', [
  '+---+   +---+   +---+',
  '  C : T   T   T   T  ',
  '+   +   +   +   +   +',
  '| C   T   T   o   T |',
  '+   +---+---+   +---+',
  '| C H S   S   S   S  ',
  '+   +---+-:-+---+---+',
  '  C | G   G   G   G  ',
  '+   +   +   +   +   +',
  '  C | G   G   G   G :',
  '+   +---+   +---+   +',
]);
