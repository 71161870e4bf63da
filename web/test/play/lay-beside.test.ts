/** Where the card of a piece lies. */
import { array, assert, integer, nat, property, record, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, hiddenBy, layBeside, overlap, type Surroundings } from '../../src/play/lay-beside.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const AREA = box(0, 50, 800, 400);
const PIECE = box(380, 200, 40, 40);

const CARD = { width: 200, height: 150 };
const around = { area: AREA, piece: PIECE, taken: [] };

test('a card lies beside its piece, inside the area', () => {
  const card = layBeside(CARD, around);
  expect(card && overlap(card, PIECE)).toBe(false);
  expect(card?.left).toBeGreaterThanOrEqual(0);
  expect(card?.bottom).toBeLessThanOrEqual(450);
});

test('a card hides no mark, and goes farther away for that', () => {
  const taken = [box(420, 160, 120, 120), box(300, 160, 80, 120)];
  const card = layBeside(CARD, { ...around, taken });
  expect(card && [PIECE, ...taken].some((one) => overlap(one, card))).toBe(false);
});

test('a list stays near what it is about, though it would hide less far away', () => {
  const open = { box: box(0, 50, 640, 400), weight: 1 };
  const far = layBeside(CARD, { ...around, seen: [open] });
  expect(far?.left).toBeGreaterThan(560);
  const near = layBeside(CARD, { ...around, seen: [open], near: { to: PIECE, by: 20 } });
  expect(near && overlap(near, box(360, 180, 80, 80))).toBe(true);
  expect(near && overlap(near, PIECE)).toBe(false);
});

test('where everything is taken there is no place', () => {
  expect(layBeside(CARD, { ...around, taken: [AREA] })).toBeNull();
});

test('a card goes farther away for the sake of what lies open, too', () => {
  // Open rooms in the middle, closed ones and the bare table at both sides.
  const open = { box: box(210, 50, 370, 400), weight: 1 };
  const card = layBeside(CARD, { ...around, seen: [open] });
  expect(card && overlap(card, open.box)).toBe(false);
  // The nearer of both sides.
  expect(card?.left).toBeGreaterThan(500);
});

test('where something must be hidden it is rather the floor than somebody on it', () => {
  const floor = { box: AREA, weight: 1 };
  const figures = [box(430, 60, 40, 380), box(330, 60, 40, 380)].map((one) => ({ box: one, weight: 4 }));
  const card = layBeside(CARD, { ...around, seen: [floor, ...figures] });
  expect(card && figures.some((one) => overlap(card, one.box))).toBe(false);
  expect(card && hiddenBy(card, [floor])).toBe(25);
});

/** Every place is tried. */
function slowly(
  width: number,
  height: number,
  { area, piece, taken, seen }: Required<Omit<Surroundings, 'near'>>,
): Box | null {
  const [x, y] = piece ? [(piece.left + piece.right) / 2, (piece.top + piece.bottom) / 2] : [0, 0];
  let best: Box | null = null;
  let [least, nearest] = [Infinity, Infinity];
  for (let top = area.top + 4; top + height + 4 <= area.bottom; top += 8)
    for (let left = area.left + 4; left + width + 4 <= area.right; left += 8) {
      const card = box(left, top, width, height);
      if ([piece, ...taken].some((one) => one && overlap(one, card))) continue;
      const far = Math.hypot(
        Math.max(card.left - x, 0, x - card.right),
        Math.max(card.top - y, 0, y - card.bottom),
      );
      const hidden = hiddenBy(card, seen);
      if (hidden > least || (hidden === least && far >= nearest)) continue;
      [best, least, nearest] = [card, hidden, far];
    }
  return best;
}

test('it is the same place as the one that a search of all places finds', () => {
  const some = tuple(nat(700), integer({ min: 50, max: 400 }), integer({ min: 1, max: 150 }), nat(150)).map(
    ([left, top, width, height]) => box(left, top, width, height + 1),
  );
  const sights = array(record({ box: some, weight: integer({ min: 1, max: 4 }) }), { maxLength: 6 });
  assert(
    property(
      integer({ min: 60, max: 300 }),
      integer({ min: 40, max: 200 }),
      record({ piece: some, taken: array(some, { maxLength: 12 }), seen: sights }),
      (width, height, around) => {
        const surroundings = { area: AREA, ...around };
        expect(layBeside({ width, height }, surroundings)).toEqual(slowly(width, height, surroundings));
      },
    ),
  );
});
