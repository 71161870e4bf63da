/**
 * How places are numbered: 25 numbers for each slot, in the frame of the room that lies there, then those of the lines.
 * Squares are numbered alike; where places are zones, only the first numbers of a slot are places.
 */
import { type Place, ROOM_SQUARES, type Slot } from '../vocabulary.ts';

/** The slot of a place in a room; on a line there is none. */
export const slotOf = (place: Place): Slot => Math.floor(place / ROOM_SQUARES);
/** Which square, or which zone, of its room a place is. */
export const inRoom = (place: Place): number => place % ROOM_SQUARES;
/** The place of a square, or of a zone, of the room in a slot. */
export const placeIn = (slot: Slot, inside: number): Place => slot * ROOM_SQUARES + inside;
