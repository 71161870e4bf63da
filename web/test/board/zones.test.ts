import { isZoneRoom, NO_ZONE, viewOf } from '@dungeon-twister/rules';
import { sceneByChance } from '@dungeon-twister/rules/testing';
import { expect, test } from 'vitest';
import { spotsIn } from '../../src/board/packing.ts';
import { areaOf, planeOf, SIDE } from '../../src/board/plane.ts';
import { iconSquare, squaresOfZone, zoneBorder } from '../../src/board/zone-shape.ts';

const { ruleset } = sceneByChance({ scenario: 'card-advanced' }, '1');
const rooms = ruleset.rooms.filter(isZoneRoom);

test('every zone bears its icon on a square of its own', () => {
  for (const room of rooms)
    for (const zone of new Set(room.zones)) {
      if (zone === NO_ZONE) continue;
      expect(squaresOfZone(room, zone)).toContain(iconSquare(room, zone));
    }
});

test('the border of a zone runs along all its outer edges and along no other', () => {
  for (const room of rooms)
    for (let zone = 0; zone < 4; zone++) {
      const squares = squaresOfZone(room, zone);
      const outer = squares.flatMap((square) => {
        const [x, y] = [square % 5, Math.floor(square / 5)];
        return [
          [0, -1],
          [1, 0],
          [0, 1],
          [-1, 0],
        ].filter(([dx = 0, dy = 0]) => {
          const [nx, ny] = [x + dx, y + dy];
          return nx < 0 || ny < 0 || nx > 4 || ny > 4 || room.zones[ny * 5 + nx] !== zone;
        });
      });
      expect(zoneBorder(room, zone).split('M').length - 1).toBe(outer.length);
    }
});

test('as many stand in a zone as the rules allow, three of each player and what they leave', () => {
  const position = sceneByChance({ scenario: 'card-standard' }, '2');
  const view = viewOf(position, 0);
  const plane = planeOf(position.ruleset, view, 0);
  for (let place = 0; place < position.ruleset.layout.places; place++) {
    const area = areaOf(plane, place);
    if (area.length === 0) continue;
    const { points, scale } = spotsIn(area, 10);
    expect(points).toHaveLength(10);
    expect(scale).toBeGreaterThanOrEqual(0.3);
    expect(scale * SIDE).toBeLessThanOrEqual(SIDE);
  }
});
