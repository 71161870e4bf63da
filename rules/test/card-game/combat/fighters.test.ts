import { describe, expect, test } from 'vitest';
import { FOUGHT_FREE } from '../../../src/model/fields.ts';
import { attackOf, sides, strengths, targets } from '../../../testing/fighting.ts';
import { arena, bears, fates } from './arena.ts';

describe('the Assassin', () => {
  test('[CG-CHAR-Assassin-2, CG-CHAR-Assassin-3] where her side wins, every enemy of the combat in her zone dies, in a duel and in a group', () => {
    const duel = arena(`
        +---+-:-+---+---+   +
      7  bAs yGo  C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `);
    duel.fight('blue-assassin', 'yellow-goblin', 1, 0);
    expect(duel.where('yellow-goblin')).toBe('killed');
    const group = arena(`
        +---+-:-+---+---+   +
      7  bAs bCo yGo yNa yth|
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `);
    group.fight('blue-colossus', 'yellow-goblin', 6, 0);
    expect(fates(group, ['yellow-goblin', 'yellow-naga', 'yellow-thief'])).toEqual({
      'yellow-goblin': 'killed',
      'yellow-naga': 'killed',
      'yellow-thief': 'wounded',
    });
    expect(group.points('blue')).toBe(2);
  });

  test('[CG-CHAR-Assassin-4, CG-RULING-107] not those in another zone: her spear only wounds', () => {
    const board = arena(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bAs  T :yGo  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
      bAs: holds bSp
    `);
    board.fight('blue-assassin', 'yellow-goblin', 6, 0);
    expect(fates(board, ['yellow-goblin'])).toEqual({ 'yellow-goblin': 'wounded' });
  });

  test('[CG-RULING-108] as a shooter she kills nobody; in the target’s zone she does', () => {
    const shot = arena(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 | T   T :yGo  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 |bAs  S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bAs: holds bBo
    `);
    shot.fight('blue-assassin', 'yellow-goblin', 6, 0);
    expect(fates(shot, ['yellow-goblin'])).toEqual({ 'yellow-goblin': 'wounded' });
    const mixed = arena(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bCr  T :bAs yGo yNa
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 | S   S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
    `);
    mixed.fight('blue-crossbowman', 'yellow-goblin', 6, 0);
    expect(fates(mixed, ['yellow-goblin', 'yellow-naga'])).toEqual({
      'yellow-goblin': 'killed',
      'yellow-naga': 'killed',
    });
  });

  test('[CG-RULING-107, CG-RULING-108] neither with a spear nor with a Bow over the edge of a starting zone, hand to hand she does', () => {
    for (const [weapon, fate] of [
      ['blue-telescoping-spear', 'wounded'],
      ['blue-bow', 'wounded'],
      [null, 'killed'],
    ] as const) {
      const board = arena(`
             f   g   h   i   j
        11   T   S  yGo  G
           +   +---+---+   +---+
        10 | T   T :bAs  C   C
           +   +   +   +   +   +
         9 | T   T | C   C   C |
           +   +   +   +===+---+
        ${weapon ? `bAs: holds ${weapon}` : ''}
      `);
      const attack = { type: 'attack', piece: 'blue-assassin', target: 'yellow-goblin' } as const;
      board.do(weapon ? { ...attack, with: [weapon] } : attack);
      board.do({ type: 'layCard', card: 6 });
      board.do({ type: 'layCard', card: 0 });
      expect([weapon, fates(board, ['yellow-goblin'])]).toEqual([weapon, { 'yellow-goblin': fate }]);
    }
  });

  test('[CG-RULING-109] defending she kills the attackers of her zone, those who face it too, but no spear user elsewhere', () => {
    const board = arena(
      `
             f   g   h   i   j
        11   T   S  yNa  G
           +   +---+---+   +---+
        10 | T   T :bAs yGo  C
           +   +   +   +   +   +
         9 | T   T | C   C   C |
           +   +   +   +===+---+
         8   T   T   o   G   G
           +---+---+   +   +   +
      `,
      { turn: 'yellow' },
    );
    board.fight('yellow-goblin', 'blue-assassin', 0, 6);
    expect(fates(board, ['yellow-goblin', 'yellow-naga'])).toEqual({
      'yellow-goblin': 'killed',
      'yellow-naga': 'killed',
    });
    const spear = arena(
      `
             f   g   h   i   j
           +   +---+---+   +---+
        10 |yNa  T :bAs  C   C
           +   +   +   +   +   +
         9 | T   T | C   C   C |
           +   +   +   +===+---+
         8   T   T   o   G   G
           +---+---+   +   +   +
        yNa: holds ySp
      `,
      { turn: 'yellow' },
    );
    spear.fight('yellow-naga', 'blue-assassin', 0, 6);
    expect(fates(spear, ['yellow-naga'])).toEqual({ 'yellow-naga': 'unhurt' });
  });

  test('[CG-RULING-61] from a starting zone her blow is fatal in the zone that she faces', () => {
    const board = arena(
      `
             f   g   h   i   j
        11   T   S  yAs  G
           +   +---+---+   +---+
        10 | T   T :bGo  C   C
           +   +   +   +   +   +
         9 | T   T | C   C   C |
           +   +   +   +===+---+
      `,
      { turn: 'yellow' },
    );
    board.fight('yellow-assassin', 'blue-goblin', 6, 0);
    expect(board.where('blue-goblin')).toBe('killed');
  });

  test('[CG-RULING-110] who carries a wounded dies with him: two points, and objects stay', () => {
    const board = arena(`
        +---+-:-+---+---+   +
      7  bAs yPa  C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      yGo: wounded
      yPa: holds yGo, holds yKe
    `);
    const zone = board.placeOf('yellow-paladin');
    board.fight('blue-assassin', 'yellow-paladin', 6, 0);
    expect(fates(board, ['yellow-paladin', 'yellow-goblin'])).toEqual({
      'yellow-paladin': 'killed',
      'yellow-goblin': 'killed',
    });
    expect([board.points('blue'), board.where('yellow-key')]).toEqual([2, zone]);
  });

  test('[CG-RULING-195] a tie kills nobody', () => {
    const board = arena(`
        +---+-:-+---+---+   +
      7  bAs yNa  C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `);
    board.fight('blue-assassin', 'yellow-naga', 1, 1);
    expect(fates(board, ['yellow-naga'])).toEqual({ 'yellow-naga': 'unhurt' });
  });

  test('[CG-WOUND-2] wounded she kills nobody at once', () => {
    const board = arena(`
        +---+-:-+---+---+   +
      7  bNa yas  C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `);
    board.fight('blue-naga', 'yellow-assassin', 0, 6);
    expect(fates(board, ['blue-naga'])).toEqual({ 'blue-naga': 'wounded' });
  });
});

describe('the Backstabber', () => {
  test('[CG-CHAR-Backstabber-2, CG-CHAR-Backstabber-3, CG-CHAR-Backstabber-4] two more with another friend in the combat, attacking and defending; alone nothing', () => {
    expect(
      strengths(
        arena(`
            +---+-:-+---+---+   +
          7  bBs yGo yNa  C   C |
            +   +   +   +   +   +
          6 | C   C   C   C   C |
            +---+---+---+   +---+
        `),
        'blue-backstabber',
        'yellow-naga',
      ),
    ).toEqual([2, 3]);
    const two = `
        +---+-:-+---+---+   +
      7  bBs bGo yGo yNa  C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `;
    expect(strengths(arena(two), 'blue-goblin', 'yellow-naga')).toEqual([5, 3]);
    expect(strengths(arena(two, { turn: 'yellow' }), 'yellow-naga', 'blue-goblin')).toEqual([3, 5]);
  });

  test('[CG-RULING-111] a wounded target is company, a wounded bystander is not', () => {
    const pieces = `
        +---+-:-+---+---+   +
      7  bBs bgo yNa  C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `;
    expect(strengths(arena(pieces, { turn: 'yellow' }), 'yellow-naga', 'blue-goblin')).toEqual([2, 4]);
    expect(strengths(arena(pieces, { turn: 'yellow' }), 'yellow-naga', 'blue-backstabber')).toEqual([2, 2]);
  });

  test('[CG-RULING-112] friends who shoot are company', () => {
    const board = arena(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bCr  T :bBs yNa  C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
    `);
    expect(strengths(board, 'blue-crossbowman', 'yellow-naga')).toEqual([7, 2]);
  });
});

describe('the General', () => {
  test('[CG-CHAR-General-2, CG-CHAR-General-5, CG-RULING-113] one more for every friend in his room who fights, not for himself, wherever he is in it', () => {
    expect(
      strengths(
        arena(`
             +   +---+   +---+   +   +---+---+   +---+
          10 |yGe  T   T   S   S | T   T : C   C   C
             +   +   +   +   +   +   +   +   +   +   +
           9 | T   o   T : S   S | T   T | C   C   C |
             +---+   +---+---+===+   +   +   +===+---+
           8   G   G   G   G   G   T   T   o   G   G
             +---+-:-+---+---+   +---+---+   +   +   +
           7  bGe bNa yGo  C   C | S   S   S   G   G |
             +   +   +   +   +   +   +   +   +   +   +
           6 | C   C   C   C   C | S   S   S | G   G
             +---+---+---+   +---+---+   +---+---+   +
        `),
        'blue-naga',
        'yellow-goblin',
      ),
    ).toEqual([5, 2]);
    const elsewhere = arena(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S |bGe  T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8   G   G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7  bNa yGo  C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
    `);
    expect(strengths(elsewhere, 'blue-naga', 'yellow-goblin')).toEqual([2, 1]);
    const spear = arena(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S |bNa  T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  yGo  G   G   G   G   T   T   o  bGe  G
         +---+-:-+---+---+   +---+---+   +   +   +
       7   C   C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
      bNa: holds bSp
    `);
    expect(strengths(spear, 'blue-naga', 'yellow-goblin')).toEqual([3, 1]);
  });

  test('[CG-CHAR-General-3] also for a wounded', () => {
    const board = arena(`
         +   +---+   +---+   +
      10 |yGe  T   T   S   S |
         +   +   +   +   +   +
       9 | T   o   T : S   S |
         +---+   +---+---+===+
       8   G   G   G   G   G
         +---+-:-+---+---+   +
       7  bNa ygo  C   C   C |
         +   +   +   +   +   +
       6 | C   C   C   C   C |
         +---+---+---+   +---+
    `);
    expect(strengths(board, 'blue-naga', 'yellow-goblin')).toEqual([2, 1]);
  });

  test('[CG-CHAR-General-4, CG-RULING-114] not in ranged combat; in a mixed one for those who fight in the zone', () => {
    expect(
      strengths(
        arena(`
               f   g   h   i   j
             +   +---+---+   +---+
          10 |bCr bGe:yGo  C   C
             +   +   +   +   +   +
           9 | T   T | C   C   C |
             +   +   +   +===+---+
           8   T   T   o  yGe  G
             +---+---+   +   +   +
           7 | S   S   S   G   G |
             +   +   +   +   +   +
           6 | S   S   S | G   G
             +---+   +---+---+   +
        `),
        'blue-crossbowman',
        'yellow-goblin',
      ),
    ).toEqual([3, 1]);
    const mixed = arena(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bCr bGe:bNa yGo  C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o  yGe  G
         +---+---+   +   +   +
       7 | S   S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
    `);
    expect(strengths(mixed, 'blue-crossbowman', 'yellow-goblin')).toEqual([6, 2]);
  });

  test('[CG-CHAR-General-6] not while he is wounded', () => {
    const board = arena(`
        +---+   +---+---+===+
      8  bge  G   G   G   G
        +---+-:-+---+---+   +
      7  bNa yGo  C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `);
    expect(strengths(board, 'blue-naga', 'yellow-goblin')).toEqual([2, 1]);
  });

  test('[CG-RULING-175] healed on his own turn he only stands there, on the opponent’s he is himself again', () => {
    const board = arena(`
        +---+   +---+---+===+
      8  bGe  G   G   G   G
        +---+-:-+---+---+   +
      7  bNa yGo  C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      bGe: spent
    `);
    expect(strengths(board, 'blue-naga', 'yellow-goblin')).toEqual([2, 1]);
    board.do({ type: 'endTurn' });
    expect(strengths(board, 'yellow-goblin', 'blue-naga')).toEqual([1, 3]);
  });

  test('[CG-CHAR-General-7, CG-RULING-61] not from a starting zone, and not for a friend there', () => {
    const out = arena(`
           f   g   h   i   j
      11   T   S  yGe  G
         +   +---+---+   +---+
      10 | T   T :bNa yGo  C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
    `);
    expect(strengths(out, 'blue-naga', 'yellow-goblin')).toEqual([2, 3]);
    const friend = arena(`
           f   g   h   i   j
      11   T   S  yGo  G
         +   +---+---+   +---+
      10 |yGe  T :bNa  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
    `);
    expect(strengths(friend, 'blue-naga', 'yellow-goblin')).toEqual([2, 1]);
    // Both of them there: a starting zone is no room.
    const both = arena(`
           f   g   h   i   j
      11  yGe  S  yGo  G
         +   +---+---+   +---+
      10 | T   T :bNa  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
    `);
    expect(strengths(both, 'blue-naga', 'yellow-goblin')).toEqual([2, 1]);
  });
});

describe('the Samurai', () => {
  test('[CG-CHAR-Samurai-2, CG-RULING-2] starts one close combat a turn for nothing, also with no point left', () => {
    const board = arena(
      `
          +---+-:-+---+---+   +
        7  bNa bSa yCo  C   C |
          +   +   +   +   +   +
        6 | C   C   C   C   C |
          +---+---+---+   +---+
      `,
      { ap: 0 },
    );
    expect(targets(board, 'blue-samurai')).toEqual(['yellow-colossus']);
    expect(board.why(attackOf('blue-naga', 'yellow-colossus'))).toBe('NO_POINTS');
    expect(board.legal().map(({ type }) => type)).toEqual(['attack', 'endTurn']);
    board.fight('blue-samurai', 'yellow-colossus', 1, 1);
    expect([board.ap, bears(board, 'blue-samurai', FOUGHT_FREE)]).toEqual([0, true]);
    expect(board.refusal(attackOf('blue-samurai', 'yellow-colossus'))).toMatchObject({
      code: 'NO_POINTS',
      rule: 'CG-AP-8',
    });
    // Once in a turn: in his next one again.
    board.do({ type: 'endTurn' });
    board.do({ type: 'endTurn' });
    const { ap } = board;
    board.fight('blue-samurai', 'yellow-colossus', 2, 2);
    expect(board.ap).toBe(ap);
  });

  test('[CG-CHAR-Samurai-3, CG-RULING-122] also in a group, if he starts it himself; further attacks cost a point', () => {
    const board = arena(`
        +---+-:-+---+---+   +
      7  bNa bSa yCo  C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `);
    board.fight('blue-naga', 'yellow-colossus', 1, 1);
    expect(board.ap).toBe(5);
    board.fight('blue-samurai', 'yellow-colossus', 2, 2);
    expect(board.ap).toBe(5);
    board.fight('blue-samurai', 'yellow-colossus', 2, 2);
    expect(board.ap).toBe(4);
    board.do({ type: 'endTurn' });
    board.do({ type: 'endTurn' });
    expect(bears(board, 'blue-samurai', FOUGHT_FREE)).toBe(false);
  });

  test('[CG-RULING-122] with a spear too', () => {
    const board = arena(
      `
             f   g   h   i   j
           +   +---+---+   +---+
        10 |bSa  T :yGo  C   C
           +   +   +   +   +   +
         9 | T   T | C   C   C |
           +   +   +   +===+---+
         8   T   T   o   G   G
           +---+---+   +   +   +
        bSa: holds bSp
      `,
      { ap: 0 },
    );
    board.fight('blue-samurai', 'yellow-goblin', 6, 0);
    expect(board.isWounded('yellow-goblin')).toBe(true);
  });

  test('[CG-CHAR-Samurai-4] never a shot', () => {
    const board = arena(
      `
             f   g   h   i   j
           +   +---+---+   +---+
        10 | T   T :yGo  C   C
           +   +   +   +   +   +
         9 | T   T | C   C   C |
           +   +   +   +===+---+
         8   T   T   o   G   G
           +---+---+   +   +   +
         7 |bSa  S   S   G   G |
           +   +   +   +   +   +
         6 | S   S   S | G   G
           +---+   +---+---+   +
        bSa: holds bBo
      `,
      { ap: 0 },
    );
    expect(targets(board, 'blue-samurai')).toEqual([]);
    expect(board.why(attackOf('blue-samurai', 'yellow-goblin'))).toBe('NO_POINTS');
  });

  test('[CG-WOUND-1] wounded or spent he starts nothing', () => {
    for (const state of ['wounded', 'spent']) {
      const board = arena(
        `
            +---+-:-+---+---+   +
          7  bSa yGo  C   C   C |
            +   +   +   +   +   +
          bSa: ${state}
        `,
        { ap: 0 },
      );
      expect(board.legal('attack')).toEqual([]);
    }
  });
});

describe('the Paladin', () => {
  test('[CG-CHAR-Paladin-3] killed with two objects: both stay in the zone', () => {
    const board = arena(`
        +---+-:-+---+---+   +
      7  bNa ypa  C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      yPa: holds yKe, holds yRo
    `);
    const zone = board.placeOf('yellow-paladin');
    board.fight('blue-naga', 'yellow-paladin', 6, 0);
    expect([board.where('yellow-key'), board.where('yellow-rope')]).toEqual([zone, zone]);
  });

  test('[CG-CHAR-Paladin-4] wounded with two wounded: both die, two points', () => {
    const board = arena(`
        +---+-:-+---+---+   +
      7  bCo yPa  C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      yGo: wounded
      yPa: holds yGo, holds yTh
      yTh: wounded
    `);
    board.fight('blue-colossus', 'yellow-paladin', 6, 0);
    expect(fates(board, ['yellow-paladin', 'yellow-goblin', 'yellow-thief'])).toEqual({
      'yellow-paladin': 'wounded',
      'yellow-goblin': 'killed',
      'yellow-thief': 'killed',
    });
    expect(board.points('blue')).toBe(2);
  });

  test('[CG-CHAR-Paladin-6, CG-RULING-171] wounded with one of each: the wounded dies, the object stays with him', () => {
    const board = arena(`
        +---+-:-+---+---+   +
      7  bCo yPa  C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      yGo: wounded
      yPa: holds yGo, holds yKe
    `);
    board.fight('blue-colossus', 'yellow-paladin', 6, 0);
    expect([board.where('yellow-goblin'), board.loadOf('yellow-paladin')]).toEqual(['killed', 'yellow-key']);
    const two = arena(`
        +---+-:-+---+---+   +
      7  bCo yPa  C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      yPa: holds yKe, holds yRo
    `);
    two.fight('blue-colossus', 'yellow-paladin', 6, 0);
    expect([two.where('yellow-rope'), two.where('yellow-key')]).toEqual([
      'held by yellow-paladin',
      'held by yellow-paladin',
    ]);
  });

  test('[CG-CHAR-Paladin-5, CG-RULING-118] two of a kind add up: Swords in attack, Armors in defence', () => {
    const swords = arena(`
        +---+-:-+---+---+   +
      7  bPa yGo  C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      bPa: holds bSw, holds ySw
    `);
    expect(strengths(swords, 'blue-paladin', 'yellow-goblin')).toEqual([5, 1]);
    const armors = arena(`
        +---+-:-+---+---+   +
      7  bNa yPa  C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      yPa: holds bAr, holds yAr
    `);
    expect(strengths(armors, 'blue-naga', 'yellow-paladin')).toEqual([2, 5]);
  });

  test('[CG-CHAR-Paladin-7, CG-CHAR-DarkAngel-4, CG-CHAR-Ghost-7, CG-VP-5, CG-RULING-191] an undead that he eliminates brings a point more, wounded as it is', () => {
    for (const [victim, points] of [
      ['yellow-dark-angel', 2],
      ['yellow-ghost', 2],
      ['yellow-naga', 1],
    ] as const) {
      const board = arena(`
          +---+-:-+---+---+   +
        7  bPa  1   C   C   C |
          +   +   +   +   +   +
        ${victim}: 1, wounded
      `);
      board.fight('blue-paladin', victim, 6, 0);
      expect([victim, board.points('blue')]).toEqual([victim, points]);
    }
  });

  test('[CG-CHAR-Paladin-8, CG-RULING-170] also in a group, shooting, defending, and where his Assassin kills', () => {
    const group = arena(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S | T   T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8   G   G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7  bNa bPa ygh  C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
    `);
    group.fight('blue-naga', 'yellow-ghost', 6, 0);
    expect(group.points('blue')).toBe(2);
    const shot = arena(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S | T   T :ygh  C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8   G   G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7   C   C   C   C   C |bPa  S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
      bPa: holds bBo
    `);
    shot.fight('blue-paladin', 'yellow-ghost', 6, 0);
    expect(shot.points('blue')).toBe(2);
    const assassin = arena(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S | T   T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8   G   G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7  bAs bPa yGh  C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
    `);
    assassin.fight('blue-assassin', 'yellow-ghost', 6, 0);
    expect(assassin.points('blue')).toBe(2);
    const carried = arena(
      `
           +   +---+   +---+   +   +---+---+   +---+
        10 | T   T   T   S   S | T   T : C   C   C
           +   +   +   +   +   +   +   +   +   +   +
         9 | T   o   T : S   S | T   T | C   C   C |
           +---+   +---+---+===+   +   +   +===+---+
         8   G   G   G   G   G   T   T   o   G   G
           +---+-:-+---+---+   +---+---+   +   +   +
         7  bPa yNa  C   C   C | S   S   S   G   G |
           +   +   +   +   +   +   +   +   +   +   +
         6 | C   C   C   C   C | S   S   S | G   G
           +---+---+---+   +---+---+   +---+---+   +
        yGh: wounded
        yNa: holds yGh
      `,
      { turn: 'yellow' },
    );
    carried.fight('yellow-naga', 'blue-paladin', 0, 6);
    expect(carried.points('blue')).toBe(2);
  });

  test('[CG-RULING-170] not where he stands apart, and not as a wounded target', () => {
    const apart = arena(`
        +---+   +---+---+===+
      8  bPa  G   G   G   G
        +---+-:-+---+---+   +
      7  bNa ygh  C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `);
    apart.fight('blue-naga', 'yellow-ghost', 6, 0);
    expect(apart.points('blue')).toBe(1);
    const wounded = arena(
      `
          +---+   +---+---+===+
        8   G   G   G   G   G
          +---+-:-+---+---+   +
        7  bpa yNa  C   C   C |
          +   +   +   +   +   +
        6 | C   C   C   C   C |
          +---+---+---+   +---+
        yGh: wounded
        yNa: holds yGh
      `,
      { turn: 'yellow' },
    );
    wounded.fight('yellow-naga', 'blue-paladin', 0, 6);
    expect(wounded.points('blue')).toBe(1);
  });
});

test('[CG-RULING-139] in a mixed fight those in the zone keep their abilities, and nobody has those of a duel', () => {
  const board = arena(`
         f   g   h   i   j
       +   +---+---+   +---+
    10 |bCr  T :bWe yTe  C
       +   +   +   +   +   +
     9 | T   T | C   C   C |
       +   +   +   +===+---+
     8   T   T   o   G   G
       +---+---+   +   +   +
  `);
  expect(sides(board, 'blue-crossbowman', 'yellow-telepath').attackers).toEqual([
    'blue-crossbowman',
    'blue-weapon-master',
  ]);
  board.do(attackOf('blue-crossbowman', 'yellow-telepath'));
  // Nobody names a card, and yellow lays first: it is looked at.
  expect([board.stage, board.seat]).toEqual(['layCard', 1]);
});
