import { viewOf } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { isSeen } from '../../src/board/camera.ts';
import { partsInHand } from '../../src/board/in-hand.ts';
import type { Mark } from '../../src/board/marks.tsx';
import { areaOf, ROOM, slotCorner } from '../../src/board/plane.ts';
import { tokenLayout } from '../../src/board/token-layout.ts';
import { crowdedBoards, placesOf } from './boards.ts';

const mark = (kind: Mark['kind'], at: Mark['at'], sign?: string): Mark => ({
  key: JSON.stringify(at),
  kind,
  label: '',
  at,
  ...(sign ? { sign } : {}),
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
      const [[part, ...more] = []] = partsInHand(plane, standing, first.id, marks);
      if (!part) throw new Error('nothing is there');
      expect(more).toEqual([]);
      for (const { at } of [first, second])
        expect(isSeen({ x: at.x - 10, y: at.y - 10, width: 20, height: 20 }, part)).toBe(true);
      for (const area of areaOf(plane, place)) expect(isSeen(area, part)).toBe(true);
      expect(isSeen({ ...slotCorner(plane, 1), width: ROOM, height: ROOM }, part)).toBe(true);
      // What only later points reach lies in larger parts, by their price.
      const next = places[7];
      const later = [mark('later', { place: far }, '3'), mark('later', { place: next }, '2')];
      const [parts = [], ...others] = partsInHand(plane, standing, first.id, [...marks, ...later]);
      expect(others).toEqual([]);
      expect(parts).toHaveLength(3);
      expect(parts[0]).toEqual(part);
      for (const [index, inner] of [part, ...areaOf(plane, next), ...areaOf(plane, far)].entries())
        expect(isSeen(inner, parts[index === 0 ? 0 : 2])).toBe(true);
      for (const area of areaOf(plane, next)) expect(isSeen(area, parts[1])).toBe(true);
      expect(isSeen(parts[0], parts[1]) && isSeen(parts[1], parts[2])).toBe(true);
    }
  });

  test('where somebody leaves is among what is shown first, whatever it costs', () => {
    for (const { position, plane } of crowdedBoards(scenario)) {
      const [first, ...others] = tokenLayout(plane, viewOf(position, 0));
      const places = placesOf(plane).filter((place) => areaOf(plane, place).length > 0);
      const [near, far] = [places[3], places.at(-1) ?? 0];
      if (!first) continue;
      const leaving = { ...mark('later', { place: far }, '4→+2'), leaves: 2 };
      const marks = [mark('later', { place: near }, '2'), leaving];
      const [parts = [], without = [], ...more] = partsInHand(plane, [first, ...others], first.id, marks);
      expect(more).toEqual([]);
      expect(parts).toHaveLength(3);
      for (const area of areaOf(plane, far)) expect(isSeen(area, parts[0])).toBe(true);
      // Where that leads too far away there are parts without it, which hold it only with the points that it takes.
      expect(without).toEqual([
        partsInHand(plane, [first, ...others], first.id, [])[0]?.[0],
        partsInHand(plane, [first, ...others], first.id, marks.slice(0, 1))[0]?.[1],
        parts[2],
      ]);
    }
  });

  test('where nothing is in hand and nothing can be chosen there is no such part', () => {
    for (const { plane } of crowdedBoards(scenario)) expect(partsInHand(plane, [], null, [])).toEqual([]);
  });
});
