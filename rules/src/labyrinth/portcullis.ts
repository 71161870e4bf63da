/** A portcullis as one number: the slot of its room, and which of the portcullises of that room it is. */
import { GATE_SHIFT, ROOM_IN, SLOT, TURNED } from '../position/fields.ts';
import type { Position } from '../position/position.ts';
import { ROOM_SQUARES } from '../vocabulary.ts';
import { directionInRoom } from './rotation.ts';

/** More than any room has. */
export const MOST_GATES = 16;
export const packGate = (slot: number, gate: number): number => slot * MOST_GATES + gate;
export const slotOfGate = (packed: number): number => Math.floor(packed / MOST_GATES);
export const numberOfGate = (packed: number): number => packed % MOST_GATES;

/** The portcullis that the room of a square has on its edge in a direction of the table, packed, or -1. */
export function gateOn(p: Position, square: number, direction: number): number {
  const { layout, rooms } = p.table;
  if (square < 0 || square >= layout.linesFrom) return -1;
  const slot = Math.floor(square / ROOM_SQUARES);
  const room = rooms[p.data[ROOM_IN + slot]];
  const printed = directionInRoom(direction, p.data[SLOT + slot] & TURNED);
  const gate = room ? room.portcullisOn[(square % ROOM_SQUARES) * 4 + printed] : -1;
  return gate < 0 ? -1 : packGate(slot, gate);
}

const shiftOf = (packed: number): number => GATE_SHIFT + 2 * numberOfGate(packed);

/** Closed, open or broken. */
export const gateState = (p: Position, packed: number): number =>
  (p.data[SLOT + slotOfGate(packed)] >> shiftOf(packed)) & 3;

export function setGate(p: Position, packed: number, state: number): void {
  const slot = SLOT + slotOfGate(packed);
  p.data[slot] = (p.data[slot] & ~(3 << shiftOf(packed))) | (state << shiftOf(packed));
}
