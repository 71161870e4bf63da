/** The part of the board that matters now: where the piece in hand stands, and everything that can be chosen. */
import type { PieceId } from '@dungeon-twister/rules';
import { portcullisSpot } from './portcullis-spot.ts';
import type { Mark } from './marks.tsx';
import { areaOf, boundsOf, type Plane, type Point, type Rect, roomRect, SIDE, widened } from './plane.ts';
import type { TokenSpot } from './token-layout.ts';

/** Around it, so that nothing lies at the very edge. */
const MARGIN = SIDE * 0.75;

const squareAround = ({ x, y }: Point): Rect => widened({ x, y, width: 0, height: 0 }, SIDE / 2);

function areasOf(plane: Plane, standing: readonly TokenSpot[], { at }: Mark): Rect[] {
  if ('place' in at) return areaOf(plane, at.place);
  if ('slot' in at) return [roomRect(plane, at.slot)];
  if ('portcullis' in at) {
    const spot = portcullisSpot(plane, at.portcullis.slot, at.portcullis.gate);
    return spot ? [squareAround(spot.at)] : [];
  }
  return standing.filter(({ id }) => id === at.piece).map((one) => squareAround(one.at));
}

export function partInHand(
  plane: Plane,
  standing: readonly TokenSpot[],
  selected: PieceId | null,
  marks: readonly Mark[],
): Rect | null {
  const rects = [
    ...standing.filter(({ id }) => id === selected).map((one) => squareAround(one.at)),
    // What only the next points reach may lie anywhere.
    ...marks.filter(({ kind }) => kind !== 'later').flatMap((mark) => areasOf(plane, standing, mark)),
  ];
  return rects.length === 0 ? null : widened(boundsOf(rects), MARGIN);
}
