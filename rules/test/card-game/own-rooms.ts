/** Two rooms drawn for a test: the circle of the western one and the triangle of the eastern one meet in one square. */
import { readZoneRoom, type Room } from '../../src/map/read-room-drawing.ts';

const LINE = '+   +   +   +   +   +';
const drawing = (west: string, east: string): string[] => [
  LINE,
  `${west} T   T   C   C   C ${east}`,
  LINE,
  ...Array.from({ length: 4 }, () => ['  S   S   G   G   G  ', LINE]).flat(),
];

/** Each with its own mark on that border: ' ' open, '|' wall, ':' slit, 'H' portcullis. */
export const meeting = (western: string, eastern: string): readonly Room[] => [
  readZoneRoom('western', 201, 'cw', drawing(' ', western)),
  readZoneRoom('eastern', 201, 'ccw', drawing(eastern, ' ')),
];
