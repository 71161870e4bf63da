import { expect, test } from 'vitest';
import { kept, movedBy, seenBy, wholeCamera, wholeIn, zoomedAt } from '../../src/board/camera.ts';

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
