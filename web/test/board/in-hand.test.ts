import { viewOf } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { isSeen } from '../../src/board/camera.ts';
import { partInHand } from '../../src/board/in-hand.ts';
import type { Mark } from '../../src/board/marks.tsx';
import { areaOf, ROOM, slotCorner } from '../../src/board/plane.ts';
import { tokenLayout } from '../../src/board/token-layout.ts';
import { crowdedBoards, placesOf } from './boards.ts';

const mark = (kind: Mark['kind'], at: Mark['at']): Mark => ({
  key: JSON.stringify(at),
  kind,
  label: '',
  at,
  onPick: () => {},
});

describe.each(['base', 'card-standard', 'pyramid-4'])('%s', (scenario) => {
  test('what can be chosen now lies inside, whatever it is on', () => {
    for (const { position, plane } of crowdedBoards(scenario)) {
      const standing = tokenLayout(plane, viewOf(position, 0));
      const places = placesOf(plane).filter((place) => areaOf(plane, place).length > 0);
      const [place, far] = [places[3], places.at(-1) ?? 0];
      const [first, second] = standing;
      if (!first || !second) continue;
      const marks = [mark('go', { place }), mark('attack', { piece: second.id }), mark('room', { slot: 1 })];
      const part = partInHand(plane, standing, first.id, marks);
      if (!part) throw new Error('nothing is there');
      for (const { at } of [first, second])
        expect(isSeen({ x: at.x - 10, y: at.y - 10, width: 20, height: 20 }, part)).toBe(true);
      for (const area of areaOf(plane, place)) expect(isSeen(area, part)).toBe(true);
      expect(isSeen({ ...slotCorner(plane, 1), width: ROOM, height: ROOM }, part)).toBe(true);
      // What only later points reach changes nothing.
      expect(partInHand(plane, standing, first.id, [...marks, mark('later', { place: far })])).toEqual(part);
    }
  });

  test('where nothing is in hand and nothing can be chosen there is no such part', () => {
    for (const { plane } of crowdedBoards(scenario)) expect(partInHand(plane, [], null, [])).toBeNull();
  });
});
