import { expect, test } from 'vitest';
import { bestOf } from '../../src/missions/kept-points.ts';
import { fileOf, pointsOfFile } from '../../src/missions/progress-file.ts';

const POINTS = new Map([
  ['twin', 3],
  ['pit', 2],
]);

test('what was reached comes back from its file', () => {
  const { name, text } = fileOf(POINTS);
  expect(name).toBe('dungeon-twister-missions.json');
  expect(pointsOfFile(text)).toEqual(POINTS);
});

test('any other file is refused', () => {
  for (const text of ['', '[]', 'null', '{"points":{"twin":3}}', '{"format":"dungeon-twister-statistics"}'])
    expect(pointsOfFile(text)).toBeNull();
});

test('what is no number of points is passed over', () => {
  const points = { twin: 3, pit: 'two', rope: -1, wall: 2.5, stop: 1000, gate: null };
  const text = JSON.stringify({ format: 'dungeon-twister-missions', version: 1, points });
  expect(pointsOfFile(text)).toEqual(new Map([['twin', 3]]));
});

test('of two results the one with fewer points counts', () => {
  const other = new Map([
    ['twin', 2],
    ['pit', 4],
    ['rope', 5],
  ]);
  expect(Object.fromEntries(bestOf(POINTS, other))).toEqual({ twin: 2, pit: 2, rope: 5 });
});
