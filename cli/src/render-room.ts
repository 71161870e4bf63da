/** One room as it is printed, in the same signs as the labyrinth. */
import { renderRoom, isZoneRoom, type Room, ROOM_SIDE } from '@dungeon-twister/rules';
import { cornerFor, LOOKS } from './box-drawing.ts';
import { Canvas } from './canvas.ts';
import { centred, INSIDE } from './cell.ts';
import type { Element } from './edges.ts';
import { gearName, gearSign } from './gear-names.ts';
import type { Language } from '@dungeon-twister/words';

const GEAR_ICON = 'G';
/** The marks of an author's drawing for an edge that lies across, by its middle, and for one that stands. */
const ELEMENTS: Readonly<Record<string, Element>> = {
  '-': 'wall',
  '=': 'gateClosed',
  '|': 'wall',
  H: 'gateClosed',
  ':': 'slit',
};

/** An open way is drawn on a border only: of the room, or of a zone. There one sees how far it reaches. */
const element = (mark: string, isBorder: boolean): Element =>
  ELEMENTS[mark] ?? (isBorder ? 'border' : 'open');
const outside = (at: number): boolean => at < 0 || at >= ROOM_SIDE;
const isRim = (at: number): boolean => at === 0 || at === ROOM_SIDE;

/** Quarter turns clockwise, 0 to 3. */
export function pictureOf(room: Room, turned: number, language: Language): Canvas {
  const rows = renderRoom(room, turned);
  const hasZones = isZoneRoom(room);
  const markAt = (column: number, row: number): string => rows[row]?.[column] ?? ' ';
  const squareAt = (x: number, y: number): string => markAt(x * 4 + 2, y * 2 + 1);
  const across = (x: number, y: number): Element =>
    outside(x)
      ? 'open'
      : element(markAt(x * 4 + 2, y * 2), isRim(y) || (hasZones && squareAt(x, y) !== squareAt(x, y - 1)));
  const upright = (x: number, y: number): Element =>
    outside(y)
      ? 'open'
      : element(markAt(x * 4, y * 2 + 1), isRim(x) || (hasZones && squareAt(x, y) !== squareAt(x - 1, y)));

  const canvas = new Canvas();
  for (let y = 0; y <= ROOM_SIDE; y++) {
    for (let x = 0; x <= ROOM_SIDE; x++) {
      const [column, row] = [x * (INSIDE + 1), y * 2];
      const around = [upright(x, y - 1), across(x, y), upright(x, y), across(x - 1, y)] as const;
      const corner = cornerFor(...around);
      if (corner.text !== ' ') canvas.put(column, row, corner.text, corner.style);
      else if (!hasZones || around.includes('border')) canvas.put(column, row, '·', 'faint');
      if (x < ROOM_SIDE) {
        const look = LOOKS[across(x, y)];
        canvas.put(column + 1, row, look.across, look.style);
      }
      if (y === ROOM_SIDE) continue;
      const look = LOOKS[upright(x, y)];
      canvas.put(column, row + 1, look.upright, look.style);
    }
  }
  drawSquares(canvas, room, squareAt, language);
  return canvas;
}

function drawSquares(
  canvas: Canvas,
  room: Room,
  squareAt: (x: number, y: number) => string,
  language: Language,
): void {
  let isNamed = false;
  for (let y = 0; y < ROOM_SIDE; y++)
    for (let x = 0; x < ROOM_SIDE; x++) {
      const [column, row] = [x * (INSIDE + 1) + 1, y * 2 + 1];
      const mark = squareAt(x, y);
      if (mark === 'o') canvas.put(column, row, '▒'.repeat(INSIDE), 'pit');
      else if (mark === '*') canvas.put(column, row, centred(gearName(room, language)), 'gear');
      else if (mark === GEAR_ICON && !isNamed) {
        // The zone has one gear, as on the table.
        isNamed = true;
        canvas.put(column, row, centred(gearSign(room, language)), 'gear');
      } else if (mark !== '.') canvas.put(column, row, centred(mark), 'faint');
    }
}
