import { expect, test } from 'vitest';
import { ownOnBoard } from '../../testing/request-parts.ts';
import { decode, listOf, perform } from '../../src/flow/play.ts';
import { bit } from '../../src/model/ability.ts';
import { AP, MARKS, PIECE_SIZE, PIECES, SLOT } from '../../src/model/fields.ts';
import { ActionList } from '../../src/model/packed-action.ts';
import { activeSeat } from '../../src/model/getters.ts';
import { isFaceUp, type Position, put } from '../../src/model/position.ts';
import { turnableRooms, turnRoom } from '../../src/queries/turned-rooms.ts';
import { GEAR, type Place } from '../../src/vocabulary.ts';
import { sceneByChance } from '../../testing/scene.ts';
import { sketch } from '../../testing/sketch.ts';
import { zones } from '../../testing/zone-board.ts';

/** The rooms that a figure on a gear turns by the rules, each with how they lie then. */
function rotationsFrom(p: Position, gear: Place): Map<number, number[]> {
  const seat = activeSeat(p);
  const { pieces } = p.ruleset;
  const figure = ownOnBoard(p, seat).find((piece) => (pieces.traits[piece] & bit('turnsEitherWay')) === 0);
  if (figure === undefined) throw new Error('nobody is there to turn a room');
  const there = p.copy();
  put(there, figure, gear);
  there.data[PIECES + PIECE_SIZE * figure + MARKS] = 0;
  there.data[AP] = 3;
  const out = new ActionList();
  listOf(there, seat, figure, out);
  const turned = new Map<number, number[]>();
  for (let i = 0; i < out.length; i++) {
    const action = decode(there, seat, out.packed(i));
    if (action.type !== 'rotate') continue;
    const after = there.copy();
    perform(after, seat, out.packed(i));
    expect(turned.has(action.slot)).toBe(false);
    turned.set(action.slot, [...after.data.subarray(SLOT, SLOT + p.ruleset.layout.slots.length)]);
  }
  return turned;
}

function compareWithRotate(p: Position): number {
  const rooms = turnableRooms(p);
  const { layout, ground } = p.ruleset;
  const gears = Array.from({ length: layout.linesFrom }, (_, place) => place).filter(
    (place) => ground.kind[place] === GEAR,
  );
  const byRules = new Map(gears.map((gear) => [gear, rotationsFrom(p, gear)]));
  const turnable = [...layout.slots.keys()].flatMap((slot) => {
    const from = gears.filter((gear) => byRules.get(gear)?.has(slot));
    return from.length > 0 ? [{ slot, gears: from }] : [];
  });
  expect(rooms).toEqual(turnable);
  for (const { slot, gears: from } of rooms) {
    const imagined = p.copy();
    turnRoom(imagined, slot);
    const others = (one: Position): number[] => [...one.data].filter((_, at) => at !== SLOT + slot);
    expect(others(imagined)).toEqual(others(p));
    for (const gear of from)
      expect(byRules.get(gear)?.get(slot)).toEqual([
        ...imagined.data.subarray(SLOT, SLOT + layout.slots.length),
      ]);
  }
  return rooms.filter(({ gears: from }) => from.length > 1).length;
}

const pairs = (faceDown: readonly number[] = []) =>
  sketch(
    `+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+
     | a  1*   .   .   .   .   .  2*   .   .   .   .   .   .   . |`,
    { a: 'blue cleric' },
    { rooms: ['1 cw', '1 ccw', '2 cw'], faceDown },
  );

test('a room is turned from its own gear and from that of its twin, and one without gears from nowhere', () => {
  const board = pairs();
  const gears = [board.at('1'), board.at('2')];
  expect(turnableRooms(board.position)).toEqual([
    { slot: 0, gears },
    { slot: 1, gears },
  ]);
});

test('a room that lies face down is not turned, and from its gear none is', () => {
  const board = pairs([1]);
  expect(turnableRooms(board.position)).toEqual([{ slot: 0, gears: [board.at('1')] }]);
});

test('rooms that lay otherwise in another position of the same table are looked at anew', () => {
  const board = pairs();
  const hidden = board.position.copy();
  hidden.data[SLOT + 1] = 0;
  board.position.ruleset.ground.refresh(hidden);
  expect(turnableRooms(board.position).map(({ gears }) => gears.length)).toEqual([2, 2]);
  expect(turnableRooms(hidden)).toEqual([{ slot: 0, gears: [board.at('1')] }]);
});

test('a twin without a gear of its own is turned from the other room', () => {
  const board = sketch(
    `+---+---+---+---+---+---+---+---+---+---+
     | a  1*   .   .   .   .   .   .   .   . |`,
    { a: 'blue cleric' },
    { rooms: ['1 cw', '1 ccw'] },
  );
  expect(turnableRooms(board.position)).toEqual([0, 1].map((slot) => ({ slot, gears: [board.at('1')] })));
});

test('a room turns as its arrow says, and lies as before after four quarters', () => {
  const board = pairs();
  const { position } = board;
  const turns = [0, 1].map((slot) =>
    Array.from({ length: 4 }, () => {
      turnRoom(position, slot);
      return board.turned(slot);
    }),
  );
  expect(turns).toEqual([
    [1, 2, 3, 0],
    [3, 2, 1, 0],
  ]);
  expect(position.data).toEqual(pairs().position.data);
});

test('the gear of a room with zones is a place', () => {
  const board = zones({
    rooms: ['green-cw', '(blue-cw)', 'blue-ccw', 'green-ccw'],
    pieces: { 'blue-cleric': 'A.C', 'blue-naga': 'A.C' },
  });
  const rooms = turnableRooms(board.position);
  expect(rooms.map(({ slot, gears }) => [slot, gears.length])).toEqual([
    [0, 2],
    [2, 1],
    [3, 2],
  ]);
  compareWithRotate(board.position);
});

test.each(['base', 'mixed', 'standard-3', 'elevator', 'pyramid-4', 'card-standard', 'card-advanced'])(
  'what can be turned is what the rules turn: %s',
  (scenario) => {
    let twins = 0;
    let hidden = 0;
    for (let seed = 0; seed < 4; seed++) {
      const p = sceneByChance({ scenario }, `turn ${seed}`);
      twins += compareWithRotate(p);
      hidden += [...p.ruleset.layout.slots.keys()].filter((slot) => !isFaceUp(p, slot)).length;
    }
    expect([twins > 0, hidden > 0]).toEqual([true, true]);
  },
);
