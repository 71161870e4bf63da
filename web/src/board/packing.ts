/** How many fit where: spots for tokens inside an area, as large as they can be without touching each other. */
import type { Point, Rect } from './plane.ts';

export interface Spots {
  readonly points: readonly Point[];
  readonly scale: number;
}

/** Half the side of the box that a token of full size needs. */
export const HALF = 17;
const SCALES = [1, 0.9, 0.82, 0.74, 0.66, 0.6, 0.54, 0.48, 0.42, 0.36, 0.3, 0.25, 0.2];
const STEP = 2;

const words = (rects: readonly Rect[]): string =>
  rects.map(({ x, y, width, height }) => `${x},${y},${width},${height}`).join(' ');

/**
 * Spots for so many tokens in an area of squares or in one rectangle. What is `spared` stays free as long as the tokens
 * would not become too small for it.
 */
export function spotsIn(area: readonly Rect[], count: number, spared: readonly Rect[] = []): Spots {
  const key = `${count}|${words(area)}|${words(spared)}`;
  const known = found.get(key);
  if (known) return known;
  const made = search(area, count, spared);
  found.set(key, made);
  return made;
}

/** Zones are asked again and again with the same guests; there are only so many of them on a board. */
const found = new Map<string, Spots>();

function search(area: readonly Rect[], count: number, spared: readonly Rect[]): Spots {
  for (const scale of SCALES)
    for (const obstacles of scale >= 0.6 ? [spared] : [spared, []]) {
      const points = filled(area, scale, obstacles);
      if (points.length >= count) return { points: nearest(points, area, count), scale };
    }
  const [first] = area;
  const middle = first ? { x: first.x + first.width / 2, y: first.y + first.height / 2 } : { x: 0, y: 0 };
  return { points: Array.from({ length: count }, () => middle), scale: SCALES.at(-1) ?? 1 };
}

/** Boxes row by row, each as far up and left as it can be. */
function filled(area: readonly Rect[], scale: number, obstacles: readonly Rect[]): Point[] {
  const half = HALF * scale;
  const left = Math.min(...area.map(({ x }) => x));
  const top = Math.min(...area.map(({ y }) => y));
  const right = Math.max(...area.map(({ x, width }) => x + width));
  const bottom = Math.max(...area.map(({ y, height }) => y + height));
  const holds = (x: number, y: number): boolean =>
    area.some((one) => x >= one.x && y >= one.y && x <= one.x + one.width && y <= one.y + one.height);
  const placed: Point[] = [];
  const free = (x: number, y: number): boolean =>
    // A box is no larger than a square, so its corners say everything.
    holds(x - half, y - half) &&
    holds(x + half, y - half) &&
    holds(x - half, y + half) &&
    holds(x + half, y + half) &&
    !obstacles.some(
      (one) =>
        x + half > one.x && x - half < one.x + one.width && y + half > one.y && y - half < one.y + one.height,
    ) &&
    !placed.some((one) => Math.abs(one.x - x) < 2 * half && Math.abs(one.y - y) < 2 * half);
  // At full size the middles of squares come first: tokens that stand in rows are easier to read.
  if (scale === 1)
    for (const { x, y, width, height } of area) {
      const [mx, my] = [x + width / 2, y + height / 2];
      if (free(mx, my)) placed.push({ x: mx, y: my });
    }
  for (let y = top + half; y <= bottom - half; y += STEP)
    for (let x = left + half; x <= right - half; x += STEP) if (free(x, y)) placed.push({ x, y });
  return placed;
}

/** Those nearest to the middle, in the order in which they were found. */
function nearest(points: readonly Point[], area: readonly Rect[], count: number): Point[] {
  const middle = {
    x: area.reduce((sum, { x, width }) => sum + x + width / 2, 0) / area.length,
    y: area.reduce((sum, { y, height }) => sum + y + height / 2, 0) / area.length,
  };
  const far = (p: Point): number => Math.hypot(p.x - middle.x, p.y - middle.y);
  const chosen = new Set([...points].sort((a, b) => far(a) - far(b)).slice(0, count));
  return points.filter((point) => chosen.has(point));
}
