/** The part of the board that matters now: where the piece in hand stands, and everything that can be chosen. */
import type { PieceId } from '@dungeon-twister/rules';
import { portcullisSpot } from './portcullis-spot.ts';
import type { Mark } from './marks.tsx';
import { areaOf, type Plane, type Point, type Rect, ROOM, SIDE, slotCorner } from './plane.ts';
import type { TokenSpot } from './token-layout.ts';

/** Around it, so that nothing lies at the very edge. */
const MARGIN = SIDE * 0.75;

const around = ({ x, y }: Point, width: number): Rect => ({
  x: x - width / 2,
  y: y - width / 2,
  width,
  height: width,
});

function areasOf(plane: Plane, standing: readonly TokenSpot[], { at }: Mark): Rect[] {
  if ('place' in at) return areaOf(plane, at.place);
  if ('slot' in at) return [{ ...slotCorner(plane, at.slot), width: ROOM, height: ROOM }];
  if ('portcullis' in at) {
    const spot = portcullisSpot(plane, at.portcullis.slot, at.portcullis.gate);
    return spot ? [around(spot.at, SIDE)] : [];
  }
  return standing.filter(({ id }) => id === at.piece).map((one) => around(one.at, SIDE));
}

export function partInHand(
  plane: Plane,
  standing: readonly TokenSpot[],
  selected: PieceId | null,
  marks: readonly Mark[],
): Rect | null {
  const rects = [
    ...standing.filter(({ id }) => id === selected).map((one) => around(one.at, SIDE)),
    // What only the next points reach may lie anywhere.
    ...marks.filter(({ kind }) => kind !== 'later').flatMap((mark) => areasOf(plane, standing, mark)),
  ];
  if (rects.length === 0) return null;
  const left = Math.min(...rects.map(({ x }) => x)) - MARGIN;
  const top = Math.min(...rects.map(({ y }) => y)) - MARGIN;
  return {
    x: left,
    y: top,
    width: Math.max(...rects.map(({ x, width }) => x + width)) + MARGIN - left,
    height: Math.max(...rects.map(({ y, height }) => y + height)) + MARGIN - top,
  };
}
