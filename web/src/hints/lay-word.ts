/** Where a word about the board lies: in the corner of its area where it hides nothing that it speaks of. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top));

/** What is spoken of counts so much more than the rest of the board. */
const SPOKEN_OF = 1000;
const EDGE = 12;
/** A narrower column is not read with ease: about 13rem. */
const NARROWEST = 208;

/** So wide that it fits beside the board, where that is wide enough to be read; else as wide as it likes. */
export function wordWidth(area: Box, board: readonly Box[], widest: number): number {
  const before = Math.min(...board.map(({ left }) => left)) - area.left;
  const behind = area.left + area.width - Math.max(...board.map(({ left, width }) => left + width));
  const free = Math.max(before, behind) - 2 * EDGE;
  return free >= NARROWEST ? Math.min(free, widest) : widest;
}

/** The best of six places along the edges of the area; of equal ones the first. */
export function layWord(
  { width, height }: Pick<Box, 'width' | 'height'>,
  area: Box,
  spokenOf: readonly Box[],
  others: readonly Box[],
): Pick<Box, 'left' | 'top'> {
  const [right, bottom] = [area.width - width - EDGE, area.height - height - EDGE];
  const middle = (area.width - width) / 2;
  const corners = [EDGE, bottom].flatMap((top) => [EDGE, right, middle].map((left) => ({ left, top })));
  const cost = ({ left, top }: Pick<Box, 'left' | 'top'>): number => {
    const here = { left: area.left + left, top: area.top + top, width, height };
    const sum = (boxes: readonly Box[]): number => boxes.reduce((all, box) => all + overlap(here, box), 0);
    return SPOKEN_OF * sum(spokenOf) + sum(others);
  };
  const [first, ...rest] = corners;
  return rest.reduce(
    (best, one) => (cost(one) < cost(best) ? one : best),
    first ?? { left: EDGE, top: EDGE },
  );
}
