/** Where the card of a piece lies. */
import { expect, test } from 'vitest';
import { type Box, layBeside, overlap } from '../../src/play/lay-beside.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const AREA = box(0, 50, 800, 400);
const PIECE = box(380, 200, 40, 40);

test('a card lies beside its piece, inside the area', () => {
  const card = layBeside({ width: 200, height: 150 }, AREA, PIECE, []);
  expect(card && overlap(card, PIECE)).toBe(false);
  expect(card?.left).toBeGreaterThanOrEqual(0);
  expect(card?.bottom).toBeLessThanOrEqual(450);
});

test('a card hides no mark, and goes farther away for that', () => {
  const marks = [box(420, 160, 120, 120), box(300, 160, 80, 120)];
  const card = layBeside({ width: 200, height: 150 }, AREA, PIECE, marks);
  expect(card && [PIECE, ...marks].some((one) => overlap(one, card))).toBe(false);
});

test('where everything is taken there is no place', () => {
  expect(layBeside({ width: 200, height: 150 }, AREA, PIECE, [AREA])).toBeNull();
});
