/** The part of the board that matters now: where the piece in hand stands, and everything that can be chosen. */
import type { PieceId } from '@dungeon-twister/rules';
import { portcullisSpot } from './portcullis-spot.ts';
import type { Mark } from './marks.tsx';
import { areaOf, boundsOf, type Plane, type Point, type Rect, roomRect, SIDE, widened } from './plane.ts';
import type { TokenSpot } from './token-layout.ts';

/** Around it, so that nothing lies at the very edge; no more, or ten squares would be too wide for a phone. */
const MARGIN = SIDE * 0.5;

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

/** How many points a mark takes; those of the next points say it. */
const priceOf = ({ kind, sign }: Mark): number =>
  kind === 'later' ? Number.parseInt(sign ?? '', 10) || 1 : 1;

/**
 * Parts of the board, each larger than the one before it. The smallest holds the piece in hand and what can be chosen now;
 * each of the next what one more point reaches, too. None where nothing is in hand and nothing can be chosen.
 *
 * Two lists of them where a way out lies farther than the next point. In the first its line is among what is seen first: it
 * is what one came for, and must not lie outside because other squares fill what is seen. The second does without, for
 * whom it would lead so far away that no finger meets a square.
 */
export function partsInHand(
  plane: Plane,
  standing: readonly TokenSpot[],
  selected: PieceId | null,
  marks: readonly Mark[],
): readonly (readonly Rect[])[] {
  const own = standing.filter(({ id }) => id === selected).map((one) => squareAround(one.at));
  const prices = [...new Set([1, ...marks.map(priceOf)])].sort((a, b) => a - b);
  const partsWith = (first: readonly Mark[]): Rect[] => {
    const rects = [...own, ...first.flatMap((mark) => areasOf(plane, standing, mark))];
    return prices.flatMap((price) => {
      for (const mark of marks) if (priceOf(mark) === price) rects.push(...areasOf(plane, standing, mark));
      return rects.length === 0 ? [] : [widened(boundsOf(rects), MARGIN)];
    });
  };
  const exits = marks.filter((mark) => mark.leaves !== undefined && priceOf(mark) > 1);
  return (exits.length > 0 ? [exits, []] : [[]]).map(partsWith).filter((parts) => parts.length > 0);
}

/** Where some pieces stand. */
export const squaresOf = (standing: readonly TokenSpot[], pieces: ReadonlySet<PieceId>): readonly Rect[] =>
  standing.filter(({ id }) => pieces.has(id)).map((one) => squareAround(one.at));
