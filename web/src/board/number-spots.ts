/** Where the numbers of traces stand: near where each begins, and on nothing that lies there now. */
import { gearSpot } from './gear-spot.ts';
import type { Plane, Point } from './plane.ts';
import { halfOf, type TokenSpot } from './token-layout.ts';

/** Numbers keep so far from each other. */
const APART = 15;
/** From the middle of a number to its edge. */
const RADIUS = 7.5;
/** From the middle of a gear to its teeth. */
const GEAR = 17;

/** Something that a number had better not hide, the more the heavier it is. */
export interface Hidden {
  readonly at: Point;
  /** How far it reaches from its middle. */
  readonly half: number;
  readonly weight: number;
}

/** Figures are large, and known by what is left of them; objects and gears are not. */
export const hiddenOn = (plane: Plane, standing: readonly TokenSpot[]): Hidden[] => [
  ...standing.map((one) => ({ at: one.at, half: halfOf(one), weight: one.isCharacter ? 1 : 4 })),
  ...[...plane.chart.rooms.keys()].flatMap((slot) => {
    const at = gearSpot(plane, slot);
    return at ? [{ at, half: GEAR, weight: 4 }] : [];
  }),
];

/** How much of all that a number would hide here. */
export const hiddenAt = ({ x, y }: Point, all: readonly Hidden[]): number =>
  all.reduce((sum, { at, half, weight }) => {
    const deep = RADIUS + half - Math.max(Math.abs(x - at.x), Math.abs(y - at.y));
    return sum + weight * Math.max(0, deep);
  }, 0);

/** How far from its beginning a number may stand, in steps, and in how many directions it is tried. */
const STEPS = [0, 10, 14, 18, 22, 26, 30] as const;
const DIRECTIONS = 16;

const around = ({ x, y }: Point): Point[] =>
  STEPS.flatMap((far) =>
    Array.from({ length: far === 0 ? 1 : DIRECTIONS }, (_, direction) => {
      const angle = (direction / DIRECTIONS) * 2 * Math.PI;
      return { x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) };
    }),
  );

/** The spot of each number: the nearest to its beginning that hides least, and keeps apart from those before it. */
export function spotsFor(beginnings: readonly (Point | null)[], all: readonly Hidden[]): (Point | null)[] {
  const taken: Point[] = [];
  const isFree = (at: Point): boolean => taken.every(({ x, y }) => Math.hypot(x - at.x, y - at.y) >= APART);
  return beginnings.map((begin) => {
    if (!begin) return null;
    let best: Point | null = null;
    let least = Infinity;
    for (const at of around(begin)) {
      if (!isFree(at)) continue;
      const hidden = hiddenAt(at, all);
      if (hidden < least) [best, least] = [at, hidden];
    }
    // Everything near is full of numbers: in a row with them.
    let at = best ?? begin;
    while (!isFree(at)) at = { x: at.x + APART, y: at.y };
    taken.push(at);
    return at;
  });
}
