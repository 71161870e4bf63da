import { describe, expect, test } from 'vitest';
import type { Action, PortcullisAt } from '../../src/model/action.ts';
import { SCENARIOS } from '../../src/editions/scenarios.ts';
import { newGame } from '../../src/new-game.ts';
import { PORTCULLIS_SHIFT, SLOT } from '../../src/model/fields.ts';
import { verdict } from '../../testing/in-words.ts';
import { type Board, sketch } from '../../testing/sketch.ts';

type Work = 'openGate' | 'closeGate' | 'breakGate';

const FIRST: PortcullisAt = { slot: 0, gate: 0 };
const work = (type: Work, piece: string, at: PortcullisAt = FIRST): Action => ({ type, piece, at });

/** What a figure can do to portcullises by the list, as `openPortcullis 0.1`; the check must accept each. */
function worksOf(board: Board, piece: string): string[] {
  return board.legal(undefined, piece).flatMap((action) => {
    if (action.type !== 'openGate' && action.type !== 'closeGate' && action.type !== 'breakGate') return [];
    expect(board.why(action)).toBeNull();
    return [`${action.type} ${action.at.slot}.${action.at.gate}`];
  });
}

/** A turn of each player goes by. */
function passRound(board: Board): void {
  for (let turn = 0; turn < 2; turn++) {
    board.do({ type: 'endTurn' });
    board.do({ type: 'playCard', card: 5 });
  }
}

const strike = (by: string, target: string): Action => ({ type: 'attack', piece: by, target });

describe('portcullises', () => {
  test('[BD-PORT-1] every portcullis of every scenario starts closed', () => {
    for (const { id, layout } of SCENARIOS) {
      const { data } = newGame({ scenario: id }, 'gates');
      for (let slot = 0; slot < layout.slots.length; slot++)
        expect(data[SLOT + slot] >> PORTCULLIS_SHIFT).toBe(0);
    }
    const board = sketch(
      `+---+---+---+---+---+
       | a H 1 | .   .   . |`,
      { a: 'blue cleric' },
    );
    expect(verdict(board, board.walk('blue-cleric', 'a1'))).toBe('PORTCULLIS_CLOSED BD-MOVE-13');
  });

  test('[BD-PORT-2] it is adjacent to the two squares on whose edge it lies, and to no other', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | .   a H b   .   . |
       +   +   +   +   +   +
       | .   c   d   .   . |
       +   +   +   +---+===+
       | .   .   .   .   e |`,
      {
        a: 'blue thief',
        b: 'blue backstabber',
        c: 'blue cleric',
        d: 'blue warrior',
        e: 'blue colossus',
      },
    );
    expect(worksOf(board, 'blue-thief')).toEqual(['openGate 0.0']);
    expect(worksOf(board, 'blue-backstabber')).toEqual(['openGate 0.0']);
    expect(worksOf(board, 'blue-warrior')).toEqual([]);
    expect(worksOf(board, 'blue-colossus')).toEqual(['breakGate 0.1']);
    expect(board.refusal(work('breakGate', 'blue-warrior'))).toMatchObject({
      code: 'GATE_NOT_ADJACENT',
      rule: 'BD-PORT-2',
      piece: 'blue-warrior',
      slot: 0,
    });
    expect(board.why(work('openGate', 'blue-thief', { slot: 0, gate: 1 }))).toBe('GATE_NOT_ADJACENT');
    expect(board.why(work('breakGate', 'blue-colossus'))).toBe('GATE_NOT_ADJACENT');
    // No such portcullis, no such room.
    for (const at of [
      { slot: 0, gate: 2 },
      { slot: 0, gate: 16 },
      { slot: 1, gate: 0 },
      { slot: 4095, gate: 4095 },
    ])
      expect(board.why(work('openGate', 'blue-thief', at))).toBe('GATE_NOT_ADJACENT');
  });

  test('[BD-PORT-3, BD-PORT-4] whoever picks locks or carries a Key opens it for 1 AP and closes it for 1 AP', () => {
    for (const opener of ['thief', 'backstabber', 'goblin']) {
      const board = sketch(
        `+---+---+---+---+---+
         | 1 Hak | .   .   . |`,
        { a: `blue ${opener}`, k: opener === 'goblin' ? 'blue key' : 'yellow sword' },
      );
      const id = `blue-${opener}`;
      expect(worksOf(board, id)).toEqual(['openGate 0.0']);
      expect(verdict(board, work('closeGate', id))).toBe('GATE_NOT_OPEN BD-PORT-4');
      expect(board.do(work('openGate', id))).toEqual([
        { type: 'gateChanged', by: id, at: FIRST, to: 'open' },
      ]);
      expect(board.ap).toBe(4);
      expect(worksOf(board, id)).toEqual(['closeGate 0.0']);
      expect(verdict(board, work('openGate', id))).toBe('GATE_NOT_CLOSED BD-PORT-3');
      expect(board.do(work('closeGate', id))).toEqual([
        { type: 'gateChanged', by: id, at: FIRST, to: 'closed' },
      ]);
      expect(board.ap).toBe(3);
      expect(worksOf(board, id)).toEqual(['openGate 0.0']);
    }
  });

  test('[BD-PORT-3, BD-PORT-4, BD-PORT-5] nobody else can, and nobody without a point or while wounded', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a H b H c H d H e |`,
      {
        a: 'blue cleric',
        b: 'blue thief wounded',
        c: 'blue warrior wounded',
        d: 'blue wizard',
        e: 'yellow thief',
      },
    );
    for (const type of ['openGate', 'closeGate', 'breakGate'] as const) {
      expect(verdict(board, work(type, 'blue-cleric'))).toBe('NO_SUCH_ABILITY BD-TURN-15');
      expect(board.why(work(type, 'blue-thief'))).toBe('WOUNDED_CANNOT_ACT');
      expect(board.why(work(type, 'blue-warrior'))).toBe('WOUNDED_CANNOT_ACT');
      expect(board.why(work(type, 'yellow-thief', { slot: 0, gate: 3 }))).toBe('NOT_YOUR_PIECE');
    }
    expect(
      ['cleric', 'thief', 'warrior', 'wizard'].flatMap((name) => worksOf(board, `blue-${name}`)),
    ).toEqual([]);
    const poor = sketch(
      `+---+---+---+---+---+
       | a H b   .   .   . |`,
      { a: 'blue thief', b: 'blue warrior' },
      { ap: 0 },
    );
    expect(poor.why(work('openGate', 'blue-thief'))).toBe('NO_POINTS');
    expect(poor.why(work('breakGate', 'blue-warrior'))).toBe('NO_POINTS');
    expect(poor.legal()).toEqual([{ type: 'endTurn' }]);
  });

  test('[BD-PORT-5, BD-PORT-6, BD-RULING-97] a closed one is broken for 1 AP and stays so for the rest of the game', () => {
    for (const breaker of ['warrior', 'colossus']) {
      const board = sketch(
        `+---+---+---+---+---+
         | t H b   .   .   . |
         +   +   +   +   +   +
         |*g   .   .   .   . |`,
        { t: 'blue thief', b: `blue ${breaker}`, g: 'blue cleric' },
      );
      const id = `blue-${breaker}`;
      // An open one is not broken.
      board.do(work('openGate', 'blue-thief'));
      expect(verdict(board, work('breakGate', id))).toBe('GATE_NOT_CLOSED BD-RULING-97');
      expect(worksOf(board, id)).toEqual([]);
      board.do(work('closeGate', 'blue-thief'));
      expect(worksOf(board, id)).toEqual(['breakGate 0.0']);
      expect(board.do(work('breakGate', id))).toEqual([
        { type: 'gateChanged', by: id, at: FIRST, to: 'broken' },
      ]);
      expect(board.ap).toBe(2);
      // A broken one is neither closed nor opened nor broken again: not now, not turned, not later.
      const stayedBroken = (): void => {
        expect(verdict(board, work('closeGate', 'blue-thief'))).toBe('GATE_NOT_OPEN BD-PORT-4');
        expect(board.why(work('openGate', 'blue-thief'))).toBe('GATE_NOT_CLOSED');
        expect(board.why(work('breakGate', id))).toBe('GATE_NOT_CLOSED');
        expect([...worksOf(board, 'blue-thief'), ...worksOf(board, id)]).toEqual([]);
        expect(board.why(board.walk(id, 'bt'))).toBe('SQUARE_TAKEN');
      };
      stayedBroken();
      board.do({ type: 'rotate', piece: 'blue-cleric', slot: 0, turn: 'cw' });
      stayedBroken();
      passRound(board);
      stayedBroken();
    }
  });

  test('[BD-PORT-7] the squares beside an open or broken one are adjacent, beside a closed one not', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | t H y | .   .   . |
       +   +---+---+---+---+
       | w H z | .   .   . |
       +---+---+---+---+---+`,
      { t: 'blue thief', y: 'yellow cleric', w: 'blue warrior', z: 'yellow goblin' },
    );
    expect(verdict(board, strike('blue-thief', 'yellow-cleric'))).toBe('PORTCULLIS_CLOSED BD-COMBAT-2');
    expect(verdict(board, strike('blue-warrior', 'yellow-goblin'))).toBe('PORTCULLIS_CLOSED BD-COMBAT-2');
    board.do(work('openGate', 'blue-thief'));
    board.do(work('breakGate', 'blue-warrior', { slot: 0, gate: 1 }));
    expect(board.legal('attack')).toEqual([
      strike('blue-thief', 'yellow-cleric'),
      strike('blue-warrior', 'yellow-goblin'),
    ]);
    board.do(work('closeGate', 'blue-thief'));
    expect(board.legal('attack')).toEqual([strike('blue-warrior', 'yellow-goblin')]);
  });

  test('[BD-PORT-8] anybody may pass an open or broken one, of either colour', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | t H 1 H w | .   . |
       +   +---+   +---+---+
       | a | .   y | .   . |
       +---+---+---+---+---+`,
      { t: 'blue thief', w: 'blue warrior', a: 'blue goblin', y: 'yellow cleric' },
    );
    board.do(work('openGate', 'blue-thief'));
    board.do(work('breakGate', 'blue-warrior', { slot: 0, gate: 1 }));
    expect(board.why(board.walk('blue-goblin', 'at1'))).toBeNull();
    board.do(board.walk('blue-thief', 't1'));
    board.do(board.walk('blue-thief', '1t'));
    board.do(board.walkPlaces('blue-warrior', [board.at('w'), board.at('1')]));
    board.do({ type: 'endTurn' });
    board.do({ type: 'playCard', card: 5 });
    expect(board.why(board.walk('yellow-cleric', 'yw'))).toBeNull();
    expect(board.why(board.walk('yellow-cleric', 'yw1'))).toBe('ENEMY_IN_THE_WAY');
    expect(board.reach('yellow-cleric').split('\n')[0]).toBe('..1..');
  });

  test('[BD-ROTATE-10] its state turns with its room', () => {
    const board = sketch(
      `+   +   +   +   +   +---+---+---+---+---+
       | .   .   .   .   t H 1   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       |*g   .   .   .   . H 2   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   .   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   3   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   4   .   .   .   . |
       +   +   +   +   +   +---+---+---+---+---+`,
      { t: 'blue thief', g: 'blue cleric', 4: 'blue goblin' },
    );
    board.do(work('openGate', 'blue-thief'));
    expect(board.why(board.walk('blue-thief', 't1'))).toBeNull();
    board.do({ type: 'rotate', piece: 'blue-cleric', slot: 0, turn: 'cw' });
    // Both lie in the south now, towards the line: the open one at the corner square, the closed one beside it.
    expect(board.why(board.walkPlaces('blue-thief', [board.at('t'), board.line('blue', 5)]))).toBeNull();
    const beside = board.at('t') + 5;
    expect(board.why(board.walkPlaces('blue-thief', [board.at('t'), beside, board.line('blue', 4)]))).toBe(
      'PORTCULLIS_CLOSED',
    );
    expect(worksOf(board, 'blue-thief')).toEqual(['closeGate 0.0']);
    expect(board.why(board.walkPlaces('blue-goblin', [board.at('4'), board.at('t')]))).toBe('SQUARE_TAKEN');
  });
});
