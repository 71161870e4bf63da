/**
 * Reads the drawing of a room as printed: its squares, its edges and its arrow, in the frame of the drawing.
 *
 * A room on the table is this drawing turned 0 to 3 quarter turns; nothing here ever changes during a game. What can
 * change (how it is turned, whether a portcullis is open) is in the position. Its zones (CG-COMP-4, CG-ZONE-1):
 * zones-of-a-room.ts. What is drawn in which room, as CG-ROOM-2 to 22 ask for: content/rooms, content/card-game/rooms.
 * Rules: BD-COMP-6, BD-COMP-9, BD-TERM-14 to 16, BD-ROTATE-6, CG-ROTATE-6, CG-ROOM-1, CG-ROOM-4, CG-ROOM-20.
 */
import { OPEN, PORTCULLIS, ROOM_SIDE, ROOM_SQUARES, SLIT, WALL } from '../vocabulary.ts';
import { PRINTED_SQUARES } from './square-kinds.ts';
import { squareOfZone, ZONE_ICONS } from './zones-of-a-room.ts';

/** Which way the gear of a room turns: clockwise or counter-clockwise. */
export type Arrow = 'cw' | 'ccw';

/** A room as it is printed, before it is turned. */
export interface Room {
  readonly id: string;
  /** The number that both rooms of a pair carry; a gear turns the rooms of its own number. */
  readonly pair: number;
  readonly arrow: Arrow;
  /** What each of the 25 squares is. */
  readonly squares: Uint8Array;
  /** To which place of the room each square belongs: itself, or the number of its zone; NO_ZONE for a pit between zones. */
  readonly zones: Uint8Array;
  /** What is printed on each edge: index `square * 4 + direction`. */
  readonly edges: Uint8Array;
  /** Which portcullis lies on an edge, or -1: index `square * 4 + direction`. */
  readonly portcullisOn: Int8Array;
  readonly portcullises: number;
}

/** Whether its places are zones: then squares and places are not the same. */
export const isZoneRoom = ({ zones }: Room): boolean => zones.some((zone, square) => zone !== square);

/** The drawing of a room, eleven lines of 21 characters. */
export type Drawing = readonly string[];

/** States of portcullises share one integer with the turn of the room; more would not fit. */
const MOST_PORTCULLISES = 12;

export class DrawingFault extends Error {
  readonly line: number;
  constructor(line: number, message: string) {
    super(`line ${line}: ${message}`);
    this.line = line;
  }
}

const ACROSS: Readonly<Record<string, number>> = { '   ': OPEN, '---': WALL, '-:-': SLIT, '===': PORTCULLIS };
const UPRIGHT: Readonly<Record<string, number>> = { ' ': OPEN, '|': WALL, ':': SLIT, H: PORTCULLIS };

/** Reads a drawing; a fault names its line as an author counts lines. */
export const readRoom = (id: string, pair: number, arrow: Arrow, drawing: Drawing): Room =>
  readDrawing(id, pair, arrow, drawing, (mark, line) => {
    const square = PRINTED_SQUARES.findIndex((printed) => printed.mark === mark);
    if (square < 0) throw new DrawingFault(line, `"${mark}" is no square: use ".", "o" (pit) or "*" (gear)`);
    return { square, zone: null };
  });

/** The same for a room of zones: each square bears the icon of its zone (CG-ROOM-1). */
export const readZoneRoom = (id: string, pair: number, arrow: Arrow, drawing: Drawing): Room =>
  readDrawing(id, pair, arrow, drawing, (mark, line) => {
    const read = squareOfZone(mark);
    if (read) return read;
    const icons = ZONE_ICONS.join(', ');
    throw new DrawingFault(line, `"${mark}" is no square: use an icon (${icons}) or "o" (pit)`);
  });

const WIDTH = 21;

/** Both rooms of a pair, drawn side by side with a gap between them: the one that turns clockwise on the left. */
export function readPair(
  read: typeof readRoom,
  name: string,
  pair: number,
  drawing: Drawing,
): readonly [Room, Room] {
  const left = drawing.map((row) => row.slice(0, WIDTH));
  const right = drawing.map((row) => row.slice(-WIDTH));
  return [read(`${name}cw`, pair, 'cw', left), read(`${name}ccw`, pair, 'ccw', right)];
}

type ReadSquare = (mark: string, line: number) => { readonly square: number; readonly zone: number | null };

function readDrawing(id: string, pair: number, arrow: Arrow, drawing: Drawing, readSquare: ReadSquare): Room {
  if (drawing.length !== 11) throw new DrawingFault(1, `a room has 11 lines, this has ${drawing.length}`);
  const squares = new Uint8Array(ROOM_SQUARES);
  const zones = new Uint8Array(ROOM_SQUARES);
  const edges = new Uint8Array(ROOM_SQUARES * 4);
  const portcullisOn = new Int8Array(ROOM_SQUARES * 4).fill(-1);
  let portcullises = 0;

  const put = (x: number, y: number, direction: number, kind: number, gate: number): void => {
    if (x < 0 || y < 0 || x >= ROOM_SIDE || y >= ROOM_SIDE) return;
    const edge = (y * ROOM_SIDE + x) * 4 + direction;
    edges[edge] = kind;
    portcullisOn[edge] = gate;
  };
  const portcullisFor = (kind: number, line: number): number => {
    if (kind !== PORTCULLIS) return -1;
    if (portcullises === MOST_PORTCULLISES)
      throw new DrawingFault(line, `more than ${MOST_PORTCULLISES} portcullises in one room`);
    return portcullises++;
  };

  for (let row = 0; row < 11; row++) {
    const text = (drawing[row] ?? '').padEnd(WIDTH);
    const line = row + 1;
    if (text.length !== WIDTH)
      throw new DrawingFault(line, `${WIDTH} characters wanted, ${text.length} found`);
    if (row % 2 === 0) {
      const y = row / 2;
      for (let x = 0; x < ROOM_SIDE; x++) {
        if (text[x * 4] !== '+')
          throw new DrawingFault(line, `a corner "+" is missing at column ${x * 4 + 1}`);
        const mark = text.slice(x * 4 + 1, x * 4 + 4);
        const kind = ACROSS[mark];
        if (kind === undefined)
          throw new DrawingFault(line, `"${mark}" is no edge: use "---", "-:-", "===" or spaces`);
        const gate = portcullisFor(kind, line);
        put(x, y, 0, kind, gate);
        put(x, y - 1, 2, kind, gate);
      }
    } else {
      const y = (row - 1) / 2;
      for (let x = 0; x <= ROOM_SIDE; x++) {
        const mark = text[x * 4] ?? ' ';
        const kind = UPRIGHT[mark];
        if (kind === undefined)
          throw new DrawingFault(line, `"${mark}" is no edge: use "|", ":", "H" or a space`);
        const gate = portcullisFor(kind, line);
        put(x, y, 3, kind, gate);
        put(x - 1, y, 1, kind, gate);
        if (x === ROOM_SIDE) break;
        const at = y * ROOM_SIDE + x;
        const { square, zone } = readSquare(text[x * 4 + 2] ?? ' ', line);
        squares[at] = square;
        zones[at] = zone ?? at;
      }
    }
  }
  return { id, pair, arrow, squares, zones, edges, portcullisOn, portcullises };
}
