/** The green pair of the Card Game. */
import { readZoneRoom } from '../../../map/read-room-drawing.ts';

/** A straight gear corridor; the northern rooms lie behind a gate and a pit. */
export const greenCw = readZoneRoom('green-cw', 102, 'cw', [
  '+   +---+   +---+   +',
  '| T   T   T   S   S  ',
  '+   +   +   +   +   +',
  '| T   o   T : S   S |',
  '+---+   +---+---+===+',
  '  G   G   G   G   G  ',
  '+---+-:-+---+---+   +',
  '  C   C   C   C   C |',
  '+   +   +   +   +   +',
  '| C   C   C   C   C |',
  '+   +---+   +   +---+',
]);

/** The gear chamber has an outer gate and an arrow-slit; inside only the triangle leads to it. */
export const greenCcw = readZoneRoom('green-ccw', 102, 'ccw', [
  '+   +   +---+---+   +',
  '| C   C   C : T   T  ',
  '+   +   +   +   +   +',
  '  C   C   C | T   T |',
  '+   +   +   +   +   +',
  '| C   C   o   T   T  ',
  '+   +---+   +   +---+',
  '  S   S   S | G   G |',
  '+   +   +   +   +   +',
  '  S   S   S | G   G :',
  '+---+   +   +---+===+',
]);
