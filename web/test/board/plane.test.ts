import { chartOfView, squareOf, viewOf } from '@dungeon-twister/rules';
import { sceneByChance } from '@dungeon-twister/rules/testing';
import { describe, expect, test } from 'vitest';
import { areaOf, middleOf, type Plane, placeAtPoint, planeOf, planeOn, SIDE } from '../../src/board/plane.ts';
import { turnForSeat } from '../../src/board/seat-turn.ts';
import { ALL_SCENARIOS, crowdedBoards, placesOf } from './boards.ts';

const isInside = ({ width, height }: Plane, x: number, y: number): boolean =>
  x > 0 && y > 0 && x < width && y < height;

describe.each(ALL_SCENARIOS)('%s', (scenario) => {
  test('every place has a point on the board, and is found there', () => {
    for (const { plane } of crowdedBoards(scenario)) {
      const places = placesOf(plane);
      const outside = places.filter((place) => {
        const { x, y } = middleOf(plane, place);
        return !isInside(plane, x, y);
      });
      expect(outside).toEqual([]);
      // Some of them: to look for a place is to look at all.
      const asked = places.filter(
        (place, index) =>
          index % 17 === plane.turned &&
          (place >= plane.chart.ruleset.layout.linesFrom || plane.chart.rooms[Math.floor(place / 25)]),
      );
      expect(asked.map((place) => placeAtPoint(plane, middleOf(plane, place)))).toEqual(asked);
    }
  });

  test('no two places share any ground', () => {
    for (const { plane } of crowdedBoards(scenario)) {
      const taken = new Map<string, number>();
      for (const place of placesOf(plane))
        for (const { x, y } of areaOf(plane, place)) {
          if (taken.has(`${x}/${y}`)) throw new Error(`${place} lies on ${taken.get(`${x}/${y}`)}`);
          taken.set(`${x}/${y}`, place);
        }
      expect(taken.size).toBeGreaterThan(0);
    }
  });

  test('turning the board keeps neighbours apart by one square', () => {
    const position = sceneByChance({ scenario }, '1');
    const view = viewOf(position, 0);
    const { ruleset } = position;
    let compared = 0;
    const upright = planeOf(ruleset, view, 0);
    const chart = chartOfView(ruleset, view.shown);
    for (const turned of [1, 2, 3]) {
      const plane = planeOn(chart, turned);
      for (const place of placesOf(plane).slice(0, -1)) {
        if (ruleset.layout.zones > 0) continue;
        const [a, b] = [squareOf(chart, place), squareOf(chart, place + 1)];
        if (!a || !b || Math.abs(a.x - b.x) + Math.abs(a.y - b.y) !== 1) continue;
        const far = (on: Plane): number => {
          const [p, q] = [middleOf(on, place), middleOf(on, place + 1)];
          return Math.hypot(p.x - q.x, p.y - q.y);
        };
        if (far(plane) !== SIDE || far(upright) !== SIDE) throw new Error(`${place} has lost its neighbour`);
        compared++;
      }
    }
    expect(compared > 0).toBe(ruleset.layout.zones === 0);
  });

  test('a seat with a line of its own has it below', () => {
    const { ruleset } = sceneByChance({ scenario }, '1');
    for (let seat = 0; seat < ruleset.seats; seat++) {
      const line = ruleset.layout.lines.find(({ owner }) => owner === seat);
      if (!line) continue;
      const view = viewOf(sceneByChance({ scenario }, '1'), seat);
      const plane = planeOf(ruleset, view, turnForSeat(ruleset, seat));
      const strip = areaOf(plane, line.first)[0];
      expect(strip && strip.y + strip.height).toBe(plane.height);
    }
  });
});

test('a long board lies on its side where there is more room for it', () => {
  const { ruleset } = sceneByChance({ scenario: 'base' }, '1');
  expect(turnForSeat(ruleset, 0, { width: 1600, height: 900 })).toBe(1);
  expect(turnForSeat(ruleset, 1, { width: 1600, height: 900 })).toBe(3);
  expect(turnForSeat(ruleset, 0, { width: 390, height: 800 })).toBe(0);
});
