import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/model/action.ts';
import { type ZoneBoard, type ZoneSketch, zones } from '../../../testing/zone-board.ts';

const ROOMS = ['green-cw', 'blue-cw', 'blue-ccw', 'green-ccw'];
const board = (pieces: ZoneSketch['pieces'], more: Partial<ZoneSketch> = {}): ZoneBoard =>
  zones({ rooms: ROOMS, pieces, ...more });
const heal = (target: string): Action => ({ type: 'heal', piece: 'blue-cleric', target });

describe('the Cleric', () => {
  test('[CG-CHAR-Cleric-2, CG-CHAR-Cleric-3, CG-CHAR-Cleric-4] for one point a wounded in his zone is unwounded, stays there and does nothing this turn', () => {
    const one = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S | T   T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  bCl bna  G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
    `);
    one.do(heal('blue-naga'));
    expect([one.ap, one.isWounded('blue-naga'), one.where('blue-naga')]).toEqual([5, false, one.zone('A.G')]);
    expect(one.legal(undefined, 'blue-naga')).toEqual([]);
    expect(one.why(one.go('blue-naga', 'A.G B.T'))).toBe('SPENT');
    one.do({ type: 'endTurn' });
    one.do({ type: 'endTurn' });
    expect(one.why(one.go('blue-naga', 'A.G B.T'))).toBeNull();
  });

  test('[CG-CHAR-Cleric-5] not himself', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bcl  G   G   G   G
        +---+-:-+---+---+   +
    `);
    expect(one.why(heal('blue-cleric'))).toBe('WOUNDED_CANNOT_ACT');
    const sound = board(`
        +---+   +---+---+===+
      8  bCl  G   G   G   G
        +---+-:-+---+---+   +
    `);
    expect(sound.why(heal('blue-cleric'))).toBe('NOT_WOUNDED');
  });

  test('[CG-CHAR-Cleric-6, CG-RULING-167] nobody who is carried, by him or by another', () => {
    const own = board(`
        +---+   +---+---+===+
      8  bCl  G   G   G   G
        +---+-:-+---+---+   +
      bCl: holds bNa
      bNa: wounded
    `);
    expect(own.refusal(heal('blue-naga'))).toMatchObject({
      code: 'CARRIED_TARGET',
      rule: 'CG-CHAR-Cleric-6',
    });
    own.do(own.go('blue-cleric', 'A.G', [{ step: 0, leave: 'blue-naga' }]));
    expect(own.why(heal('blue-naga'))).toBeNull();
    const other = board(`
        +---+   +---+---+===+
      8  bCl bTh  G   G   G
        +---+-:-+---+---+   +
      bNa: wounded
      bTh: holds bNa
    `);
    expect(other.refusal(heal('blue-naga'))).toMatchObject({
      code: 'CARRIED_TARGET',
      rule: 'CG-RULING-167',
    });
  });

  test('[CG-CHAR-Cleric-7] never into another zone, adjacent or not', () => {
    for (const square of [1, 2, 3, 4]) {
      const one = board(`
           +   +---+   +---+   +   +---+---+   +---+
        10 | 3   T   T   4   S | T   T : C   C   C
           +   +   +   +   +   +   +   +   +   +   +
         9 | T   o   T : S   S | T   T | C   C   C |
           +---+   +---+---+===+   +   +   +===+---+
         8  bCl  G   G   G   G   2   T   o   G   G
           +---+-:-+---+---+   +---+---+   +   +   +
         7   1   C   C   C   C | S   S   S   G   G |
           +   +   +   +   +   +   +   +   +   +   +
        bNa: ${square}, wounded
      `);
      expect(one.why(heal('blue-naga'))).toBe('OTHER_ZONE');
    }
  });

  test('[CG-RULING-61] a starting zone is another zone than the one that is faced, and one in itself', () => {
    const one = board(`
        +   +---+   +-:-+   +   +   +   +   +   +
      3 |bna  G   G | C   C | C   C   o   T   T
        +   +   +---+   +   +   +---+   +   +---+
      2 : G   G | C   C   C | S   S   S | G   G |
        +   +   +   +   +   +   +   +   +   +   +
      1   G   G | C   C   C   S   S   S | G   G :
        +---+   +---+   +   +---+   +   +---+===+
      0   T   S   C  bCl     bth  S   C   G
    `);
    expect(one.why(heal('blue-naga'))).toBe('OTHER_ZONE');
    expect(one.why(heal('blue-thief'))).toBeNull();
  });

  test('[CG-RULING-165] enemies too, unless the table reads it otherwise', () => {
    const pieces = `
        +---+   +---+---+===+
      8  bCl yna  G   G   G
        +---+-:-+---+---+   +
    `;
    expect(board(pieces).why(heal('yellow-naga'))).toBeNull();
    const strict = board(pieces, { rules: { healEnemy: false } });
    expect(strict.refusal(heal('yellow-naga'))).toMatchObject({
      code: 'NO_HEALING_ENEMIES',
      rule: 'CG-RULING-165',
    });
  });

  test('[CG-RULING-166] one who was wounded this very turn', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bCl bna  G   G   G
        +---+-:-+---+---+   +
      bNa: hurt
    `);
    expect([one.isWounded('blue-naga'), one.why(heal('blue-naga'))]).toEqual([true, null]);
    one.do(heal('blue-naga'));
    expect(one.isWounded('blue-naga')).toBe(false);
  });
});

describe('the Troll', () => {
  const regenerate: Action = { type: 'regenerate', piece: 'blue-troll' };

  test('[CG-CHAR-Troll-2, CG-WOUND-2] regenerates for one point, wounded though he is', () => {
    const one = board(`
        +---+   +---+---+===+
      8  btr  G   G   G   G
        +---+-:-+---+---+   +
    `);
    expect(one.legal(undefined, 'blue-troll')).toEqual([regenerate]);
    one.do(regenerate);
    expect([one.ap, one.isWounded('blue-troll')]).toEqual([5, false]);
    const sound = board(`
        +---+   +---+---+===+
      8  bTr  G   G   G   G
        +---+-:-+---+---+   +
    `);
    expect(sound.refusal(regenerate)).toMatchObject({ code: 'NOT_WOUNDED', rule: 'CG-CHAR-Troll-2' });
    const other = board(`
        +---+   +---+---+===+
      8  bna  G   G   G   G
        +---+-:-+---+---+   +
    `);
    expect(other.why({ type: 'regenerate', piece: 'blue-naga' })).toBe('NO_SUCH_ABILITY');
    const poor = board(
      `
          +---+   +---+---+===+
        8  btr  G   G   G   G
          +---+-:-+---+---+   +
      `,
      { ap: 0 },
    );
    expect(poor.why(regenerate)).toBe('NO_POINTS');
  });

  test('[CG-CHAR-Troll-3] not in the turn in which he was wounded', () => {
    const one = board(`
        +---+   +---+---+===+
      8  btr  G   G   G   G
        +---+-:-+---+---+   +
      bTr: hurt
    `);
    expect(one.refusal(regenerate)).toMatchObject({ code: 'WOUNDED_THIS_TURN', rule: 'CG-CHAR-Troll-3' });
    expect(one.legal('regenerate')).toEqual([]);
    one.do({ type: 'endTurn' });
    one.do({ type: 'endTurn' });
    expect(one.why(regenerate)).toBeNull();
  });

  test('[CG-CHAR-Troll-4] nothing else in that turn', () => {
    const one = board(`
        +---+   +---+---+===+
      8  btr  G   G   G   G
        +---+-:-+---+---+   +
      7   C   C   C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `);
    one.do(regenerate);
    expect(one.legal(undefined, 'blue-troll')).toEqual([]);
    expect(one.refusal(one.go('blue-troll', 'A.G A.C'))).toMatchObject({
      code: 'SPENT',
      rule: 'CG-CHAR-Troll-4',
    });
    const healed = board(`
        +---+   +---+---+===+
      8  bCl btr  G   G   G
        +---+-:-+---+---+   +
      7   C   C   C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `);
    healed.do(heal('blue-troll'));
    expect(healed.refusal(healed.go('blue-troll', 'A.G A.C'))).toMatchObject({ rule: 'CG-CHAR-Cleric-4' });
  });

  test('[CG-CHAR-Troll-5] a Fireball destroys him, wounded or not', () => {
    for (const state of ['', ', wounded']) {
      const one = board(`
          +---+   +---+---+===+
        8  bWi  1   G   G   G
          +---+-:-+---+---+   +
        bWi: holds bFs
        yTr: 1${state}
      `);
      one.do({ type: 'fireball', piece: 'blue-wizard', target: 'yellow-troll' });
      expect(one.where('yellow-troll')).toBe('killed');
    }
  });

  test('[CG-RULING-168] while carried: he stands where his carrier is, who is rid of him', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bCl  G   G   G   G
        +---+-:-+---+---+   +
      bCl: holds bTr
      bTr: holds bKe, wounded
    `);
    expect(one.legal('regenerate')).toEqual([regenerate]);
    one.do(regenerate);
    expect([one.where('blue-troll'), one.loadOf('blue-cleric'), one.loadOf('blue-troll')]).toEqual([
      one.zone('A.G'),
      null,
      'blue-key',
    ]);
  });
});
