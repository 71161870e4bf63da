/**
 * What lies on the edges between the squares of the table, for somebody who sees what is shown.
 *
 * Found from the drawings of the rooms and how they lie, not asked from the referee: a test compares the two.
 */
import {
  type Chart,
  cornerOf,
  DIRECTIONS,
  directionOnTable,
  isZoneRoom,
  OPEN,
  PORTCULLIS,
  type Room,
  ROOM_SIDE,
  ROOM_SQUARES,
  type RoomView,
  type Shown,
  sizeOf,
  SLIT,
  type Square,
} from '@dungeon-twister/rules';
import { isLifted, lineSquares, squareInRoom, squaresOfSlot } from './board-squares.ts';

/** Weakest first: where two rooms meet, the stronger of their elements is what one sees. */
const ELEMENTS = [
  'open',
  'border',
  'frame',
  'hidden',
  'gateBroken',
  'gateOpen',
  'slit',
  'gateClosed',
  'wall',
] as const;
export type Element = (typeof ELEMENTS)[number];

const GATES = { closed: 'gateClosed', open: 'gateOpen', broken: 'gateBroken' } as const;
export const NORTH = 0;
const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;
/** The squares around a square, by direction. */
export const AROUND = [
  { dx: 0, dy: -1 },
  { dx: 1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: -1, dy: 0 },
] as const;

export class Edges {
  private readonly width: number;
  /** The western edges of squares, and the northern ones; one column and one row more than there are squares. */
  private readonly upright: Element[];
  private readonly flat: Element[];

  constructor(width: number, height: number) {
    this.width = width + 1;
    this.upright = Array<Element>(this.width * (height + 1)).fill('open');
    this.flat = Array<Element>(this.width * (height + 1)).fill('open');
  }

  private find({ x, y }: Square, direction: number): { readonly list: Element[]; readonly at: number } {
    if (direction === NORTH || direction === SOUTH)
      return { list: this.flat, at: (direction === SOUTH ? y + 1 : y) * this.width + x };
    return { list: this.upright, at: y * this.width + (direction === EAST ? x + 1 : x) };
  }

  add(square: Square, direction: number, element: Element): void {
    const { list, at } = this.find(square, direction);
    if (ELEMENTS.indexOf(element) > ELEMENTS.indexOf(list[at] ?? 'open')) list[at] = element;
  }

  /** What lies on an edge of a square; open outside the table. */
  on(square: Square, direction: number): Element {
    if (square.x < 0 || square.y < 0 || square.x >= this.width) return 'open';
    const { list, at } = this.find(square, direction);
    return list[at] ?? 'open';
  }
}

/** Everything that stood between the places of the room has fallen. */
export const hasBrokenWalls = (room: RoomView): boolean => room.faceUp && room.wallsBroken === true;

export function edgesOf(chart: Chart, shown: Shown): Edges {
  const { width, height } = sizeOf(chart);
  const edges = new Edges(width, height);
  addFrame(chart, edges);
  shown.rooms.forEach((view, slot) => {
    const corner = cornerOf(chart, slot);
    if (!corner) return;
    // The border of a room is worth seeing even where it is open: the whole room turns.
    addOutline(edges, corner, view.faceUp ? 'border' : 'hidden');
    const room = chart.rooms[slot];
    if (room && isZoneRoom(room)) addZones(edges, chart, slot, room);
    if (view.faceUp && room && !hasBrokenWalls(view)) addRoom(edges, chart, slot, room, view.gates);
  });
  return edges;
}

function addRoom(
  edges: Edges,
  chart: Chart,
  slot: number,
  room: Room,
  gates: readonly (keyof typeof GATES)[],
): void {
  const turned = chart.turned[slot] ?? 0;
  for (let inRoom = 0; inRoom < ROOM_SQUARES; inRoom++) {
    const square = squareInRoom(chart, slot, inRoom);
    if (!square) continue;
    for (let printed = 0; printed < DIRECTIONS.length; printed++) {
      const edge = inRoom * DIRECTIONS.length + printed;
      const kind = room.edges[edge];
      if (kind === OPEN) continue;
      const gate = gates[room.portcullisOn[edge] ?? -1] ?? 'closed';
      const element = kind === PORTCULLIS ? GATES[gate] : kind === SLIT ? 'slit' : 'wall';
      edges.add(square, directionOnTable(printed, turned), element);
    }
  }
}

/** Where one zone ends and another begins, even where the way is open. */
function addZones(edges: Edges, chart: Chart, slot: number, room: Room): void {
  const turned = chart.turned[slot] ?? 0;
  for (let drawn = 0; drawn < ROOM_SQUARES; drawn++) {
    const square = squareInRoom(chart, slot, drawn);
    if (!square) continue;
    if (drawn % ROOM_SIDE > 0 && room.zones[drawn] !== room.zones[drawn - 1])
      edges.add(square, directionOnTable(WEST, turned), 'border');
    if (drawn >= ROOM_SIDE && room.zones[drawn] !== room.zones[drawn - ROOM_SIDE])
      edges.add(square, directionOnTable(NORTH, turned), 'border');
  }
}

function addOutline(edges: Edges, corner: Square, element: Element): void {
  for (let i = 0; i < ROOM_SIDE; i++) {
    edges.add({ x: corner.x + i, y: corner.y }, NORTH, element);
    edges.add({ x: corner.x + i, y: corner.y + ROOM_SIDE - 1 }, SOUTH, element);
    edges.add({ x: corner.x, y: corner.y + i }, WEST, element);
    edges.add({ x: corner.x + ROOM_SIDE - 1, y: corner.y + i }, EAST, element);
  }
}

/** A square as a key. */
export const key = ({ x, y }: Square): string => `${x},${y}`;

/** The edge of the board, and wherever two parts of it lie side by side without a way between them. */
function addFrame(chart: Chart, edges: Edges): void {
  const squares = allSquares(chart);
  const parts = new Map(squares.map(({ square, part }) => [key(square), part]));
  for (const { square, part } of squares) {
    AROUND.forEach(({ dx, dy }, direction) => {
      const other = parts.get(key({ x: square.x + dx, y: square.y + dy }));
      if (other === undefined || areApart(part, other)) edges.add(square, direction, 'frame');
    });
  }
}

/** What a square belongs to: the rooms, a lifted room by itself, or lines by their use. */
type Part = 'rooms' | `lifted ${number}` | `line ${string}`;

/** A line that is only a way out is entered from its room; a lifted room touches nothing. */
const areApart = (a: Part, b: Part): boolean =>
  a !== b &&
  (a.startsWith('lifted') || b.startsWith('lifted') || (a.startsWith('line') && b.startsWith('line')));

/** Every square of the table: those of the rooms, hidden or not, and those of the lines. */
function allSquares(chart: Chart): { readonly square: Square; readonly part: Part }[] {
  const { slots } = chart.ruleset.layout;
  const inRooms = slots.flatMap((_plan, slot) => {
    const part: Part = isLifted(chart, slot) ? `lifted ${slot}` : 'rooms';
    return squaresOfSlot(chart, slot).map((square) => ({ square, part }));
  });
  const onLines = lineSquares(chart).map(({ square, line }) => ({
    square,
    part: `line ${line.use}` as const,
  }));
  return [...inRooms, ...onLines];
}
