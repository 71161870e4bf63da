/** Fighting with the Bow: who may be shot at, with what strength, alone or with friends. */
import { describe, expect, test } from 'vitest';
import { sketch, type SketchOptions } from '../../testing/sketch.ts';
import {
  attackOf,
  BLUE,
  handOf,
  nextTurn,
  sides,
  strengths,
  targets,
  YELLOW,
} from '../../testing/fighting.ts';

const UP_TO_TWO = { kind: 'points', points: 2, atOnce: false } as const;

/** Three squares apart: a blue Troll (4) with a Bow and a yellow Cleric (2). */
const range = (options: SketchOptions = {}, state = '') =>
  sketch(
    `+---+---+---+---+---+
     | aB  .   .   e   . |`,
    { a: 'blue troll', B: 'blue bow', e: `yellow cleric ${state}` },
    { goal: UP_TO_TWO, ...options },
  );

const shotBeside = (piece: string, wall = ' ') => {
  const board = sketch(
    `+---+---+---+---+---+
     | aB  .   .   e   . |
     +${wall === '|' ? '---' : '   '}+   +   +   +   +
     | f   .   .   .   . |`,
    { a: 'blue troll', B: 'blue bow', e: 'yellow cleric', f: piece },
  );
  return board.refusal(attackOf('blue-troll', 'yellow-cleric'));
};

const shotAtFirst = (middle: string, load = 'yellow large-shield at room 0') => {
  const board = sketch(
    `+---+---+---+---+---+
     | aB  .   mS  .   e |`,
    { a: 'blue troll', B: 'blue bow', m: middle, S: load, e: 'yellow cleric' },
  );
  expect(targets(board, 'blue-troll')).toEqual(
    middle === 'yellow goblin' && load.endsWith('0') ? ['yellow-goblin'] : [],
  );
  return board.why(attackOf('blue-troll', middle.split(' ').slice(0, 2).join('-')));
};

describe('a shot', () => {
  test('[BD-RANGED-1] costs 1 AP and needs a Bow', () => {
    const board = range();
    expect(board.legal('attack')).toEqual([attackOf('blue-troll', 'yellow-cleric')]);
    board.do(attackOf('blue-troll', 'yellow-cleric'));
    expect(board.ap).toBe(4);
    expect(range({ ap: 0 }).why(attackOf('blue-troll', 'yellow-cleric'))).toBe('NO_POINTS');
    const unarmed = sketch(
      `+---+---+---+---+---+
       | aK  .   .   e   . |`,
      { a: 'blue troll', K: 'blue key', e: 'yellow cleric' },
    );
    expect(unarmed.why(attackOf('blue-troll', 'yellow-cleric'))).toBe('NOT_ADJACENT');
  });

  test('[BD-RANGED-1] a wounded with a Bow does not shoot', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | aB  .   .   e   . |`,
      { a: 'blue troll wounded', B: 'blue bow', e: 'yellow cleric' },
    );
    expect(board.why(attackOf('blue-troll', 'yellow-cleric'))).toBe('WOUNDED_CANNOT_ACT');
  });

  test('[BD-RANGED-2] is aimed at the first character in sight in a direction, at nobody behind or beside', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | aB  .   e   .   f |
       +   +   +   +   +   +
       | .   h   .   .   . |
       +   +   +   +   +   +
       | w   .   .   .   . |
       +   +   +   +   +   +
       | g   .   .   .   . |`,
      {
        a: 'blue troll',
        B: 'blue bow',
        e: 'yellow cleric',
        f: 'yellow naga',
        w: 'yellow thief wounded',
        g: 'yellow goblin',
        h: 'yellow wizard',
      },
    );
    expect(targets(board, 'blue-troll')).toEqual(['yellow-cleric', 'yellow-thief']);
    for (const hidden of ['yellow-naga', 'yellow-goblin', 'yellow-wizard'])
      expect(board.refusal(attackOf('blue-troll', hidden))).toMatchObject({
        code: 'NOT_IN_SIGHT',
        rule: 'BD-LOS-1',
      });
  });

  test('[BD-RANGED-3] reaches any distance with the same strength', () => {
    for (const plan of [' .   e   .   .   .   .   .   .   . |', ' .   .   .   .   .   .   .   .   e |']) {
      const board = sketch(
        `+---+---+---+---+---+---+---+---+---+---+
         | aB ${plan}`,
        { a: 'blue troll', B: 'blue bow', e: 'yellow cleric' },
      );
      expect(strengths(board, 'blue-troll', 'yellow-cleric')).toEqual([1, 2]);
    }
  });

  test('[BD-RANGED-4] cards are laid as in any combat, attacker first, and used up', () => {
    const board = range();
    board.do(attackOf('blue-troll', 'yellow-cleric'));
    expect([board.stage, board.seat]).toEqual(['layCard', BLUE]);
    board.do({ type: 'layCard', card: 3 });
    expect([board.stage, board.seat]).toEqual(['layCard', YELLOW]);
    board.do({ type: 'layCard', card: 1 });
    expect(board.isWounded('yellow-cleric')).toBe(true);
    expect(handOf(board, BLUE)).toEqual([0, 1, 2, 2, 3, 4, 5, 6]);
    expect(handOf(board, YELLOW)).toEqual([0, 2, 2, 3, 3, 4, 5, 6]);
  });

  test('[BD-RANGED-4] a wounded that loses to a shot is eliminated', () => {
    const board = range({}, 'wounded');
    expect(board.fight('blue-troll', 'yellow-cleric', 0, 0)).toEqual({ attack: 1, defence: 0, winner: BLUE });
    expect(board.where('yellow-cleric')).toBe('killed');
    expect(board.points('blue')).toBe(1);
  });

  test('[BD-RANGED-5] counts 1, whatever the shooter’s own value', () => {
    expect(strengths(range(), 'blue-troll', 'yellow-cleric')).toEqual([1, 2]);
    const telepath = sketch(
      `+---+---+---+---+---+
       | aB  .   .   e   . |`,
      { a: 'blue telepath', B: 'blue bow', e: 'yellow cleric' },
    );
    expect(strengths(telepath, 'blue-telepath', 'yellow-cleric')).toEqual([1, 2]);
  });

  test('[BD-RANGED-6] [BD-RANGED-8] no ability raises that 1: a shooting Backstabber does not stab', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | bB  .   .   e   a |`,
      { b: 'blue backstabber', B: 'blue bow', a: 'blue warrior', e: 'yellow troll' },
    );
    expect(sides(board, 'blue-backstabber', 'yellow-troll').attackers).toEqual([
      'blue-backstabber',
      'blue-warrior',
    ]);
    expect(strengths(board, 'blue-backstabber', 'yellow-troll')).toEqual([1 + 3, 4]);
  });

  test('[BD-RANGED-6] no terrain changes that 1', () => {
    const gear = sketch(
      `+---+---+---+---+---+
       |*aB  o   o   e   . |`,
      { a: 'blue troll', B: 'blue bow', e: 'yellow cleric' },
    );
    expect(strengths(gear, 'blue-troll', 'yellow-cleric')).toEqual([1, 2]);
  });

  test('[BD-RANGED-7] does the loser no harm; the Bow stays too', () => {
    const board = range();
    expect(board.fight('blue-troll', 'yellow-cleric', 0, 6)).toEqual({
      attack: 1,
      defence: 8,
      winner: YELLOW,
    });
    expect(board.isWounded('blue-troll')).toBe(false);
    expect(board.loadOf('blue-troll')).toBe('blue-bow');
    expect(board.isWounded('yellow-cleric')).toBe(false);
  });

  test('[BD-RANGED-8] the Telepath names no card when he shoots or is shot at', () => {
    for (const [shooter, target] of [
      ['telepath', 'cleric'],
      ['cleric', 'telepath'],
    ]) {
      const board = sketch(
        `+---+---+---+---+---+
         | aB  .   .   e   . |`,
        { a: `blue ${shooter}`, B: 'blue bow', e: `yellow ${target}` },
      );
      board.do(attackOf(`blue-${shooter}`, `yellow-${target}`));
      expect(board.stage).toBe('layCard');
    }
  });

  test('[BD-RANGED-9] is not possible beside the target: that is close combat', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | aB  e   .   .   . |`,
      { a: 'blue troll', B: 'blue bow', e: 'yellow cleric' },
    );
    expect(board.fight('blue-troll', 'yellow-cleric', 0, 3)).toEqual({
      attack: 4,
      defence: 5,
      winner: YELLOW,
    });
    expect(board.isWounded('blue-troll')).toBe(true);
  });

  test('[BD-RANGED-9] is not possible beside any enemy figure', () => {
    expect(shotBeside('yellow goblin')).toMatchObject({ code: 'ENEMY_AT_HAND', rule: 'BD-RANGED-9' });
    expect(shotBeside('yellow goblin', '|')).toBeNull();
    expect(shotBeside('blue goblin')).toBeNull();
  });

  test('[BD-RULING-77] an enemy wounded beside him hinders the shooter only if it is the target', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | aB  .   .   e   . |
       +   +   +   +   +   +
       | w   .   .   .   . |`,
      { a: 'blue troll', B: 'blue bow', e: 'yellow cleric', w: 'yellow goblin wounded' },
    );
    expect(strengths(board, 'blue-troll', 'yellow-cleric')).toEqual([1, 2]);
    // Against the wounded he fights hand to hand, with his own value.
    expect(strengths(board, 'blue-troll', 'yellow-goblin')).toEqual([4, 0]);
  });

  test('[BD-RANGED-14] is not aimed at somebody wounded this turn', () => {
    const board = range();
    board.fight('blue-troll', 'yellow-cleric', 6, 0);
    expect(board.refusal(attackOf('blue-troll', 'yellow-cleric'))).toMatchObject({
      code: 'WOUNDED_THIS_TURN',
      rule: 'BD-COMBAT-13',
    });
    nextTurn(board);
    nextTurn(board);
    expect(targets(board, 'blue-troll')).toEqual(['yellow-cleric']);
  });

  test('[BD-RANGED-16] may be repeated, each time for 1 AP', () => {
    const board = range({ ap: 3 });
    for (const left of [2, 1, 0]) {
      board.fight('blue-troll', 'yellow-cleric', 0, 0);
      expect(board.ap).toBe(left);
    }
    expect(board.why(attackOf('blue-troll', 'yellow-cleric'))).toBe('NO_POINTS');
  });

  test('[BD-RULING-81] no shot where the first in line is a friend, shielded or wounded this turn', () => {
    expect(shotAtFirst('yellow goblin')).toBeNull();
    expect(shotAtFirst('blue goblin')).toBe('NOT_AN_ENEMY');
    expect(shotAtFirst('yellow goblin', 'yellow large-shield')).toBe('SHIELDED');
    expect(shotAtFirst('yellow goblin wounded hurt')).toBe('WOUNDED_THIS_TURN');
  });

  test('[BD-RANGED-17] is not aimed at the bearer of a Large shield', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | aB  .   .   eS  . |`,
      { a: 'blue troll', B: 'blue bow', e: 'yellow cleric', S: 'blue large-shield' },
    );
    expect(board.refusal(attackOf('blue-troll', 'yellow-cleric'))).toMatchObject({
      code: 'SHIELDED',
      rule: 'BD-RANGED-17',
      piece: 'yellow-cleric',
    });
  });
});

/** The Warrior (3) beside the target; two shooters in sight of it, a third one who sees a friend first. */
const group = (options: SketchOptions = {}) =>
  sketch(
    `+---+---+---+---+---+
     | sB  .   e   a   tD|
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   uC  .   . |`,
    {
      a: 'blue warrior',
      e: 'yellow troll',
      s: 'blue cleric',
      B: 'blue bow',
      t: 'blue naga',
      D: 'blue key',
      u: 'blue goblin',
      C: 'yellow bow',
    },
    options,
  );

const joinRefusal = (line: string, below = '.', state = '') => {
  const board = sketch(
    `+---+---+---+---+---+
     | sB ${line} e   a |
     +   +   +   +   +   +
     | ${below}   .   f   .   . |`,
    {
      a: 'blue warrior',
      e: 'yellow troll',
      s: `blue cleric ${state}`,
      B: 'blue bow',
      f: 'yellow goblin',
      ...(line.includes('g') ? { g: 'blue naga' } : {}),
      ...(below === 'h' ? { h: 'yellow thief' } : {}),
    },
  );
  return board.why(attackOf('blue-warrior', 'yellow-troll', ['blue-cleric']));
};

describe('shooters in a group', () => {
  test('[BD-RANGED-10] [BD-RANGED-12] [BD-RULING-80] [BD-RULING-132] shooters join if the attacker names them, 1 each', () => {
    const board = group();
    const both = ['blue-cleric', 'blue-goblin'];
    expect(board.legal('attack', 'blue-warrior')).toEqual([
      attackOf('blue-warrior', 'yellow-troll'),
      attackOf('blue-warrior', 'yellow-troll', ['blue-cleric']),
      attackOf('blue-warrior', 'yellow-troll', ['blue-goblin']),
      attackOf('blue-warrior', 'yellow-troll', both),
    ]);
    expect(sides(board, 'blue-warrior', 'yellow-troll').attackers).toEqual(['blue-warrior']);
    expect(strengths(board, 'blue-warrior', 'yellow-troll')).toEqual([3, 4]);
    expect(sides(board, 'blue-warrior', 'yellow-troll', ['blue-goblin'])).toEqual({
      attackers: ['blue-goblin', 'blue-warrior'],
      defenders: ['yellow-troll'],
    });
    expect(strengths(board, 'blue-warrior', 'yellow-troll', ['blue-goblin'])).toEqual([3 + 1, 4]);
    expect(board.fight('blue-warrior', 'yellow-troll', 2, 0, both)).toEqual({
      attack: 3 + 1 + 1 + 2,
      defence: 4,
      winner: BLUE,
    });
  });

  test('[BD-RULING-132] joiners are named with the attack, once each, and nobody who could not strike himself', () => {
    const board = group();
    const join = (...joiners: string[]) => board.refusal(attackOf('blue-warrior', 'yellow-troll', joiners));
    expect(join('blue-cleric', 'blue-goblin')).toBeNull();
    expect(join('blue-naga')).toMatchObject({
      code: 'CANNOT_JOIN',
      rule: 'BD-RULING-132',
      piece: 'blue-naga',
    });
    expect(join('blue-warrior')?.code).toBe('CANNOT_JOIN');
    expect(join('yellow-troll')?.code).toBe('CANNOT_JOIN');
    expect(join('blue-cleric', 'blue-cleric')?.code).toBe('CANNOT_JOIN');
    expect(join('blue-nobody')?.code).toBe('UNKNOWN_PIECE');
    board.do(attackOf('blue-warrior', 'yellow-troll', ['blue-cleric']));
    // From here on only cards are chosen.
    expect(board.legal().every((action) => action.type === 'layCard')).toBe(true);
  });

  test('[BD-RULING-80] a shooter may declare the attack and take another with him; the Warrior must come', () => {
    const board = group();
    expect(sides(board, 'blue-cleric', 'yellow-troll')).toEqual({
      attackers: ['blue-cleric', 'blue-warrior'],
      defenders: ['yellow-troll'],
    });
    expect(strengths(board, 'blue-cleric', 'yellow-troll', ['blue-goblin'])).toEqual([1 + 1 + 3, 4]);
  });

  test('[BD-RULING-80] option bowJoins: with "no", shooters attack by themselves only', () => {
    const board = group({ rules: { bowJoins: false } });
    expect(board.legal('attack', 'blue-warrior')).toEqual([attackOf('blue-warrior', 'yellow-troll')]);
    expect(board.why(attackOf('blue-warrior', 'yellow-troll', ['blue-cleric']))).toBe('CANNOT_JOIN');
    expect(targets(board, 'blue-cleric')).toEqual(['yellow-troll']);
  });

  test('[BD-RULING-80] a shooter joins only if he sees the target first and touches no enemy figure', () => {
    expect(joinRefusal(' .   .  ')).toBeNull();
    expect(joinRefusal(' .   g  ')).toBe('CANNOT_JOIN');
    expect(joinRefusal(' .   .  ', 'h')).toBe('CANNOT_JOIN');
  });

  test('[BD-RULING-80] nor does one join who could not shoot: wounded, or healed this turn', () => {
    expect(joinRefusal(' .   .  ', '.', 'wounded')).toBe('CANNOT_JOIN');
    expect(joinRefusal(' .   .  ', '.', 'spent')).toBe('CANNOT_JOIN');
  });

  test('[BD-RANGED-11] the whole group costs 1 AP', () => {
    const board = group({ ap: 2 });
    board.do(attackOf('blue-warrior', 'yellow-troll', ['blue-cleric', 'blue-goblin']));
    expect(board.ap).toBe(1);
  });

  test('[BD-RULING-82] a lost attack wounds close fighters, not shooters', () => {
    const board = group();
    board.fight('blue-warrior', 'yellow-troll', 0, 6, ['blue-cleric', 'blue-goblin']);
    expect(
      ['blue-warrior', 'blue-cleric', 'blue-goblin', 'yellow-troll'].filter((id) => board.isWounded(id)),
    ).toEqual(['blue-warrior']);
    expect([board.loadOf('blue-cleric'), board.loadOf('blue-goblin')]).toEqual(['blue-bow', 'yellow-bow']);
  });

  test('[BD-RANGED-13] nobody shoots in defence', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   e   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | sB  .   .   .   . |`,
      { a: 'blue warrior', e: 'yellow goblin', s: 'yellow wizard', B: 'yellow bow' },
    );
    expect(sides(board, 'blue-warrior', 'yellow-goblin')).toEqual({
      attackers: ['blue-warrior'],
      defenders: ['yellow-goblin'],
    });
    expect(strengths(board, 'blue-warrior', 'yellow-goblin')).toEqual([3, 1]);
    expect(board.why(attackOf('blue-warrior', 'yellow-goblin', ['yellow-wizard']))).toBe('CANNOT_JOIN');
  });

  test('[BD-RANGED-13] a bowman touched by an attacker defends hand to hand', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   e   .   .   . |
       +   +   +   +   +   +
       | sB  .   .   .   . |`,
      { a: 'blue warrior', e: 'yellow goblin', s: 'yellow cleric', B: 'yellow bow' },
    );
    expect(strengths(board, 'blue-warrior', 'yellow-goblin')).toEqual([3, 1 + 2]);
  });

  test('[BD-RANGED-15] close fighters keep their abilities beside a shooter', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | sB  .   e   b   . |`,
      { s: 'blue cleric', B: 'blue bow', b: 'blue backstabber', e: 'yellow mekanork' },
    );
    expect(strengths(board, 'blue-backstabber', 'yellow-mekanork')).toEqual([2, 2]);
    expect(strengths(board, 'blue-backstabber', 'yellow-mekanork', ['blue-cleric'])).toEqual([1 + 2 + 2, 2]);
  });
});

const figure = (turn: 'blue' | 'yellow') =>
  sketch(
    `+---+---+---+---+---+
     | cB  .   m   .   . |
     +-:-+   +   +   +   +
     | t   .   b   .   wC|
     +   +   +   +   +===+
     | y   .   .   .   n |`,
    {
      c: 'blue cleric',
      B: 'blue bow',
      b: 'blue backstabber',
      n: 'blue mekanork',
      m: 'yellow mekanork',
      w: 'yellow wizard',
      C: 'yellow bow',
      t: 'yellow telepath',
      y: 'yellow cleric',
    },
    { turn },
  );

describe('the example of the rulebook', () => {
  test('[BD-EX-20] the Cleric shoots the Mekanork, the Backstabber must join: 1 + 2 + 2 = 5 against 2', () => {
    const board = figure('blue');
    expect(sides(board, 'blue-cleric', 'yellow-mekanork').attackers).toEqual([
      'blue-backstabber',
      'blue-cleric',
    ]);
    expect(strengths(board, 'blue-cleric', 'yellow-mekanork')).toEqual([5, 2]);
  });

  test('[BD-EX-21] the yellow Wizard’s Bow is of no help to the Mekanork', () => {
    expect(sides(figure('blue'), 'blue-cleric', 'yellow-mekanork').defenders).toEqual(['yellow-mekanork']);
  });

  test('[BD-EX-22] through his slit the Cleric may shoot the Telepath, not the Cleric behind him', () => {
    const board = figure('blue');
    expect(targets(board, 'blue-cleric')).toEqual(['yellow-mekanork', 'yellow-telepath']);
    expect(board.why(attackOf('blue-cleric', 'yellow-cleric'))).toBe('NOT_IN_SIGHT');
  });

  test('[BD-EX-23] the Wizard shoots the Backstabber, the Mekanork joins: 1 + 2 = 3 against 2', () => {
    const board = figure('yellow');
    expect(sides(board, 'yellow-wizard', 'blue-backstabber').attackers).toEqual([
      'yellow-mekanork',
      'yellow-wizard',
    ]);
    expect(strengths(board, 'yellow-wizard', 'blue-backstabber')).toEqual([3, 2]);
  });

  test('[BD-EX-24] the blue Cleric’s Bow is of no help to the Backstabber', () => {
    expect(sides(figure('yellow'), 'yellow-wizard', 'blue-backstabber').defenders).toEqual([
      'blue-backstabber',
    ]);
  });

  test('[BD-EX-25] the Wizard cannot shoot the blue Mekanork behind the closed portcullis', () => {
    const board = figure('yellow');
    expect(targets(board, 'yellow-wizard')).toEqual(['blue-backstabber']);
    expect(board.why(attackOf('yellow-wizard', 'blue-mekanork'))).toBe('PORTCULLIS_CLOSED');
  });
});

test('[BD-RANGED-3] a shot crosses rooms that lie above each other', () => {
  const room = `| .   .   .   .   . |
    +   +   +   +   +   +
    | .   .   .   .   . |
    +   +   +   +   +   +
    | .   .   .   .   . |
    +   +   +   +   +   +
    | .   .   .   .   . |
    +   +   +   +   +   +`;
  const board = sketch(
    `+---+---+---+---+---+
     ${room}
     | aB  .   .   .   . |
     +   +---+---+---+---+
     ${room}
     | e   .   .   .   . |
     +---+---+---+---+---+`,
    { a: 'blue cleric', B: 'blue bow', e: 'yellow goblin' },
  );
  expect(targets(board, 'blue-cleric')).toEqual(['yellow-goblin']);
});
