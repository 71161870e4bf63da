/** What breaks a row of quiet turns in the Card Game, and what does not. */
import { describe, expect, test } from 'vitest';
import { IDLE_TURNS, WINNERS } from '../../../src/model/fields.ts';
import { BLUE } from '../../../testing/fighting.ts';
import { type ZoneBoard, zones } from '../../../testing/zone-board.ts';

/** Somebody for everything that can happen, and fifteen quiet turns behind them. */
function quiet(): ZoneBoard {
  const board = zones({
    rooms: ['green-cw', 'blue-cw', 'blue-ccw', '(green-ccw)'],
    pieces: `
         +   +---+   +---+   +   +---+---+   +---+
      10 |btr  T   T  bSa ygo|bNa  T :bWr  C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  bCo yPa  G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7  bCl bth  C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +   +---+   +
       5 | S   S | T   T   T | ?   ?   ?   ?   ?
         +   +   +   +   +   +                   +
       4   S   S   o   T   T   ?   ?   ?   ?   ?
         +   +---+   +-:-+   +                   +
       3 |bGm  G   G | C   C   ?   ?   ?   ?   ?
         +   +   +---+   +   +                   +
       2 : G   G | C   C   C | ?   ?   ?   ?   ?
         +   +   +   +   +   +                   +
       1   G   G | C   C   C   ?   ?   ?   ?   ?
         +---+   +---+   +   +   +   +   +   +   +
       0   T   S   C   G      bBs  S   C   G
    `,
  });
  board.position.data[IDLE_TURNS] = 15;
  return board;
}

/** The count of quiet turns, fifteen before, when this turn is over. */
function countAfter(play: (board: ZoneBoard) => void): number {
  const board = quiet();
  play(board);
  board.do({ type: 'endTurn' });
  return board.position.data[IDLE_TURNS];
}

describe('the count of quiet turns', () => {
  test('[CG-RULING-180] begins anew with a reveal, a wound, a death and an escape', () => {
    expect(countAfter((board) => board.do({ type: 'reveal', piece: 'blue-backstabber', slot: 3 }))).toBe(0);
    expect(countAfter((board) => board.fight('blue-colossus', 'yellow-paladin', 1, 0))).toBe(0);
    expect(countAfter((board) => board.fight('blue-samurai', 'yellow-goblin', 1, 0))).toBe(0);
    expect(countAfter((board) => board.do(board.go('blue-naga', 'B.T yellow:B.T')))).toBe(0);
  });

  test('[CG-RULING-180] goes on through whatever else is done: healing, portcullises and falling walls too', () => {
    expect(countAfter(() => undefined)).toBe(16);
    expect(
      countAfter((board) => board.do({ type: 'heal', piece: 'blue-cleric', target: 'blue-thief' })),
    ).toBe(16);
    expect(countAfter((board) => board.do({ type: 'regenerate', piece: 'blue-troll' }))).toBe(16);
    expect(
      countAfter((board) => board.do({ type: 'breakGate', piece: 'blue-warrior', at: { slot: 1, gate: 0 } })),
    ).toBe(16);
    expect(countAfter((board) => board.do({ type: 'breakWalls', piece: 'blue-golem' }))).toBe(16);
    expect(
      countAfter((board) => board.do({ type: 'rotate', piece: 'blue-golem', slot: 2, turn: 'ccw' })),
    ).toBe(16);
    expect(countAfter((board) => board.do(board.go('blue-cleric', 'A.C')))).toBe(16);
    expect(countAfter((board) => board.fight('blue-colossus', 'yellow-paladin', 0, 2))).toBe(16);
  });

  test('[CG-RULING-180, CG-RULING-179] sixteen of them, and the end may be claimed: more points win', () => {
    const board = quiet();
    expect(board.why({ type: 'claimEnd' })).toBe('TOO_SOON_TO_CLAIM');
    expect(board.refusal({ type: 'claimEnd' })?.rule).toBe('CG-RULING-180');
    board.do({ type: 'endTurn' });
    board.do({ type: 'claimEnd' });
    expect(board.position.data[WINNERS]).toBe(0);
    const ahead = zones({
      rooms: ['blue-cw', 'blue-ccw', 'green-cw', 'green-ccw'],
      pieces: `
           +   +---+---+   +---+---+   +---+   +---+
        10 |bNa  T : C   C   C | S   S | T   T   T |
           +   +   +   +   +   +   +   +   +   +   +
         9 | T   T | C   C   C | S   S   o   T   T
           +   +   +   +===+---+   +---+   +-:-+   +
         8   T   T   o   G   G | G   G   G | C   C
           +---+---+   +   +   +   +   +---+   +   +
         7 : S   S   S   G   G | G   G | C   C   C |
           +   +   +   +   +   +   +   +   +   +   +
         6   S   S   S | G   G   G   G | C   C   C
           +---+---+   +---+   +---+   +---+---+   +
         5 | T   T   T   S   S |yNa  C   C : T   T
           +   +   +   +   +   +   +   +   +   +   +
         4 | T   o   T : S   S | C   C   C | T   T |
           +---+   +---+---+===+   +   +   +   +   +
         3   G   G   G   G   G | C   C   o   T   T
           +---+-:-+---+---+   +   +---+   +   +---+
      `,
      points: { blue: 2, yellow: 1 },
    });
    ahead.position.data[IDLE_TURNS] = 16;
    ahead.do({ type: 'claimEnd' }, 1);
    expect(ahead.position.data[WINNERS]).toBe(1 << BLUE);
  });

  test.each([
    [0, 1000, 'TOO_SOON_TO_CLAIM'],
    [1, 7, 'TOO_SOON_TO_CLAIM'],
    [1, 8, null],
    [3, 23, 'TOO_SOON_TO_CLAIM'],
    [3, 24, null],
  ])(
    '[CG-RULING-180] the setting: %i rounds of four turns each, after %i quiet turns',
    (noProgressCycles, turns, why) => {
      const board = zones({
        rooms: ['blue-cw', 'blue-ccw', 'green-cw', 'green-ccw'],
        pieces: `
             +   +---+---+   +---+---+   +---+   +---+
          10 |bNa  T : C   C   C | S   S | T   T   T |
             +   +   +   +   +   +   +   +   +   +   +
           9 | T   T | C   C   C | S   S   o   T   T
             +   +   +   +===+---+   +---+   +-:-+   +
           8   T   T   o   G   G | G   G   G | C   C
             +---+---+   +   +   +   +   +---+   +   +
           7 : S   S   S   G   G | G   G | C   C   C |
             +   +   +   +   +   +   +   +   +   +   +
           6   S   S   S | G   G   G   G | C   C   C
             +---+---+   +---+   +---+   +---+---+   +
           5 | T   T   T   S   S |yNa  C   C : T   T
             +   +   +   +   +   +   +   +   +   +   +
           4 | T   o   T : S   S | C   C   C | T   T |
             +---+   +---+---+===+   +   +   +   +   +
           3   G   G   G   G   G | C   C   o   T   T
             +---+-:-+---+---+   +   +---+   +   +---+
        `,
        rules: { noProgressCycles },
      });
      board.position.data[IDLE_TURNS] = turns;
      expect(board.why({ type: 'claimEnd' })).toBe(why);
    },
  );
});
