/**
 * The state of a portcullis, closed, open or broken: a marker at its room, which goes with it, and what opening,
 * closing and breaking make of it. A portcullis is one number: the slot of its room, and which of the portcullises of
 * that room it is. Markers lie on no square and in no zone, so nothing counts them, and they never run out.
 *
 * Who opens, closes and breaks one: actions/open-close-break-portcullis.ts (BD-PORT-3 to BD-PORT-5, CG-RULING-27); from
 * where: portcullises-in-reach.ts (BD-PORT-2, CG-OBJ-Key-2, CG-RULING-24, CG-RULING-28); what it stops in which state:
 * what-walls-slits-portcullises-stop.ts (BD-PORT-7, BD-PORT-8, CG-CHAR-Colossus-3).
 * Rules: BD-COMP-12, BD-TERM-7, BD-STACK-8, BD-PORT-1, BD-PORT-6; CG-OBJ-Key-3, CG-OBJ-Key-4, CG-CHAR-Colossus-4,
 * CG-CHAR-Colossus-7, CG-RULING-25, CG-RULING-26, CG-RULING-33.
 */
import {
  PORTCULLIS_BROKEN,
  PORTCULLIS_CLOSED,
  PORTCULLIS_OPEN,
  PORTCULLIS_SHIFT,
  SLOT,
} from '../model/fields.ts';
import type { Position } from '../model/position.ts';

/** More than any room has. */
export const MOST_PORTCULLISES = 16;
export const packPortcullis = (slot: number, gate: number): number => slot * MOST_PORTCULLISES + gate;
export const slotOfPortcullis = (packed: number): number => Math.floor(packed / MOST_PORTCULLISES);
export const numberOfPortcullis = (packed: number): number => packed % MOST_PORTCULLISES;

/** How a marker changes: from which state into which. */
export interface MarkerChange {
  readonly from: number;
  readonly to: number;
}

/** Opening lays a marker, closing takes it away (CG-OBJ-Key-4); from broken nothing leads on (BD-PORT-6, CG-RULING-26). */
export const OPENING: MarkerChange = { from: PORTCULLIS_CLOSED, to: PORTCULLIS_OPEN };
export const CLOSING: MarkerChange = { from: PORTCULLIS_OPEN, to: PORTCULLIS_CLOSED };
export const BREAKING: MarkerChange = { from: PORTCULLIS_CLOSED, to: PORTCULLIS_BROKEN };

const shiftOf = (packed: number): number => PORTCULLIS_SHIFT + 2 * numberOfPortcullis(packed);

/** Closed, open or broken. */
export const portcullisState = (p: Position, packed: number): number =>
  (p.data[SLOT + slotOfPortcullis(packed)] >> shiftOf(packed)) & 3;

/** Whether it is closed, by the state of its slot. */
export const isClosed = (state: number, gate: number): boolean =>
  ((state >> shiftOf(gate)) & 3) === PORTCULLIS_CLOSED;

export function setPortcullis(p: Position, packed: number, state: number): void {
  const slot = SLOT + slotOfPortcullis(packed);
  p.data[slot] = (p.data[slot] & ~(3 << shiftOf(packed))) | (state << shiftOf(packed));
}
