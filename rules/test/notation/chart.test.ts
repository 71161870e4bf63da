import { describe, expect, test } from 'vitest';
import { buildLayout, type LayoutPlan } from '../../src/map/layout.ts';
import {
  type Chart,
  chartOf,
  chartOfView,
  columnName,
  cornerOf,
  placeName,
  placeNamed,
  rowNumber,
  sizeOf,
  slotNamed,
  squareNamed,
} from '../../src/notation/chart.ts';
import { slotName } from '../../src/position-json/room-text.ts';
import { newGame } from '../../src/new-game.ts';
import { FACE_UP, SLOT } from '../../src/model/fields.ts';
import type { Ruleset } from '../../src/model/ruleset.ts';
import { viewOf } from '../../src/view/view.ts';

const base = newGame({ scenario: 'base' }, 'chart');

describe('the names of squares', () => {
  test('count columns from the west and rows from the south, the line of blue being row 0', () => {
    const chart = chartOf(base);
    const { linesFrom } = base.ruleset.layout;
    expect(placeName(chart, linesFrom)).toBe('a0');
    expect(placeName(chart, linesFrom + 9)).toBe('j0');
    expect(placeName(chart, linesFrom + 10)).toBe('a21');
    expect(placeName(chart, linesFrom + 19)).toBe('j21');
    // Slot A lies in the north-west: its first square as drawn is a20.
    expect(placeName(chart, 0)).toBe('a20');
    expect(placeName(chart, 24)).toBe('e16');
    expect(placeName(chart, 7 * 25 + 24)).toBe('j1');
  });

  test('follow the table, not the room: turned once, the north-western square lies in the north-east', () => {
    const p = base.copy();
    p.data[SLOT] = FACE_UP | 1;
    expect(placeName(chartOf(p), 0)).toBe('e20');
    expect(placeNamed(chartOf(p), 'e20')).toBe(0);
    p.data[SLOT] = FACE_UP | 2;
    expect(placeName(chartOf(p), 0)).toBe('e16');
  });

  test('do not tell how a face-down room is turned', () => {
    const names = [0, 1, 2, 3].map((turned) => {
      const p = base.copy();
      p.data[SLOT] = turned;
      return placeName(chartOf(p), 0);
    });
    expect(new Set(names)).toEqual(new Set(['a20']));
  });

  test('name every place once, and are the same for somebody who has only a view', () => {
    const p = base.copy();
    for (let slot = 0; slot < 8; slot++)
      p.data[SLOT + slot] = slot % 3 === 0 ? slot % 4 : FACE_UP | (slot % 4);
    const chart = chartOf(p);
    const view = chartOfView(p.ruleset, viewOf(p, 'spectator').shown);
    const names = new Set<string>();
    for (let place = 0; place < p.ruleset.layout.places; place++) {
      const name = placeName(chart, place);
      names.add(name);
      expect(placeNamed(chart, name)).toBe(place);
      expect(placeName(view, place)).toBe(name);
    }
    expect(names.size).toBe(220);
    expect(view.rooms).toEqual(chart.rooms);
  });

  test.each(['', 'a', '5', 'k5', 'a22', 'a05', 'A5', 'a-1', 'aa1', 'a5x', 'A#3'])(
    '"%s" is no square',
    (name) => {
      expect(placeNamed(chartOf(base), name)).toBeNull();
    },
  );

  test('go on with two letters behind z', () => {
    expect([0, 25, 26, 27, 51, 52].map(columnName)).toEqual(['a', 'z', 'aa', 'ab', 'az', 'ba']);
  });
});

test('slots have capital letters, row by row from the north-west', () => {
  const chart = chartOf(base);
  expect([0, 1, 7].map(slotName)).toEqual(['A', 'B', 'H']);
  expect(['A', 'H', 'I', 'a', 'AB', ''].map((name) => slotNamed(chart, name))).toEqual([
    0,
    7,
    null,
    null,
    null,
    null,
  ]);
});

describe('a board whose rooms move', () => {
  // Two rooms side by side; the second slides two squares south, is lifted out, or gives way to the first. A line in
  // the west.
  const plan: LayoutPlan = {
    slots: [
      { x: 0, y: 0, capacity: 1 },
      { x: 5, y: 0, capacity: 1 },
    ],
    lines: [{ x: -1, y: 0, runs: 'south', length: 5, dots: [0], owner: 'blue' }],
    arrangements: [{ 1: { x: 5, y: 2 } }, { 1: null }, { 0: { x: 5, y: 0 }, 1: null }],
  };
  const layout = buildLayout(plan, () => 0);
  const chartIn = (arrangement: number): Chart => ({
    ruleset: { layout } as Ruleset,
    arrangement,
    turned: [0, 0],
    rooms: [null, null],
  });

  test('keeps the names of squares where they are', () => {
    expect(sizeOf(chartIn(0))).toEqual({ width: 11, height: 7 });
    expect([0, 1, 2].map((arrangement) => placeName(chartIn(arrangement), 0))).toEqual(['b7', 'b7', 'b7']);
    expect([0, 1].map((arrangement) => placeName(chartIn(arrangement), 25))).toEqual(['g7', 'g5']);
    expect(placeName(chartIn(1), 50)).toBe('a7');
    expect([0, 1].map((arrangement) => placeNamed(chartIn(arrangement), 'g7'))).toEqual([25, null]);
    expect(rowNumber(chartIn(0), 6)).toBe(1);
    expect(squareNamed(chartIn(0), 'g1')).toEqual({ x: 6, y: 6 });
  });

  test('a lifted room hangs over its place, and its squares keep their names', () => {
    expect(cornerOf(chartIn(2), 1)).toEqual(cornerOf(chartIn(0), 1));
    expect([0, 2].map((arrangement) => placeName(chartIn(arrangement), 25 + 12))).toEqual(['i5', 'i5']);
    expect(placeNamed(chartIn(2), 'i5')).toBe(37);
    expect(placeNamed(chartIn(2), 'B#12')).toBeNull();
    expect(placeNamed(chartIn(2), 'l5')).toBeNull();
  });

  test('names squares of a room outside the labyrinth by its slot, where another lies in its place', () => {
    expect(cornerOf(chartIn(3), 1)).toBeNull();
    expect(placeName(chartIn(3), 12)).toBe('i5');
    expect(placeName(chartIn(3), 25 + 12)).toBe('B#12');
    expect(placeNamed(chartIn(3), 'B#12')).toBe(37);
    expect(placeNamed(chartIn(3), 'B#25')).toBeNull();
    // While it lies in the labyrinth its squares have their own names, and only those.
    expect(placeNamed(chartIn(0), 'B#12')).toBeNull();
  });
});
