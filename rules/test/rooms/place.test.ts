import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/model/action.ts';
import { REVEALED, REVEALER } from '../../src/model/fields.ts';
import { type GameEvent, eventFor } from '../../src/model/events.ts';
import { runOut } from '../../src/flow/clock.ts';
import { check, decisions, perform } from '../../src/flow/play.ts';
import { verdict } from '../../testing/in-words.ts';
import { type Board, type Legend, sketch, type SketchOptions } from '../../testing/sketch.ts';

const SPECTATOR = -1;

/** Room 0 is hidden: floor but for a pit (P) and a gear (G); the blue Cleric and the yellow Thief stand before it. */
function beforeHiddenRoom(tokens: Legend, options: SketchOptions = {}): Board {
  return sketch(
    `+---+---+---+---+---+
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   oP  .   *G  . |
     +   +   +   +   +   +
     | .   .   F   E   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   c   .   t   X |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +---+---+---+---+---+`,
    { c: 'blue cleric', t: 'yellow thief', ...tokens },
    { faceDown: [0], ...options },
  );
}

const TOKENS: Legend = {
  1: 'blue goblin at room 0',
  2: 'yellow troll at room 0',
  3: 'yellow rope at room 0',
  4: 'blue sword at room 0',
};

const REVEAL: Action = { type: 'reveal', piece: 'blue-cleric', slot: 0 };
const place = (piece: string, square: number): Action => ({ type: 'place', piece, place: square });

/** The tokens that the deciding seat may place, and that the squares are the same for each of them. */
function placeable(board: Board): { tokens: string[]; squares: number[] } {
  const squares = new Map<string, number[]>();
  for (const action of board.legal()) {
    if (action.type !== 'place') throw new Error(`${action.type} is offered while tokens wait`);
    squares.set(action.piece, [...(squares.get(action.piece) ?? []), action.place]);
    if (board.why(action) !== null) throw new Error(`${action.piece} is listed and yet refused`);
  }
  const [first, ...others] = squares.values();
  for (const other of others) expect(other).toEqual(first);
  return { tokens: [...squares.keys()], squares: first ?? [] };
}

const everyRoomSquare = Array.from({ length: 25 }, (_, square) => square);

describe('placing the tokens of a revealed room', () => {
  test('[BD-PLACE-1, BD-PLACE-2] the revealer places all characters and the other\u2019s objects, then the other the revealer\u2019s objects', () => {
    const board = beforeHiddenRoom(TOKENS);
    expect(board.do(REVEAL)).toEqual([
      {
        type: 'roomRevealed',
        by: 'blue-cleric',
        slot: 0,
        room: 'room0',
        turned: 0,
        tokens: ['blue-goblin', 'blue-sword', 'yellow-troll', 'yellow-rope'],
      },
    ]);
    expect([board.stage, board.seat]).toEqual(['place', 0]);
    expect(placeable(board).tokens).toEqual(['blue-goblin', 'yellow-troll', 'yellow-rope']);
    expect(verdict(board, place('blue-sword', 0))).toBe('NOT_YOURS_TO_PLACE BD-PLACE-2');
    board.do(place('yellow-troll', 0));
    board.do(place('yellow-rope', 1));
    expect(board.seat).toBe(0);
    board.do(place('blue-goblin', 2));
    expect([board.stage, board.seat]).toEqual(['place', 1]);
    expect(placeable(board).tokens).toEqual(['blue-sword']);
    board.do(place('blue-sword', 3));
    expect([board.stage, board.seat]).toEqual(['act', 0]);
    expect(['blue-goblin', 'yellow-troll', 'yellow-rope', 'blue-sword'].map((id) => board.where(id))).toEqual(
      [2, 0, 1, 3],
    );
    expect([board.position.data[REVEALED], board.position.data[REVEALER]]).toEqual([-1, -1]);
  });

  test('[BD-PLACE-1, BD-PLACE-2] a revealer without a share of his own leaves the room to the other at once', () => {
    const board = beforeHiddenRoom({ 4: 'blue sword at room 0', 5: 'blue key at room 0' });
    board.do(REVEAL);
    expect([board.stage, board.seat]).toEqual(['place', 1]);
    expect(placeable(board).tokens).toEqual(['blue-sword', 'blue-key']);
    expect(board.why(place('blue-sword', 0), 0)).toBe('NOT_YOUR_DECISION');
  });

  test('[BD-PLACE-3, BD-PLACE-5] on a floor square or gear of that room, never on a pit, a line or in another room', () => {
    const board = beforeHiddenRoom(TOKENS);
    board.do(REVEAL);
    const { squares } = placeable(board);
    expect(squares).toEqual(everyRoomSquare.filter((square) => square !== board.at('P')));
    expect(squares).toContain(board.at('G'));
    expect(verdict(board, place('blue-goblin', board.at('P')))).toBe('PLACE_ON_PIT BD-PLACE-5');
    expect(verdict(board, place('blue-goblin', board.at('X')))).toBe('OTHER_ROOM BD-PLACE-3');
    expect(verdict(board, place('blue-goblin', board.line('blue', 1)))).toBe('OTHER_ROOM BD-PLACE-3');
    expect(verdict(board, place('blue-goblin', board.line('yellow', 1)))).toBe('OTHER_ROOM BD-PLACE-3');
    // The Rope is a token like any other: no pit for it either.
    expect(board.why(place('yellow-rope', board.at('P')))).toBe('PLACE_ON_PIT');
    board.do(place('yellow-rope', board.at('G')));
    expect(board.where('yellow-rope')).toBe(board.at('G'));
  });

  test('[BD-PLACE-4] at most one token on a square', () => {
    const board = beforeHiddenRoom(TOKENS);
    board.do(REVEAL);
    board.do(place('blue-goblin', board.at('F')));
    expect(board.refusal(place('yellow-rope', board.at('F')))).toMatchObject({
      code: 'PLACE_TAKEN',
      rule: 'BD-PLACE-4',
      piece: 'yellow-rope',
      at: board.at('F'),
    });
    expect(placeable(board).squares).not.toContain(board.at('F'));
    board.do(place('yellow-rope', board.at('E')));
    board.do(place('yellow-troll', board.at('G')));
    const free = everyRoomSquare.filter(
      (square) => !['P', 'F', 'E', 'G'].some((letter) => board.at(letter) === square),
    );
    expect(placeable(board)).toEqual({ tokens: ['blue-sword'], squares: free });
  });

  test('[BD-PLACE-6] everybody sees which token lies where', () => {
    const board = beforeHiddenRoom(TOKENS);
    const heard: GameEvent[] = [];
    const seen = (action: Action, seat: number): void => {
      const decision = decisions(board.position).find((one) => one.seat === seat)?.number ?? -1;
      const answer = check(board.position, { seat, decision, action });
      if (!answer.ok) throw new Error(answer.refusal.code);
      perform(board.position, seat, answer.packed, (addressed) => {
        const event = eventFor(addressed, SPECTATOR);
        if (event) heard.push(event);
      });
    };
    seen(REVEAL, 0);
    seen(place('yellow-troll', 10), 0);
    seen(place('blue-goblin', 11), 0);
    seen(place('yellow-rope', 12), 0);
    seen(place('blue-sword', 13), 1);
    expect(heard.slice(1)).toEqual([
      { type: 'tokenPlaced', seat: 0, piece: 'yellow-troll', place: 10 },
      { type: 'tokenPlaced', seat: 0, piece: 'blue-goblin', place: 11 },
      { type: 'tokenPlaced', seat: 0, piece: 'yellow-rope', place: 12 },
      { type: 'tokenPlaced', seat: 1, piece: 'blue-sword', place: 13 },
    ]);
    expect(heard[0]).toMatchObject({
      tokens: ['blue-goblin', 'blue-sword', 'yellow-troll', 'yellow-rope'],
    });
  });

  test('[BD-PLACE-7] a placed character is a figure at once: it may act in the same turn', () => {
    const board = beforeHiddenRoom({ 1: 'blue goblin at room 0', 2: 'yellow troll at room 0' });
    board.do(REVEAL);
    board.do(place('blue-goblin', 0));
    board.do(place('yellow-troll', 1));
    expect(board.isWounded('blue-goblin')).toBe(false);
    expect(board.isWounded('yellow-troll')).toBe(false);
    expect(board.why({ type: 'attack', piece: 'blue-goblin', target: 'yellow-troll' })).toBeNull();
    board.do(board.walkPlaces('blue-goblin', [0, 5, 10]));
    expect(board.where('blue-goblin')).toBe(10);
  });

  test('[BD-PLACE-8] the reveal is finished before anything else, and placing costs nothing more', () => {
    const board = beforeHiddenRoom(TOKENS);
    board.do(REVEAL);
    expect(board.ap).toBe(4);
    const others: Action[] = [
      { type: 'endTurn' },
      board.walkPlaces('blue-cleric', [board.at('c')]),
      { type: 'attack', piece: 'blue-cleric', target: 'yellow-thief' },
    ];
    for (const seat of [0, 1]) {
      for (const action of others)
        expect(board.why(action, seat)).toBe(seat === board.seat ? 'NOT_NOW' : 'NOT_YOUR_DECISION');
      for (const id of ['blue-goblin', 'yellow-troll', 'yellow-rope'])
        if (seat === 0) board.do(place(id, ['blue-goblin', 'yellow-troll', 'yellow-rope'].indexOf(id)));
    }
    expect(verdict(board, place('blue-goblin', 9))).toBe('NOT_WAITING BD-PLACE-8');
    expect(verdict(board, place('blue-cleric', 9))).toBe('NOT_WAITING BD-PLACE-8');
    expect(board.why(place('green-dragon', 9))).toBe('UNKNOWN_PIECE');
    board.do(place('blue-sword', 9));
    expect(board.ap).toBe(4);
    expect(board.why({ type: 'endTurn' })).toBeNull();
    expect(board.why(place('blue-sword', 10))).toBe('NOT_NOW');
  });

  test.each([
    { turn: 'blue', revealer: 'blue-cleric', order: [0, 1] },
    { turn: 'yellow', revealer: 'yellow-thief', order: [1, 0] },
  ] as const)(
    '[BD-PLACE-9] objects only: each is placed by the player of the other colour, whoever revealed ($turn)',
    ({ turn, revealer, order }) => {
      const board = beforeHiddenRoom({ 1: 'blue key at room 0', 2: 'yellow rope at room 0' }, { turn });
      board.do({ type: 'reveal', piece: revealer, slot: 0 });
      for (const seat of order) {
        expect(board.seat).toBe(seat);
        const own = seat === 0 ? 'yellow-rope' : 'blue-key';
        expect(placeable(board).tokens).toEqual([own]);
        board.do(place(own, seat));
      }
      expect([board.stage, board.seat]).toEqual(['act', turn === 'blue' ? 0 : 1]);
    },
  );

  test('[BD-RULING-15] the placing player chooses the order, and the other sees his placements first', () => {
    const orders = [
      ['blue-goblin', 'yellow-troll', 'yellow-rope'],
      ['yellow-rope', 'yellow-troll', 'blue-goblin'],
      ['yellow-troll', 'blue-goblin', 'yellow-rope'],
    ];
    for (const order of orders) {
      const board = beforeHiddenRoom(TOKENS);
      board.do(REVEAL);
      order.forEach((id, square) => {
        expect(board.seat).toBe(0);
        expect(new Set(placeable(board).tokens)).toEqual(new Set(order.slice(square)));
        expect(board.why(place('blue-sword', 20), 1)).toBe('NOT_YOUR_DECISION');
        board.do(place(id, square));
      });
      expect(board.seat).toBe(1);
      expect(placeable(board).squares.slice(0, 2)).toEqual([3, 4]);
    }
  });

  test('only the tokens of that room wait', () => {
    const board = beforeHiddenRoom({ 1: 'blue goblin at room 0', 2: 'yellow troll at room 1' });
    board.do(REVEAL);
    expect(placeable(board).tokens).toEqual(['blue-goblin']);
    expect(board.why(place('yellow-troll', 0))).toBe('NOT_WAITING');
  });

  test('[BD-TIMER-4] when the other is late, the revealer places what is left himself', () => {
    const board = beforeHiddenRoom({
      4: 'blue sword at room 0',
      5: 'blue key at room 0',
      6: 'yellow rope at room 0',
    });
    board.do(REVEAL);
    // His own share first: time that runs out then hands nothing over.
    expect(board.why(place('blue-sword', 0))).toBe('NOT_YOURS_TO_PLACE');
    board.do(place('yellow-rope', 4));
    expect(board.seat).toBe(1);
    runOut(board.position, 1);
    expect([board.stage, board.seat]).toEqual(['place', 0]);
    expect(placeable(board).tokens).toEqual(['blue-sword', 'blue-key']);
    board.do(place('blue-key', 0));
    expect([board.stage, board.seat]).toEqual(['place', 0]);
    board.do(place('blue-sword', 1));
    expect([board.stage, board.seat]).toEqual(['act', 0]);
  });
});
