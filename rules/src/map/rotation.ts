/**
 * Turning a room: where a square of the drawing lies in the slot, and back, for each of the four turns.
 *
 * Turning a room changes one number in the position and moves no piece (BD-ROTATE-7, BD-ROTATE-10, CG-ROTATE-8): pieces
 * stand on squares of the room's own frame, and these two tables are the only bridge to the table's frame.
 */
import { ROOM_SIDE, ROOM_SQUARES } from '../vocabulary.ts';

/** `CELL_OF[turned * 25 + square]`: the cell of the slot on which a square of the room lies. */
export const CELL_OF = new Uint8Array(4 * ROOM_SQUARES);
/** `SQUARE_ON[turned * 25 + cell]`: the square of the room that lies on a cell of the slot. */
export const SQUARE_ON = new Uint8Array(4 * ROOM_SQUARES);

for (let turned = 0; turned < 4; turned++) {
  for (let square = 0; square < ROOM_SQUARES; square++) {
    let x = square % ROOM_SIDE;
    let y = (square - x) / ROOM_SIDE;
    for (let quarter = 0; quarter < turned; quarter++) {
      const east = ROOM_SIDE - 1 - y;
      y = x;
      x = east;
    }
    const cell = y * ROOM_SIDE + x;
    CELL_OF[turned * ROOM_SQUARES + square] = cell;
    SQUARE_ON[turned * ROOM_SQUARES + cell] = square;
  }
}

/** The table's direction of a direction printed in a room, and back. */
export const directionOnTable = (printed: number, turned: number): number => (printed + turned) & 3;
export const directionInRoom = (onTable: number, turned: number): number => (onTable - turned) & 3;
