import { expect, test } from 'vitest';
import {
  broughtInto,
  closeUp,
  isSeen,
  kept,
  likedAt,
  mostAt,
  movedBy,
  onTheWay,
  seenBy,
  wholeCamera,
  wholeIn,
  zoomedAt,
} from '../../src/board/camera.ts';

const content = { x: -10, y: -10, width: 420, height: 900 };
const frame = { width: 900, height: 600 };
const whole = wholeIn(content, frame);

test('the whole holds the drawing and has the shape of the frame', () => {
  expect(whole.width / whole.height).toBeCloseTo(frame.width / frame.height);
  expect(whole.height).toBe(content.height);
  expect(whole.x + whole.width / 2).toBe(content.x + content.width / 2);
});

test('a frame without size shows the drawing as it is', () => {
  expect(wholeIn(content, { width: 0, height: 0 })).toEqual(content);
});

test('the point under the pointer stays where it is', () => {
  const point = { x: 200, y: 450 };
  const camera = zoomedAt(wholeCamera(whole), 2, point, whole);
  const share = (box: { x: number; width: number }): number => (point.x - box.x) / box.width;
  expect(share(seenBy(camera, whole))).toBeCloseTo(share(whole));
});

test('what is seen never leaves the whole', () => {
  const near = zoomedAt(wholeCamera(whole), 3, { x: 0, y: 0 }, whole);
  const far = movedBy(near, { x: 1e6, y: -1e6 }, whole);
  const seen = seenBy(far, whole);
  expect(seen.x + seen.width).toBeCloseTo(whole.x + whole.width);
  expect(seen.y).toBeCloseTo(whole.y);
  expect(kept({ zoom: 0.2, at: { x: 0, y: 0 } }, whole)).toEqual(wholeCamera(whole));
});

test('a close-up shows the whole part, no nearer than the limit and never beyond the edge', () => {
  const part = { x: 0, y: 800, width: 120, height: 80 };
  const wide = closeUp(part, whole, 100);
  expect(isSeen(part, seenBy(wide, whole))).toBe(true);
  expect(wide.zoom).toBeGreaterThan(3);
  const limited = closeUp(part, whole, 2);
  expect(limited.zoom).toBe(2);
  expect(isSeen(part, seenBy(limited, whole))).toBe(true);
  expect(isSeen(seenBy(limited, whole), whole)).toBe(true);
  expect(closeUp(whole, whole, 100)).toEqual(wholeCamera(whole));
});

const around = (size: number) => ({ x: 100 - size / 2, y: 200 - size / 2, width: size, height: size });

test('as much is shown as can be seen from near enough, and what matters most in any case', () => {
  const parts = [200, 300, 4000].map(around);
  const near = closeUp(around(300), whole, 100).zoom;
  expect(mostAt(parts, whole, near - 0.01)).toEqual(around(300));
  expect(mostAt(parts, whole, near + 0.01)).toEqual(around(200));
  expect(mostAt(parts, whole, 1000)).toEqual(around(200));
  expect(mostAt([], whole, 1)).toBeUndefined();
});

test('a way out is among what is shown, unless no finger would meet a square then', () => {
  const [near, withExit] = [[around(200), around(300)], [around(500)]];
  const least = closeUp(around(300), whole, 100).zoom;
  expect(likedAt([withExit, near], whole, closeUp(around(500), whole, 100).zoom - 0.01)).toBe(withExit);
  expect(likedAt([withExit, near], whole, least)).toBe(near);
  // What can be done now is never left out.
  expect(likedAt([withExit, near], whole, 1000)).toBe(near);
  expect(likedAt([], whole, 1)).toBeUndefined();
});

test('what is brought into sight moves the board as little as can be, and never nearer', () => {
  const camera = { zoom: 3, at: { x: 100, y: 300 } };
  const seen = seenBy(camera, whole);
  expect(broughtInto(camera, around(40), whole)).toEqual(camera);
  const right = { x: seen.x + seen.width, y: 300, width: 40, height: 40 };
  const moved = broughtInto(camera, right, whole);
  expect(moved.zoom).toBe(3);
  expect(moved.at.y).toBe(300);
  expect(seenBy(moved, whole).x + seenBy(moved, whole).width).toBeCloseTo(right.x + right.width);
  const large = { x: -10, y: 100, width: 300, height: 500 };
  const farther = broughtInto(camera, large, whole);
  expect(farther.zoom).toBeLessThan(3);
  const { x, y, width, height } = seenBy(farther, whole);
  expect(isSeen(large, { x: x - 0.01, y: y - 0.01, width: width + 0.02, height: height + 0.02 })).toBe(true);
});

test('on the way from one camera to another both ends are reached', () => {
  const [from, to] = [wholeCamera(whole), { zoom: 3, at: { x: 100, y: 200 } }];
  expect(onTheWay(from, to, 0)).toEqual(from);
  expect(onTheWay(from, to, 1)).toEqual(to);
  expect(onTheWay(from, to, 0.5).zoom).toBe(2);
});
