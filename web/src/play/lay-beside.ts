/**
 * Where a card can lie beside a piece: never on it, nor on anything that can be chosen; and of all such places where it
 * hides least of what lies open, then the nearest.
 */

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

/** Something that had better stay in sight, the more the heavier it is. */
export interface Sight {
  readonly box: Box;
  readonly weight: number;
}

/** What a card lies on and beside. */
export interface Surroundings {
  readonly area: Box;
  readonly piece: Box | null;
  /** What it must not hide. */
  readonly taken: readonly Box[];
  readonly seen?: readonly Sight[];
  /** It lies no farther than this from that, whatever it hides there; without it, as far away as it must. */
  readonly near?: { readonly to: Box; readonly by: number };
}

/** How far apart the places are that are tried, and how far from the edge of the area they begin. */
const STEP = 8;
const EDGE = 4;
/** Places that differ by less than this part of the card are as good as each other: then the nearer one is better. */
const ALIKE = 0.04;

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const common = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** How much a card hides, in steps that can be told apart; nothing only where it hides nothing. */
export function hiddenBy(card: Box, seen: readonly Sight[]): number {
  const size = (card.right - card.left) * (card.bottom - card.top);
  const hidden = seen.reduce((sum, { box, weight }) => sum + weight * common(card, box), 0);
  return Math.ceil(hidden / (size * ALIKE));
}

const middleOf = ({ left, right, top, bottom }: Box): readonly [x: number, y: number] => [
  (left + right) / 2,
  (top + bottom) / 2,
];

/** From a number to the nearest end of a stretch; nothing within it. */
const beyond = (at: number, from: number, to: number): number => Math.max(from - at, 0, at - to);

/** How far apart two boxes lie; nothing where they touch. */
const gap = (a: Box, b: Box): number =>
  Math.hypot(
    Math.max(a.left - b.right, b.left - a.right, 0),
    Math.max(a.top - b.bottom, b.top - a.bottom, 0),
  );

/** What the browser has measured is slow to read, and is read very often here. */
const copied = ({ left, top, right, bottom }: Box): Box => ({ left, top, right, bottom });

/**
 * The best place for a card of this size; null where everything is taken. Of places that are equally good, the first
 * from above and from the left.
 */
export function layBeside({ width, height }: Size, around: Surroundings): Box | null {
  const { piece, taken, near } = around;
  const { left: west, top: north, right: east, bottom: south } = copied(around.area);
  const [x, y] = middleOf(piece ?? around.area);
  const all = (piece ? [piece, ...taken] : taken).map(copied);
  const seen = (around.seen ?? []).map(({ box, weight }) => ({ box: copied(box), weight }));
  let best: Box | null = null;
  let [least, nearest] = [Infinity, Infinity];
  for (let top = north + EDGE; top <= south - EDGE - height; top += STEP) {
    const bottom = top + height;
    const below = beyond(y, top, bottom);
    const isInRow = (one: Box): boolean => one.top < bottom && top < one.bottom;
    const inRow = all.filter(isInRow);
    const seenInRow = seen.filter(({ box }) => isInRow(box));
    for (let left = west + EDGE; left <= east - EDGE - width; left += STEP) {
      const right = left + width;
      const inWay = inRow.find((one) => one.left < right && left < one.right);
      if (inWay) {
        // Everywhere until its end it would be in the way as well.
        const { right: end } = inWay;
        while (left + STEP < end) left += STEP;
        continue;
      }
      const box = { left, top, right, bottom };
      if (near && gap(box, near.to) > near.by) continue;
      const hidden = hiddenBy(box, seenInRow);
      if (hidden > least) continue;
      const far = Math.hypot(beyond(x, left, right), below);
      if (hidden < least || far < nearest) [best, least, nearest] = [box, hidden, far];
    }
  }
  return best;
}
