/** What makes rooms readable: letters that cover nothing, gears under figures, twins, the way out. */
import {
  exitPlaces,
  isGear,
  isOnLine,
  PIT,
  type Position,
  slotOf,
  type View,
  viewOf,
} from '@dungeon-twister/rules';
import { sceneByChance } from '@dungeon-twister/rules/testing';
import { describe, expect, test } from 'vitest';
import { arrowsOf } from '../../src/board/exit-arrows.tsx';
import { coveredGears } from '../../src/board/gear-collar.tsx';
import { gearSpot, isOnGear, middleOfSquare, roomsOfGear } from '../../src/board/gear-spot.ts';
import {
  areaOf,
  boundsOf,
  inLyingRoom,
  placeAtPoint,
  type Plane,
  planeOf,
  type Point,
  slotCorner,
} from '../../src/board/plane.ts';
import { HALF_LETTER, letterSpot } from '../../src/board/room-letter.tsx';
import { outlinedRooms } from '../../src/board/room-outlines.tsx';
import { halfOf, tokenLayout } from '../../src/board/token-layout.ts';
import { ALL_SCENARIOS, crowdedBoards, placesOf } from './boards.ts';

/** They are on the lines by which this seat leaves. */
function expectArrows(position: Position, plane: Plane, view: View, seat: number): void {
  const exits = exitPlaces(position, seat);
  const arrows = arrowsOf(plane, view);
  const isKnown = view.shown.dealt || position.ruleset.layout.lines.every(({ use }) => use !== 'dealt');
  // What lots decide in secret no arrow tells.
  expect(arrows.length > 0).toBe(Boolean(isKnown) && exits.length > 1);
  const { x, y, width, height } = boundsOf(exits.flatMap((place) => areaOf(plane, place)));
  for (const { at } of arrows) {
    expect(at.x).toBeGreaterThanOrEqual(x - 2);
    expect(at.x).toBeLessThanOrEqual(x + width + 2);
    expect(at.y).toBeGreaterThanOrEqual(y - 2);
    expect(at.y).toBeLessThanOrEqual(y + height + 2);
  }
}

describe.each(ALL_SCENARIOS)('%s', (scenario) => {
  test('the letter of a room lies on no pit, on no gear and, while a corner is free, on nobody', () => {
    let looked = 0;
    const wrong: string[] = [];
    for (const { position, plane, turned } of crowdedBoards(scenario)) {
      const standing = tokenLayout(plane, viewOf(position, 0));
      for (const [slot, room] of plane.chart.rooms.entries()) {
        if (!room) continue;
        const corner = slotCorner(plane, slot);
        const spot = letterSpot(plane, slot, standing);
        const at = { x: corner.x + spot.x, y: corner.y + spot.y };
        const isNear = (thing: Point | null, far: number): boolean =>
          thing !== null && Math.max(Math.abs(thing.x - at.x), Math.abs(thing.y - at.y)) < far;
        const pits = [...room.squares.keys()].filter((square) => room.squares[square] === PIT);
        const drawn = [
          gearSpot(plane, slot),
          ...pits.map((square) => inLyingRoom(plane, slot, middleOfSquare(square))),
        ];
        const isHidden = standing.some((one) => isNear(one.at, halfOf(one) + HALF_LETTER));
        const first = letterSpot(plane, slot, []);
        // It stays in its first corner under somebody only where no other one is free.
        const hasStayed = spot.x === first.x && spot.y === first.y;
        if (drawn.some((thing) => isNear(thing, 20)) || (isHidden && !hasStayed))
          wrong.push(`${slot}, turned ${turned}`);
        looked++;
      }
    }
    expect(wrong).toEqual([]);
    expect(looked).toBeGreaterThan(0);
  });

  test('a gear is where the rules say that it is, and turns its own room and those of the same number', () => {
    for (const { position, plane } of crowdedBoards(scenario)) {
      const gears = placesOf(plane).filter((place) => isOnGear(plane, place));
      expect(gears).toEqual(
        placesOf(plane).filter(
          (place) =>
            !isOnLine(position.ruleset, place) && plane.chart.rooms[slotOf(place)] && isGear(position, place),
        ),
      );
      for (const place of gears) {
        const [own, ...twins] = roomsOfGear(plane, place);
        expect(own).toBe(slotOf(place));
        expect(twins.length).toBeLessThanOrEqual(1);
        for (const slot of twins)
          expect(plane.chart.rooms[slot]?.pair).toBe(plane.chart.rooms[slotOf(place)]?.pair);
      }
    }
  });

  test('where something stands on a gear its number comes out within the room', () => {
    for (const { position, plane } of crowdedBoards(scenario)) {
      const standing = tokenLayout(plane, viewOf(position, 0));
      const covered = coveredGears(plane, standing);
      const taken = new Set(standing.map(({ place }) => place).filter((place) => isOnGear(plane, place)));
      // In a zone there may be room beside the gear.
      expect(covered.length).toBeLessThanOrEqual(taken.size);
      expect(covered.length).toBeGreaterThanOrEqual(position.ruleset.layout.zones > 0 ? 0 : taken.size);
      for (const { at } of covered) expect(placeAtPoint(plane, at)).not.toBeNull();
    }
  });

  test('arrows stand on the lines by which whoever looks leaves, and on no other', () => {
    for (const { position, plane } of crowdedBoards(scenario)) {
      const looked = [...position.ruleset.colours.keys()].map((seat) => ({
        view: viewOf(position, seat),
        seat,
      }));
      // Who only watches sees the way of whoever plays.
      const watched = viewOf(position, 'spectator');
      for (const { view, seat } of [...looked, { view: watched, seat: watched.shown.active }])
        expectArrows(position, plane, view, seat);
    }
  });
});

test('a room and its twin are outlined for whoever stands on a gear, and for a gear that is pointed at', () => {
  const position = sceneByChance({ scenario: 'base' }, '1');
  const view = viewOf(position, 0);
  const plane = planeOf(position.ruleset, view, 1);
  const standing = tokenLayout(plane, view);
  const gear = placesOf(plane).find(
    (place) => roomsOfGear(plane, place).length > 1 && isOnGear(plane, place),
  );
  const floor = placesOf(plane).find((place) => !isOnGear(plane, place));
  if (gear === undefined || floor === undefined || !standing[0]) throw new Error('nothing to look at');
  const rooms = roomsOfGear(plane, gear);
  expect(outlinedRooms(plane, standing, null, gear)).toEqual(rooms);
  expect(outlinedRooms(plane, standing, null, floor)).toEqual([]);
  const [one] = standing;
  expect(outlinedRooms(plane, [{ ...one, place: gear }], one.id, null)).toEqual(rooms);
  expect(outlinedRooms(plane, [{ ...one, place: floor }], one.id, null)).toEqual([]);
  expect(outlinedRooms(plane, [{ ...one, place: gear }], null, null)).toEqual([]);
});

test('who stands on a gear is smaller, so that its arrow is seen around him', () => {
  const onGears = [...crowdedBoards('base')].flatMap(({ position, plane }) =>
    tokenLayout(plane, viewOf(position, 0)).filter(
      ({ isCharacter, place }) => isCharacter && isOnGear(plane, place),
    ),
  );
  expect(onGears.length).toBeGreaterThan(0);
  for (const one of onGears) expect(halfOf(one)).toBeLessThan(13.5);
});
