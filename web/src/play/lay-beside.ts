/** Where a card can lie beside a piece without hiding it, nor anything that can be chosen. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How far apart the places are that are tried, and how far from the edge of the area they begin. */
const STEP = 8;
const EDGE = 4;

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const middleOf = ({ left, right, top, bottom }: Box): readonly [x: number, y: number] => [
  (left + right) / 2,
  (top + bottom) / 2,
];

/** From a point to the nearest edge of a box; nothing within it. */
function distance([x, y]: readonly [number, number], { left, top, right, bottom }: Box): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

const boxAt = (left: number, top: number, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** The free place that is nearest to the piece; null where everything is taken. */
export function layBeside(size: Size, area: Box, piece: Box | null, taken: readonly Box[]): Box | null {
  const at = middleOf(piece ?? area);
  const all = piece ? [piece, ...taken] : taken;
  let best: Box | null = null;
  let nearest = Infinity;
  const [right, bottom] = [area.right - EDGE - size.width, area.bottom - EDGE - size.height];
  for (let top = area.top + EDGE; top <= bottom; top += STEP)
    for (let left = area.left + EDGE; left <= right; left += STEP) {
      const box = boxAt(left, top, size);
      const far = distance(at, box);
      if (far >= nearest || all.some((one) => overlap(one, box))) continue;
      [best, nearest] = [box, far];
    }
  return best;
}
