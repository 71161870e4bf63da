/** Where one takes hold of an open room to turn it: at an upper corner, on the side where its letter is not. */
import { letterSpot } from './room-letter.tsx';
import { type Plane, type Point, ROOM, slotCorner } from './plane.ts';
import type { TokenSpot } from './token-layout.ts';

/** From the corner of the room inwards, so that it lies on nobody's square. */
const INSET = 5;

export function handleSpot(plane: Plane, slot: number, standing: readonly TokenSpot[]): Point {
  const { x, y } = slotCorner(plane, slot);
  const isLetterRight = letterSpot(plane, slot, standing).x > ROOM / 2;
  return { x: x + (isLetterRight ? INSET : ROOM - INSET), y: y + INSET };
}
