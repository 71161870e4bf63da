import { COLOURS, type Colour } from '@dungeon-twister/rules';
import { expect, test } from 'vitest';
import { shapeOf } from '../../src/board/piece-art.tsx';

type Point = readonly [x: number, y: number];

/** The corners of a shape; arcs as points on the way. */
function cornersOf(path: string): Point[] {
  const corners: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const n = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const end: Point =
      command === 'a'
        ? [x + (n[5] ?? 0), y + (n[6] ?? 0)]
        : command === 'h'
          ? [x + (n[0] ?? 0), y]
          : command === 'v'
            ? [x, y + (n[0] ?? 0)]
            : command === 'H'
              ? [n[0] ?? 0, y]
              : command === 'V'
                ? [x, n[0] ?? 0]
                : command === 'z'
                  ? [x, y]
                  : [n[0] ?? 0, n[1] ?? 0];
    // Only half circles bulge enough to count.
    if (command === 'a' && Math.hypot(end[0] - x, end[1] - y) > (n[0] ?? 0) * 1.9)
      for (let part = 1; part < 16; part++) {
        const angle = Math.atan2(y, x) + (Math.PI * part) / 16;
        corners.push([(n[0] ?? 0) * Math.cos(angle), (n[0] ?? 0) * Math.sin(angle)]);
      }
    [x, y] = end;
    corners.push(end);
  }
  return corners;
}

function isInside([x, y]: Point, corners: readonly Point[]): boolean {
  let inside = false;
  corners.forEach(([ax, ay], index) => {
    const [bx, by] = corners.at(index - 1) ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** How much of two shapes that lie on each other only one of them covers. */
function difference(one: Colour, other: Colour): number {
  const [a, b] = [cornersOf(shapeOf(one)), cornersOf(shapeOf(other))];
  let [either, both] = [0, 0];
  for (let x = -17.25; x < 18; x += 0.5)
    for (let y = -17.25; y < 18; y += 0.5) {
      const [inA, inB] = [isInside([x, y], a), isInside([x, y], b)];
      either += Number(inA || inB);
      both += Number(inA && inB);
    }
  return 1 - both / either;
}

test.each(COLOURS.flatMap((one, index) => COLOURS.slice(index + 1).map((other) => [one, other] as const)))(
  '%s and %s are told apart by their shapes alone',
  (one, other) => {
    expect(difference(one, other)).toBeGreaterThan(0.12);
  },
);
