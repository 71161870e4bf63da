/**
 * The words of the game that every other file uses: seats, colours, directions, kinds of edge and square.
 *
 * Inside the rules everything is a small integer, because a position is one block of integers; these names keep
 * the integers readable. Nothing here knows a rule.
 */

/** The colours of the teams, clockwise around the table (MP-RULING-1); two players sit as blue and yellow. */
export const COLOURS = ['blue', 'red', 'yellow', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

/**
 * A number that counts one sort of thing. A plain number may become one, because a position is a block of plain
 * numbers; one sort never becomes another without being said so (docs/decisions/0021-sorts-of-numbers.md).
 */
type Numbered<Sort extends string> = number & { readonly sort?: Sort };

/** A seat at this table: 0 for the first colour in play, counted clockwise. */
export type Seat = Numbered<'seat'>;

/** A place where a piece can stand: a square of a slot (in the room's own frame) or a square of a line. */
export type Place = Numbered<'place'>;

/** A piece of the table's piece list. */
export type Piece = Numbered<'piece'>;

/** Where a room lies in the layout, whichever room it is. */
export type Slot = Numbered<'slot'>;

/** North, east, south, west as seen on the table. */
export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
export type DirectionName = (typeof DIRECTIONS)[number];
export const opposite = (direction: number): number => (direction + 2) & 3;

/** What is printed on an edge of a room (BD-TERM-14, BD-TERM-15). */
export const OPEN = 0;
export const WALL = 1;
export const SLIT = 2;
export const PORTCULLIS = 3;

/** What a square is (BD-TERM-16); a line square belongs to no room (BD-RULING-129). */
export const FLOOR = 0;
export const PIT = 1;
export const GEAR = 2;
export const LINE = 3;
/** The square of a room that still lies face down: nobody knows what it is. */
export const HIDDEN = 4;
/** A number that is no place in the room that lies there. */
export const NO_PLACE = 5;

/** What stands in the way on an edge, as bits: the elements of both rooms at a border add up (BD-RULING-1). */
export const BLOCK_WALL = 1;
export const BLOCK_SLIT = 2;
export const BLOCK_PORTCULLIS = 4;
/** Between zones: one gets there over a pit only. */
export const BLOCK_PIT = 8;

/** A room has so many squares along each side, and so many in all. */
export const ROOM_SIDE = 5;
export const ROOM_SQUARES = 25;

/** Words in the two languages of the product. */
export interface Words {
  readonly en: string;
  readonly fr: string;
}

/** A language of the product. */
export type Language = keyof Words;

/** A fault in the program, never in the input: the input is refused, not thrown at. */
export function invariant(condition: boolean, message: () => string): asserts condition {
  if (!condition) throw new Error(`Fault in the rules: ${message()}`);
}
