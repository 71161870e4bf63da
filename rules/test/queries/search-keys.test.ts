import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/model/action.ts';
import { ARRANGEMENT, ASKED, MOST_SEATS, MOST_SLOTS, ROOM_IN, SLOT } from '../../src/model/fields.ts';
import { put, type Position } from '../../src/model/position.ts';
import { groundKey, searchKey } from '../../src/queries/search-keys.ts';
import type { Board } from '../../testing/board.ts';
import { playRandomGame } from '../../testing/random-game.ts';
import { sceneByChance } from '../../testing/scene.ts';
import { sketch } from '../../testing/sketch.ts';
import { zones } from '../../testing/zone-board.ts';

const squares = () =>
  sketch(
    `+---+---+---+---+---+---+---+---+---+---+
     | a   1   2   b   3 | 4  c*   . H .   . |
     +   +---+---+---+---+---+---+---+---+---+`,
    { a: 'blue cleric', b: 'blue goblin', c: 'blue thief' },
    { rooms: ['1 cw', '1 ccw'] },
  );
const inZones = () =>
  zones({
    rooms: ['green-cw', 'blue-cw', 'blue-ccw', '(green-ccw)'],
    pieces: { 'blue-cleric': 'A.C', 'blue-naga': 'B.C' },
  });

const after = (set: () => Board, ...actions: readonly ((board: Board) => Action)[]): Position => {
  const board = set();
  for (const action of actions) board.do(action(board));
  return board.position;
};
const walk =
  (piece: string, letters: string) =>
  (board: Board): Action =>
    board.walk(piece, letters);

/** The integers of a position that change a key when they alone change. */
function told(p: Position, key: (p: Position) => number): number[] {
  const before = key(p);
  return [...p.data.keys()].filter((at) => {
    const changed = p.copy();
    changed.data[at] += 1;
    return key(changed) !== before;
  });
}
const between = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

describe('by its search key a position', () => {
  test('is known again after two orders of the same actions', () => {
    const one = walk('blue-cleric', 'a1');
    const other = walk('blue-goblin', 'b3');
    const both = after(squares, one, other);
    expect(searchKey(after(squares, other, one))).toBe(searchKey(both));
    const keys = [squares().position, after(squares, one), after(squares, other), both].map(searchKey);
    expect(new Set(keys).size).toBe(4);
  });

  test('is known again in the Card Game, when two figures move in either order', () => {
    const { position, seat } = inZones();
    const moves = inZones()
      .legal('move')
      .flatMap((action) => (action.type === 'move' && !action.handlings ? [action] : []));
    const [cleric, naga] = ['blue-cleric', 'blue-naga'].map((id) => moves.find(({ piece }) => piece === id));
    if (!cleric || !naga) throw new Error('both must be able to move');
    const there = after(
      inZones,
      () => cleric,
      () => naga,
    );
    expect(
      searchKey(
        after(
          inZones,
          () => naga,
          () => cleric,
        ),
      ),
    ).toBe(searchKey(there));
    expect(searchKey(there)).not.toBe(searchKey(position));
    expect(seat).toBe(0);
  });

  test.each(['base', 'card-standard', 'standard-4'])(
    'is told from any other, but for how often somebody was asked: %s',
    (scenario) => {
      const p = sceneByChance({ scenario }, 'told apart');
      const asked = between(ASKED, ASKED + MOST_SEATS);
      expect(told(p, searchKey)).toEqual([...p.data.keys()].filter((at) => !asked.includes(at)));
    },
  );

  test('is another when two pieces change places', () => {
    const one = squares();
    const swapped = one.position.copy();
    put(swapped, one.piece('blue-cleric'), one.at('b'));
    put(swapped, one.piece('blue-goblin'), one.at('a'));
    expect(searchKey(swapped)).not.toBe(searchKey(one.position));
  });

  test.each(['base', 'card-standard'])('has a number of its own in a whole game of %s', (scenario) => {
    const known = new Map<number, string>();
    const high = new Set<number>();
    const low = new Set<number>();
    playRandomGame({
      options: { scenario },
      seed: 'keys',
      plain: true,
      mostActions: 400,
      onPosition(p) {
        const said = p.data.filter((_, at) => at < ASKED || at >= ASKED + MOST_SEATS).join();
        const key = searchKey(p);
        expect(Number.isSafeInteger(key) && key >= 0).toBe(true);
        expect(known.get(key) ?? said).toBe(said);
        known.set(key, said);
        high.add(Math.floor(key / 0x200000));
        low.add(key % 0x200000);
      },
    });
    expect(new Set(known.values()).size).toBe(known.size);
    // Both hashes tell positions apart, not one of them alone.
    expect(known.size).toBeGreaterThan(100);
    expect([high.size, low.size]).toEqual([known.size, known.size]);
  });
});

describe('the key of the ground', () => {
  const LABYRINTH = [
    ARRANGEMENT,
    ...between(ROOM_IN, ROOM_IN + MOST_SLOTS),
    ...between(SLOT, SLOT + MOST_SLOTS),
  ];

  test.each(['base', 'card-standard', 'elevator'])('changes exactly with the labyrinth: %s', (scenario) => {
    expect(told(sceneByChance({ scenario }, 'ground'), groundKey)).toEqual(LABYRINTH);
  });

  test('is a number of its own for every way in which two rooms can lie', () => {
    const { position } = squares();
    const keys = new Set<number>();
    for (const room of [0, 1])
      for (const first of [4, 5, 6, 7])
        for (const second of [0, 4, 5, 6, 7, 12]) {
          position.data[ROOM_IN] = room;
          position.data[ROOM_IN + 1] = 1 - room;
          position.data[SLOT] = first;
          position.data[SLOT + 1] = second;
          const key = groundKey(position);
          expect(Number.isSafeInteger(key) && key >= 0).toBe(true);
          keys.add(key);
        }
    expect(keys.size).toBe(2 * 4 * 6);
  });

  test('stays while figures walk, and changes when a room turns until it lies as before', () => {
    const board = squares();
    const before = groundKey(board.position);
    board.do(board.walk('blue-cleric', 'a1'));
    expect(groundKey(board.position)).toBe(before);
    const seen = [before];
    for (let quarter = 0; quarter < 4; quarter++) {
      board.do({ type: 'rotate', piece: 'blue-thief', slot: 1, turn: 'ccw' });
      seen.push(groundKey(board.position));
    }
    expect(new Set(seen).size).toBe(4);
    expect(seen.at(-1)).toBe(before);
  });

  test('changes when a portcullis opens, and is the old one when it closes again', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | t H .   .   .   . |`,
      { t: 'blue thief' },
    );
    const before = groundKey(board.position);
    const [open] = board.legal('openGate');
    board.do(open);
    expect(groundKey(board.position)).not.toBe(before);
    const [close] = board.legal('closeGate');
    board.do(close);
    expect(groundKey(board.position)).toBe(before);
  });

  test.each<[string, () => Board]>([
    [
      'on squares',
      () =>
        sketch(
          `+---+---+---+---+---+---+---+---+---+---+
           | .   .   .   .   a   .   .   .   .   . |`,
          { a: 'blue cleric' },
          { faceDown: [1] },
        ),
    ],
    [
      'in zones',
      () =>
        zones({
          rooms: ['green-cw', '(blue-cw)', '(blue-ccw)', '(green-ccw)'],
          pieces: { 'blue-cleric': 'A.C', 'blue-naga': 'A.T', 'blue-goblin': 'A.G', 'blue-troll': 'A.S' },
        }),
    ],
  ])('changes when a room is revealed: %s', (_where, set) => {
    const board = set();
    const before = groundKey(board.position);
    const [reveal] = board.legal('reveal');
    board.do(reveal);
    expect(groundKey(board.position)).not.toBe(before);
  });
});
