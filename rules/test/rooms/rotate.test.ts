import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/model/action.ts';
import { SCENARIOS } from '../../src/editions/scenarios.ts';
import { ROOM_IN } from '../../src/model/fields.ts';
import { check, isBarrier } from '../../src/flow/play.ts';
import { verdict } from '../../testing/in-words.ts';
import { type Board, type Legend, sketch, type SketchOptions } from '../../testing/sketch.ts';

type Turn = 'cw' | 'ccw';

const rotate = (piece: string, slot: number, turn: Turn): Action => ({ type: 'rotate', piece, slot, turn });

/** The turns a figure could make by the list, as `room turn`; the check must accept these and no others. */
function turnsOf(board: Board, piece: string): string[] {
  const listed = board
    .legal('rotate', piece)
    .map((action) => (action.type === 'rotate' ? `${action.slot} ${action.turn}` : ''));
  const accepted = board.position.ruleset.layout.slots.flatMap((_plan, slot) =>
    (['cw', 'ccw'] as const)
      .filter((turn) => board.why(rotate(piece, slot, turn)) === null)
      .map((turn) => `${slot} ${turn}`),
  );
  expect(accepted).toEqual(listed);
  return listed;
}

/** Rooms 0 and 1 are a pair, 2 and 3 another; a gear in the middle of each, and walls in the west only. */
const twoPairs = (legend: Legend, options: SketchOptions = {}): Board =>
  sketch(
    `+   +   +   +   +   +   +   +   +   +   +
     | .   .   .   .   a   1   .   .   .   .
     +   +   +   +   +   +   +   +   +   +   +
     | .   .   .   .   .   .   .   .   .   .
     +   +   +   +   +   +   +   +   +   +   +
     | .   .   *g  .   k   2   .   *h  .   .
     +   +   +   +   +   +   +   +   +   +   +
     | .   .   .   .   .   .   .   .   .   .
     +   +   +   +   +   +   +   +   +   +   +
     | .   .   .   .   .   3   .   .   .   .
     +   +   +   +   +   +   +   +   +   +   +
     | .   .   .   .   .   .   .   .   .   .
     +   +   +   +   +   +   +   +   +   +   +
     | .   .   .   .   .   .   .   .   .   .
     +   +   +   +   +   +   +   +   +   +   +
     | .   .   *i  .   .   .   .   *j  .   .
     +   +   +   +   +   +   +   +   +   +   +
     | .   .   .   .   .   .   .   .   .   .
     +   +   +   +   +   +   +   +   +   +   +
     | .   .   .   .   .   .   .   .   .   .
     +   +   +   +   +   +   +   +   +   +   +`,
    legend,
    { rooms: ['1 cw', '1 ccw', '2 ccw', '2 cw'], ...options },
  );

describe('rotating a room', () => {
  test('[BD-ROTATE-1, BD-ROTATE-2, BD-ROTATE-5] from a gear: the own room or its twin, each by the arrow of the room that turns', () => {
    const board = twoPairs({ g: 'blue cleric', j: 'blue wizard', a: 'blue thief' });
    expect(turnsOf(board, 'blue-cleric')).toEqual(['0 cw', '1 ccw']);
    expect(turnsOf(board, 'blue-wizard')).toEqual(['2 ccw', '3 cw']);
    expect(turnsOf(board, 'blue-thief')).toEqual([]);
    expect(verdict(board, rotate('blue-thief', 0, 'cw'))).toBe('NOT_ON_GEAR BD-ROTATE-1');
    expect(verdict(board, rotate('blue-cleric', 0, 'ccw'))).toBe('AGAINST_ARROW BD-ROTATE-5');
    expect(verdict(board, rotate('blue-cleric', 1, 'cw'))).toBe('AGAINST_ARROW BD-ROTATE-5');
    expect(verdict(board, rotate('blue-cleric', 2, 'ccw'))).toBe('OTHER_PAIR BD-ROTATE-2');
    expect(board.refusal(rotate('blue-cleric', 3, 'cw'))).toMatchObject({ piece: 'blue-cleric', slot: 3 });
    expect(board.why(rotate('blue-cleric', 4, 'cw'))).toBe('MALFORMED');

    expect(board.do(rotate('blue-cleric', 0, 'cw'))).toEqual([
      { type: 'roomTurned', by: 'blue-cleric', slot: 0, turn: 'cw', turned: 1 },
    ]);
    expect([board.turned(0), board.turned(1), board.ap]).toEqual([1, 0, 4]);
    expect(board.do(rotate('blue-cleric', 1, 'ccw'))).toEqual([
      { type: 'roomTurned', by: 'blue-cleric', slot: 1, turn: 'ccw', turned: 3 },
    ]);
    expect([board.turned(0), board.turned(1), board.ap]).toEqual([1, 3, 3]);
  });

  test('[BD-ROTATE-1] only a figure that may act turns a room, and only for a point', () => {
    const wounded = twoPairs({ g: 'blue cleric wounded', h: 'yellow cleric' });
    expect(wounded.why(rotate('blue-cleric', 0, 'cw'))).toBe('WOUNDED_CANNOT_ACT');
    expect(wounded.why(rotate('yellow-cleric', 1, 'ccw'))).toBe('NOT_YOUR_PIECE');
    expect(wounded.legal('rotate')).toEqual([]);
    const poor = twoPairs({ g: 'blue cleric' }, { ap: 0 });
    expect(poor.why(rotate('blue-cleric', 0, 'cw'))).toBe('NO_POINTS');
    expect(poor.legal('rotate')).toEqual([]);
  });

  test('[BD-ROTATE-3, BD-ROTATE-4, BD-EX-5] a quarter is 1 AP, a half 2, three quarters 3; one AP never turns two rooms', () => {
    const board = twoPairs({ g: 'blue cleric' });
    const course = [1, 2, 3].map(() => {
      board.do(rotate('blue-cleric', 0, 'cw'));
      return { turned: board.turned(0), twin: board.turned(1), left: board.ap };
    });
    expect(course).toEqual([
      { turned: 1, twin: 0, left: 4 },
      { turned: 2, twin: 0, left: 3 },
      { turned: 3, twin: 0, left: 2 },
    ]);
    board.do(rotate('blue-cleric', 0, 'cw'));
    expect(board.turned(0)).toBe(0);
    board.do(rotate('blue-cleric', 1, 'ccw'));
    expect([board.turned(0), board.turned(1), board.ap]).toEqual([0, 3, 0]);
    // The twin as well, quarter by quarter.
    const twin = twoPairs({ g: 'blue cleric' });
    for (const turned of [3, 2, 1, 0]) {
      twin.do(rotate('blue-cleric', 1, 'ccw'));
      expect([twin.turned(0), twin.turned(1)]).toEqual([0, turned]);
    }
  });

  test('[BD-ROTATE-6] in every scenario the two rooms of a pair turn in opposite directions', () => {
    const pairs = new Map<number, Set<string>>();
    for (const { rooms } of SCENARIOS)
      for (const { pair, arrow } of rooms) pairs.set(pair, (pairs.get(pair) ?? new Set()).add(arrow));
    expect([...pairs.keys()].toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 9, 10, 11, 12, 37, 38, 39, 40, 101, 102, 103, 104, 105, 106,
    ]);
    for (const arrows of pairs.values()) expect([...arrows].toSorted()).toEqual(['ccw', 'cw']);
  });

  test('[BD-ROTATE-7, BD-RULING-6] everything turns along on its square of the room and meets new neighbours unharmed', () => {
    const board = twoPairs({
      g: 'blue cleric',
      a: 'blue troll',
      k: 'yellow key',
      y: 'yellow thief wounded on yellow line 3',
    });
    expect(board.why(board.walk('blue-troll', 'a1'))).toBeNull();
    const wayOut = board.walkPlaces('blue-troll', [board.at('a'), board.line('yellow', 5)]);
    expect(board.why(wayOut)).toBeNull();
    const before = ['blue-cleric', 'blue-troll', 'yellow-key', 'yellow-thief'].map((id) => board.where(id));
    board.do(rotate('blue-cleric', 0, 'cw'));
    // The north-eastern corner of the room now lies in the south-east, beside square 3.
    expect(['blue-cleric', 'blue-troll', 'yellow-key', 'yellow-thief'].map((id) => board.where(id))).toEqual(
      before,
    );
    expect(board.isWounded('blue-troll')).toBe(false);
    expect(board.why(board.walk('blue-troll', 'a1'))).toBe('NOT_NEXT_TO');
    expect(board.why(wayOut)).toBe('NOT_NEXT_TO');
    expect(board.why(board.walk('blue-troll', 'a3'))).toBeNull();
    // The key lay on the eastern side; now it lies in the south, where the third room begins.
    const south = 50 + 2;
    board.do(board.walkPlaces('blue-cleric', [board.at('g'), board.at('g') + 1, board.at('k'), south]));
    expect(board.where('blue-cleric')).toBe(south);
  });

  test('[BD-ROTATE-7] by a quarter to the left the eastern side comes to the north', () => {
    const board = twoPairs(
      { h: 'blue cleric', 1: 'blue troll' },
      { rooms: ['1 cw', '1 ccw', '2 ccw', '2 cw'] },
    );
    board.do(rotate('blue-cleric', 1, 'ccw'));
    // The north-western corner has come to the south-west, beside the corner of room 0 and above room 3.
    expect(board.why(board.walkPlaces('blue-troll', [board.at('1'), board.place(4, 4)]))).toBeNull();
    expect(board.why(board.walkPlaces('blue-troll', [board.at('1'), board.place(5, 5)]))).toBeNull();
    expect(board.why(board.walkPlaces('blue-troll', [board.at('1'), board.at('a')]))).toBe('NOT_NEXT_TO');
  });

  test('[BD-ROTATE-8] it is done for good: it cannot be taken back, nor turned back against the arrow', () => {
    const board = twoPairs({ g: 'blue cleric' });
    const answer = check(board.position, { seat: 0, decision: 0, action: rotate('blue-cleric', 0, 'cw') });
    expect(answer.ok && isBarrier(board.position.ruleset, rotate('blue-cleric', 0, 'cw'))).toBe(true);
    board.do(rotate('blue-cleric', 0, 'cw'));
    expect(board.why(rotate('blue-cleric', 0, 'ccw'))).toBe('AGAINST_ARROW');
  });

  test('[BD-ROTATE-9] the room stays in its slot', () => {
    const board = twoPairs({ g: 'blue cleric' });
    const rooms = (): number[] => Array.from(board.position.data.slice(ROOM_IN, ROOM_IN + 4));
    board.do(rotate('blue-cleric', 0, 'cw'));
    board.do(rotate('blue-cleric', 1, 'ccw'));
    expect(rooms()).toEqual([0, 1, 2, 3]);
  });

  test('[BD-ROTATE-11] a Mekanork on a gear ignores the arrows', () => {
    const board = twoPairs({ g: 'blue mekanork', j: 'blue cleric' });
    expect(turnsOf(board, 'blue-mekanork')).toEqual(['0 cw', '0 ccw', '1 cw', '1 ccw']);
    expect(turnsOf(board, 'blue-cleric')).toEqual(['2 ccw', '3 cw']);
  });

  test('[BD-RULING-8] an unrevealed twin is not turned, whatever its number', () => {
    const board = twoPairs({ g: 'blue cleric', j: 'blue mekanork' }, { faceDown: [1, 2] });
    expect(turnsOf(board, 'blue-cleric')).toEqual(['0 cw']);
    expect(verdict(board, rotate('blue-cleric', 1, 'ccw'))).toBe('TWIN_UNREVEALED BD-RULING-8');
    // The same answer for a hidden room of another number: the refusal tells nothing about it.
    expect(verdict(board, rotate('blue-cleric', 2, 'ccw'))).toBe('TWIN_UNREVEALED BD-RULING-8');
    expect(turnsOf(board, 'blue-mekanork')).toEqual(['3 cw', '3 ccw']);
  });

  test('[BD-RULING-9] a half turn is two actions, and another may come between', () => {
    const board = twoPairs({ g: 'blue cleric', a: 'blue troll' });
    board.do(rotate('blue-cleric', 0, 'cw'));
    expect(board.why(board.walk('blue-troll', 'a3'))).toBeNull();
    board.do(board.walk('blue-troll', 'a3'));
    board.do(rotate('blue-cleric', 0, 'cw'));
    expect([board.turned(0), board.ap]).toEqual([2, 2]);
    expect(board.where('blue-troll')).toBe(board.at('3'));
  });

  test('[BD-MIX-6] with one number in play more than once a gear turns every room of it', () => {
    const board = twoPairs({ g: 'blue cleric' }, { rooms: ['1 cw', '1 ccw', '1 cw', '1 ccw'] });
    expect(turnsOf(board, 'blue-cleric')).toEqual(['0 cw', '1 ccw', '2 cw', '3 ccw']);
    board.do(rotate('blue-cleric', 3, 'ccw'));
    expect([0, 1, 2, 3].map((slot) => board.turned(slot))).toEqual([0, 0, 0, 3]);
  });

  test('[BD-RULING-7] pits, Ropes and those who hang there turn along unchanged', () => {
    const board = sketch(
      `+   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .  ory  1   .   .   .   .
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   o   .   .   .   .   .
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   *g  .   .   .   .   .   .   .
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   .   .   .   .   .
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   3   .   .   .   .
       +   +   +   +   +   +   +   +   +   +   +`,
      {
        g: 'blue cleric',
        r: 'yellow rope',
        y: 'yellow thief wounded',
        1: 'blue troll',
        3: 'blue wall-walker',
      },
    );
    board.do(rotate('blue-cleric', 0, 'cw'));
    expect(board.where('yellow-thief')).toBe(board.at('y'));
    expect(board.isWounded('yellow-thief')).toBe(true);
    expect(board.where('yellow-rope')).toBe('held by yellow-thief');
    // Her pit now lies beside square 3 and is a pit still: over the Rope one crosses it, and none stays.
    expect(board.why(board.walk('blue-troll', '1y'))).toBe('NOT_NEXT_TO');
    expect(board.why(board.walk('blue-wall-walker', '3y'))).toBe('ENEMY_WOUNDED_THERE');
    const beyond = board.place(4, 1);
    expect(board.why(board.walkPlaces('blue-wall-walker', [board.at('3'), board.at('y'), beyond]))).toBe(
      'PIT',
    );
    expect(
      board.why(board.walkPlaces('blue-wall-walker', [board.at('3'), board.at('y'), board.place(3, 0)])),
    ).toBeNull();
  });
});
