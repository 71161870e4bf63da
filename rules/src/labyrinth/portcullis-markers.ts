/**
 * Portcullises: which lie on an edge, in which state, what they block, and which can be worked from there. A portcullis
 * is one number: the slot of its room, and which of the portcullises of that room it is.
 *
 * What somebody does with one: actions/open-close-break-portcullis.ts (BD-PORT-3 to BD-PORT-6, CG-RULING-26,
 * CG-RULING-27). From a starting zone: starting-zone.ts (CG-RULING-28).
 * Rules: BD-COMP-12, BD-TERM-7, BD-STACK-8, BD-PORT-1, BD-PORT-2, BD-PORT-7, BD-PORT-8, BD-LOS-9, BD-MOVE-12,
 * BD-RULING-2; CG-OBJ-Key-2, CG-RULING-24, CG-RULING-25, CG-RULING-33.
 */
import { PORTCULLIS_CLOSED, PORTCULLIS_SHIFT, ROOM_IN, SLOT, TURNED } from '../model/fields.ts';
import type { Terrain } from '../model/ground.ts';
import type { Position } from '../model/position.ts';
import { directionInRoom } from '../map/rotation.ts';
import { inRoom, slotOf } from '../map/place-numbers.ts';
import { BLOCK_PORTCULLIS, opposite } from '../vocabulary.ts';

/** More than any room has. */
export const MOST_PORTCULLISES = 16;
export const packPortcullis = (slot: number, gate: number): number => slot * MOST_PORTCULLISES + gate;
export const slotOfPortcullis = (packed: number): number => Math.floor(packed / MOST_PORTCULLISES);
export const numberOfPortcullis = (packed: number): number => packed % MOST_PORTCULLISES;

/** The portcullis that the room of a square has on its edge in a direction of the table, packed, or -1. */
export function portcullisOn(p: Position, square: number, direction: number): number {
  const { layout, rooms } = p.ruleset;
  if (square < 0 || square >= layout.linesFrom) return -1;
  const slot = slotOf(square);
  const room = rooms[p.data[ROOM_IN + slot]];
  const printed = directionInRoom(direction, p.data[SLOT + slot] & TURNED);
  const gate = room ? room.portcullisOn[inRoom(square) * 4 + printed] : -1;
  return gate < 0 ? -1 : packPortcullis(slot, gate);
}

export function addPortcullis(packed: number, out: number[]): void {
  if (packed >= 0 && !out.includes(packed)) out.push(packed);
}

/**
 * At a border each room has its own portcullis, and either can be worked from both sides (BD-RULING-2, CG-RULING-25); that
 * of the neighbour not from behind something of the own room that is in `hides` (CG-RULING-24).
 */
export function addPortcullises(
  p: Position,
  terrain: Terrain,
  square: number,
  direction: number,
  hides: number,
  out: number[],
): void {
  addPortcullis(portcullisOn(p, square, direction), out);
  if (hides !== 0 && terrain.ownBlock(p, square, direction) & hides) return;
  addPortcullis(portcullisOn(p, terrain.neighbour[square * 4 + direction], opposite(direction)), out);
}

const shiftOf = (packed: number): number => PORTCULLIS_SHIFT + 2 * numberOfPortcullis(packed);

/** Closed, open or broken. */
export const portcullisState = (p: Position, packed: number): number =>
  (p.data[SLOT + slotOfPortcullis(packed)] >> shiftOf(packed)) & 3;

/** What the portcullis of a room blocks in the state of its slot: open or broken it parts nothing (BD-PORT-7, BD-PORT-8). */
export const blockOfPortcullis = (state: number, gate: number): number =>
  ((state >> shiftOf(gate)) & 3) === PORTCULLIS_CLOSED ? BLOCK_PORTCULLIS : 0;

export function setPortcullis(p: Position, packed: number, state: number): void {
  const slot = SLOT + slotOfPortcullis(packed);
  p.data[slot] = (p.data[slot] & ~(3 << shiftOf(packed))) | (state << shiftOf(packed));
}
