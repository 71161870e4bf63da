/** What is drawn between two squares: the marks of the room drawings, and two more for portcullises that are not closed. */
import { directionInRoom } from '../../map/rotation.ts';
import type { PortcullisState } from '../../position-json/slots.ts';
import { opposite, OPEN, PORTCULLIS, SLIT, WALL } from '../../vocabulary.ts';
import { type Chart, roomSquareAt, type Square } from '../chart.ts';

/** Something printed on one side of a square, and in which room. */
export interface Element {
  readonly kind: number;
  readonly slot: number;
  /** Which of the room's portcullises, or -1. */
  readonly gate: number;
}

export const NORTH = 0;
export const WEST = 3;
export type Side = typeof NORTH | typeof WEST;

/** How edges are drawn, portcullises by their state: the one that lies across, and the one that stands upright. */
const MARKS = {
  nothing: ['   ', ' '],
  wall: ['---', '|'],
  slit: ['-:-', ':'],
  closed: ['===', 'H'],
  open: ['= =', 'h'],
  broken: ['=x=', 'x'],
} as const;

const OFFSETS: Readonly<Record<Side, Square>> = { [NORTH]: { x: 0, y: -1 }, [WEST]: { x: -1, y: 0 } };

/** Everything but open floor that the rooms on both sides print on this side of a square. */
export function elementsOn(chart: Chart, square: Square, side: Side): Element[] {
  const { x, y } = OFFSETS[side];
  const inside = elementAt(chart, square, side);
  const outside = elementAt(chart, { x: square.x + x, y: square.y + y }, opposite(side));
  // Inside a room both squares see the same element.
  const both = inside && outside && inside.slot === outside.slot ? [inside] : [inside, outside];
  return both.filter((element) => element !== null && element.kind !== OPEN) as Element[];
}

/** The slots whose rooms meet at this side of a square. */
export const slotsBeside = (chart: Chart, square: Square, side: Side): number[] =>
  [square, { x: square.x + OFFSETS[side].x, y: square.y + OFFSETS[side].y }].flatMap(
    (one) => roomSquareAt(chart, one)?.slot ?? [],
  );

function elementAt(chart: Chart, square: Square, side: number): Element | null {
  const at = roomSquareAt(chart, square);
  const room = at && chart.rooms[at.slot];
  if (!at || !room) return null;
  const edge = at.square * 4 + directionInRoom(side, chart.turned[at.slot]);
  return { kind: room.edges[edge], slot: at.slot, gate: room.portcullisOn[edge] };
}

const shapeOf = (side: Side): 0 | 1 => (side === NORTH ? 0 : 1);

/** The portcullis that alone lies here, so that its mark says how it is. */
export const lonePortcullis = (elements: readonly Element[]): Element | null =>
  elements.length === 1 && elements[0].kind === PORTCULLIS ? elements[0] : null;

export const portcullisMark = (state: PortcullisState, side: Side): string => MARKS[state][shapeOf(side)];

/** The mark for these elements together: what keeps a walker out comes first. */
export function markOf(
  elements: readonly Element[],
  side: Side,
  stateOf: (slot: number, gate: number) => PortcullisState,
): string {
  const shape = shapeOf(side);
  const gates = elements
    .filter(({ kind }) => kind === PORTCULLIS)
    .map(({ slot, gate }) => stateOf(slot, gate));
  if (elements.some(({ kind }) => kind === WALL)) return MARKS.wall[shape];
  if (gates.includes('closed')) return MARKS.closed[shape];
  if (elements.some(({ kind }) => kind === SLIT)) return MARKS.slit[shape];
  return MARKS[gates[0] ?? 'nothing'][shape];
}
