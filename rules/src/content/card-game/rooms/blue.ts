/** The blue pair of the Card Game; with the green one it shows pit, slit and portcullis (CG-ROOM-15, CG-ROOM-18). */
import { readZoneRoom } from '../../../map/read-room-drawing.ts';

/** Four equal wings turn around one pit that touches all of them. */
export const blueCw = readZoneRoom('blue-cw', 101, 'cw', [
  '+   +---+---+   +---+',
  '| T   T : C   C   C  ',
  '+   +   +   +   +   +',
  '| T   T | C   C   C |',
  '+   +   +   +===+---+',
  '  T   T   o   G   G  ',
  '+---+---+   +   +   +',
  ': S   S   S   G   G |',
  '+   +   +   +   +   +',
  '  S   S   S | G   G  ',
  '+---+   +   +---+   +',
]);

/** Two halves; only the pit leads from one to the other. */
export const blueCcw = readZoneRoom('blue-ccw', 101, 'ccw', [
  '+---+   +---+   +---+',
  '| S   S | T   T   T |',
  '+   +   +   +   +   +',
  '  S   S   o   T   T  ',
  '+   +---+   +-:-+   +',
  '| G   G   G | C   C  ',
  '+   +   +---+   +   +',
  ': G   G | C   C   C |',
  '+   +   +   +   +   +',
  '  G   G | C   C   C  ',
  '+---+   +---+   +   +',
]);
