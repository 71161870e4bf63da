/** The white pair of the Card Game. */
import { readZoneRoom } from '../../../map/read-room-drawing.ts';

/** Four wedges, each with a side of its own, around one pit. */
export const whiteCw = readZoneRoom('white-cw', 106, 'cw', [
  '+---+   +   +---+---+',
  '| T   T   T   T   T  ',
  '+   +   +   +   +---+',
  '  G : T   T   T | S |',
  '+   +---+   +-:-+   +',
  '  G   G   o   S   S  ',
  '+   +---+   +   +   +',
  '| G | C   C   C : S  ',
  '+---+   +   +   +   +',
  ': C   C   C   C   C |',
  '+---+   +   +---+   +',
]);

/** A gear bridge between two pits under a hall that fills one whole side. */
export const whiteCcw = readZoneRoom('white-ccw', 106, 'ccw', [
  '+---+   +   +   +-:-+',
  '| T   T   T   T   T |',
  '+   +   +   +   +   +',
  '  T   T   T   T   T |',
  '+---+   +   +   +---+',
  '  S   o   G   o   C  ',
  '+   +   +   +   +   +',
  '| S   S H G : C   C |',
  '+   +---+   +---+   +',
  '  S | G   G   G | C  ',
  '+   +---+   +   +---+',
]);
