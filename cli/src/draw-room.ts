/** One room as it is printed, in the same signs as the labyrinth. */
import { drawRoom, type Room, ROOM_SIDE } from '@dungeon-twister/rules';
import { cornerFor, LOOKS } from './box-drawing.ts';
import { Canvas } from './canvas.ts';
import type { Element } from './edges.ts';

const ARROWS = { cw: '↻', ccw: '↺' } as const;
const INSIDE = 5;
/** The marks of an author's drawing for an edge that lies across, by its middle, and for one that stands. */
const ELEMENTS: Readonly<Record<string, Element>> = {
  '-': 'wall',
  '=': 'gateClosed',
  '|': 'wall',
  H: 'gateClosed',
  ':': 'slit',
};

/** An open way is drawn on the border only: there one sees how far the room reaches. */
const element = (mark: string, isBorder: boolean): Element =>
  ELEMENTS[mark] ?? (isBorder ? 'border' : 'open');
const outside = (at: number): boolean => at < 0 || at >= ROOM_SIDE;
const isRim = (at: number): boolean => at === 0 || at === ROOM_SIDE;

/** Quarter turns clockwise, 0 to 3. */
export function pictureOf(room: Room, turned: number): Canvas {
  const rows = drawRoom(room, turned);
  const markAt = (column: number, row: number): string => rows[row]?.[column] ?? ' ';
  const across = (x: number, y: number): Element =>
    outside(x) ? 'open' : element(markAt(x * 4 + 2, y * 2), isRim(y));
  const upright = (x: number, y: number): Element =>
    outside(y) ? 'open' : element(markAt(x * 4, y * 2 + 1), isRim(x));

  const canvas = new Canvas();
  for (let y = 0; y <= ROOM_SIDE; y++) {
    for (let x = 0; x <= ROOM_SIDE; x++) {
      const [column, row] = [x * (INSIDE + 1), y * 2];
      const corner = cornerFor(upright(x, y - 1), across(x, y), upright(x, y), across(x - 1, y));
      if (corner.text === ' ') canvas.put(column, row, '·', 'faint');
      else canvas.put(column, row, corner.text, corner.style);
      if (x < ROOM_SIDE) {
        const look = LOOKS[across(x, y)];
        canvas.put(column + 1, row, look.across, look.style);
      }
      if (y === ROOM_SIDE) continue;
      const look = LOOKS[upright(x, y)];
      canvas.put(column, row + 1, look.upright, look.style);
      if (x < ROOM_SIDE) drawSquare(canvas, column + 1, row + 1, markAt(x * 4 + 2, y * 2 + 1), room);
    }
  }
  return canvas;
}

function drawSquare(canvas: Canvas, x: number, y: number, mark: string, { pair, arrow }: Room): void {
  if (mark === 'o') canvas.put(x, y, '▒'.repeat(INSIDE), 'pit');
  if (mark !== '*') return;
  const sign = `${pair}${ARROWS[arrow]}`;
  canvas.put(x + Math.floor((INSIDE - Array.from(sign).length) / 2), y, sign, 'gear');
}
