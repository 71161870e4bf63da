/** Group combat: who is drawn in, what the sides are worth, who is wounded. */
import { describe, expect, test } from 'vitest';
import { type Board, sketch, type SketchOptions } from '../../testing/sketch.ts';
import { attackOf, BLUE, handOf, sides, strengths, targets, YELLOW } from '../../testing/fighting.ts';

const woundedOf = (board: Board, ...ids: string[]): string[] => ids.filter((id) => board.isWounded(id));

/** A chain of five in a row; h and g stand beside a friend only, i beside nobody. */
const chain = () =>
  sketch(
    `+---+---+---+---+---+
     | a   d   b   e   c |
     +   +   +   +   +   +
     | h   .   .   g   . |
     +   +   +   +   +   +
     | .   .   i   .   . |`,
    {
      a: 'blue warrior',
      b: 'blue cleric',
      c: 'blue naga',
      d: 'yellow troll',
      e: 'yellow goblin',
      h: 'blue wizard',
      g: 'yellow thief',
      i: 'blue goblin',
    },
  );

/** The target between two blue figures; a third yellow one touches only the second of them. */
const helpers = (walls: { friend: boolean; enemy: boolean }) =>
  sketch(
    `+---+---+---+---+---+
     | a   d ${walls.friend ? '|' : ' '} b ${walls.enemy ? '|' : ' '} e   . |
     +   +   +   +   +   +
     | c   .   .   .   . |`,
    { a: 'blue warrior', b: 'blue cleric', c: 'yellow wizard', d: 'yellow troll', e: 'yellow goblin' },
  );

const backstabberAndTelepath = (friend: string) =>
  sketch(
    `+---+---+---+---+---+
     | b   t   f   .   . |`,
    { b: 'blue backstabber', t: 'yellow telepath', f: friend },
  );

const besideHealed = (healed: string) =>
  sketch(
    `+---+---+---+---+---+
     | a   d   s   e   . |`,
    { a: 'blue warrior', d: 'yellow troll', s: `blue cleric ${healed}`, e: 'yellow goblin' },
  );

describe('who takes part', () => {
  const everybody = {
    attackers: ['blue-cleric', 'blue-naga', 'blue-warrior'],
    defenders: ['yellow-goblin', 'yellow-troll'],
  };

  test('[BD-GROUP-4] [BD-RULING-58] newcomers draw further ones in until nobody is added, from either end', () => {
    expect(sides(chain(), 'blue-warrior', 'yellow-troll')).toEqual(everybody);
    expect(sides(chain(), 'blue-naga', 'yellow-goblin')).toEqual(everybody);
    expect(sides(chain(), 'blue-cleric', 'yellow-troll')).toEqual(everybody);
  });

  test('[BD-GROUP-15] whoever touches no participating enemy stays out, even beside his friends', () => {
    const board = chain();
    const { attackers, defenders } = sides(board, 'blue-warrior', 'yellow-troll');
    const both = [...attackers, ...defenders];
    expect(both).not.toContain('blue-wizard');
    expect(both).not.toContain('yellow-thief');
    expect(both).not.toContain('blue-goblin');
    board.fight('blue-warrior', 'yellow-troll', 6, 0);
    expect(woundedOf(board, 'yellow-troll', 'yellow-goblin', 'yellow-thief')).toEqual([
      'yellow-troll',
      'yellow-goblin',
    ]);
  });

  test('[BD-GROUP-2] [BD-GROUP-13] a friend beside the target must join the attack; behind a wall he does not', () => {
    expect(sides(helpers({ friend: false, enemy: true }), 'blue-warrior', 'yellow-troll').attackers).toEqual([
      'blue-cleric',
      'blue-warrior',
    ]);
    const apart = helpers({ friend: true, enemy: false });
    expect(sides(apart, 'blue-warrior', 'yellow-troll').attackers).toEqual(['blue-warrior']);
    // There is nothing to choose: one attack on the Troll is listed, and nobody may be named for it.
    const board = helpers({ friend: false, enemy: true });
    expect(board.legal('attack', 'blue-warrior')).toEqual([
      attackOf('blue-warrior', 'yellow-troll'),
      attackOf('blue-warrior', 'yellow-wizard'),
    ]);
    expect(board.refusal(attackOf('blue-warrior', 'yellow-troll', ['blue-cleric']))).toMatchObject({
      code: 'CANNOT_JOIN',
      piece: 'blue-cleric',
    });
    expect(board.why(attackOf('blue-warrior', 'yellow-troll', ['blue-nobody']))).toBe('UNKNOWN_PIECE');
  });

  test('[BD-GROUP-3] an enemy beside an attacker must join the defence; behind a wall he does not', () => {
    expect(sides(helpers({ friend: false, enemy: false }), 'blue-warrior', 'yellow-troll').defenders).toEqual(
      ['yellow-goblin', 'yellow-troll', 'yellow-wizard'],
    );
    expect(sides(helpers({ friend: false, enemy: true }), 'blue-warrior', 'yellow-troll').defenders).toEqual([
      'yellow-troll',
      'yellow-wizard',
    ]);
  });

  test('[BD-RULING-57] over the borders of rooms, on gears and on lines alike', () => {
    const board = sketch(
      `+---+---+---+---+   +---+---+---+---+---+
       | .   .   .   .   a   *d  b   .   .   . |
       +   +   +   +   +---+   +   +   +   +   +
       | .   .   .   .   .   .   e   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   .   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   .   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   .   .   .   .   . |
       +---+---+---+---+---+---+---+---+---+---+`,
      {
        a: 'blue warrior',
        b: 'blue cleric',
        d: 'yellow troll',
        e: 'yellow thief',
        f: 'yellow goblin on yellow line 5',
        g: 'yellow naga on yellow line 6',
      },
    );
    expect(sides(board, 'blue-warrior', 'yellow-troll')).toEqual({
      attackers: ['blue-cleric', 'blue-warrior'],
      defenders: ['yellow-goblin', 'yellow-thief', 'yellow-troll'],
    });
    // And from a line into the room, where somebody may fight on it.
    const onLine = sketch(
      `+---+---+---+---+   +
       | .   .   .   .   a |`,
      {
        a: 'blue warrior',
        c: 'blue cleric on yellow line 4',
        f: 'yellow goblin on yellow line 5',
      },
      { walksOnLines: [BLUE] },
    );
    expect(sides(onLine, 'blue-cleric', 'yellow-goblin').attackers).toEqual(['blue-cleric', 'blue-warrior']);
  });

  test('[BD-GROUP-1] three characters make a group combat: the Backstabber stabs and the Telepath is silent', () => {
    const two = backstabberAndTelepath('blue goblin at room 0');
    expect(strengths(two, 'blue-backstabber', 'yellow-telepath')).toEqual([2, 0]);
    two.do(attackOf('blue-backstabber', 'yellow-telepath'));
    expect(two.stage).toBe('name');
    const three = backstabberAndTelepath('blue goblin');
    expect(strengths(three, 'blue-backstabber', 'yellow-telepath')).toEqual([2 + 2 + 1, 0]);
    three.do(attackOf('blue-backstabber', 'yellow-telepath'));
    expect(three.stage).toBe('layCard');
  });

  test('[BD-RULING-60] a friend healed this turn neither joins the attack nor passes it on', () => {
    expect(sides(besideHealed(''), 'blue-warrior', 'yellow-troll')).toEqual({
      attackers: ['blue-cleric', 'blue-warrior'],
      defenders: ['yellow-goblin', 'yellow-troll'],
    });
    expect(sides(besideHealed('spent'), 'blue-warrior', 'yellow-troll')).toEqual({
      attackers: ['blue-warrior'],
      defenders: ['yellow-troll'],
    });
    expect(besideHealed('spent').why(attackOf('blue-cleric', 'yellow-goblin'))).toBe('SPENT');
  });

  test('[BD-RULING-60] an enemy healed this turn defends himself with his value, and a friend beside the attacker', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   d   c   .   . |`,
      { a: 'blue warrior', d: 'yellow troll wounded', c: 'blue cleric' },
    );
    board.do({ type: 'heal', piece: 'blue-cleric', target: 'yellow-troll' });
    expect(strengths(board, 'blue-warrior', 'yellow-troll')).toEqual([5, 4]);
    // Nor does defending a friend ask for an action.
    const friend = sketch(
      `+---+---+---+---+---+
       | d   a   e   .   . |`,
      { a: 'blue warrior', d: 'yellow troll spent', e: 'yellow goblin' },
    );
    expect(strengths(friend, 'blue-warrior', 'yellow-goblin')).toEqual([3, 1 + 4]);
  });
});

/** Blue Warrior 3 and Cleric 2 against yellow Troll 4, whom the Goblin 1 helps: 5 against 5. */
const even = (options: SketchOptions = {}) =>
  sketch(
    `+---+---+---+---+---+
     | a   d   b   e   . |`,
    { a: 'blue warrior', b: 'blue cleric', d: 'yellow troll', e: 'yellow goblin' },
    options,
  );

describe('the fight', () => {
  const all = ['blue-warrior', 'blue-cleric', 'yellow-troll', 'yellow-goblin'];

  test('[BD-GROUP-5] each side adds the values of all who take part', () => {
    expect(strengths(even(), 'blue-warrior', 'yellow-troll')).toEqual([3 + 2, 4 + 1]);
    expect(strengths(even(), 'blue-cleric', 'yellow-goblin')).toEqual([3 + 2, 4 + 1]);
  });

  test('[BD-GROUP-6] [BD-GROUP-7] one card from each player, 1 AP for all of it', () => {
    const board = even({ ap: 3 });
    expect(board.fight('blue-warrior', 'yellow-troll', 3, 1)).toEqual({
      attack: 8,
      defence: 6,
      winner: BLUE,
    });
    expect(board.ap).toBe(2);
    expect(handOf(board, BLUE)).toEqual([0, 1, 2, 2, 3, 4, 5, 6]);
    expect(handOf(board, YELLOW)).toEqual([0, 2, 2, 3, 3, 4, 5, 6]);
    expect(board.events.filter(({ type }) => type === 'cardLaid')).toHaveLength(2);
  });

  test('[BD-GROUP-8] all figures of the losing side are wounded', () => {
    const won = even();
    won.fight('blue-warrior', 'yellow-troll', 1, 0);
    expect(woundedOf(won, ...all)).toEqual(['yellow-troll', 'yellow-goblin']);
    const lost = even();
    lost.fight('blue-warrior', 'yellow-troll', 0, 1);
    expect(woundedOf(lost, ...all)).toEqual(['blue-warrior', 'blue-cleric']);
    expect([lost.points('blue'), lost.points('yellow')]).toEqual([0, 0]);
  });

  test('[BD-GROUP-14] a tie leaves everybody unharmed', () => {
    const board = even();
    expect(board.fight('blue-warrior', 'yellow-troll', 2, 2)).toEqual({
      attack: 7,
      defence: 7,
      winner: null,
    });
    expect(woundedOf(board, ...all)).toEqual([]);
  });
});

/** w is wounded and yellow; e touches the attacker a, f touches only w; b touches w. */
const around = () =>
  sketch(
    `+---+---+---+---+---+
     | e   a   w   b   . |
     +---+---+   +   +   +
     | .   .   f   .   . |`,
    {
      a: 'blue warrior',
      b: 'blue cleric',
      w: 'yellow troll wounded',
      e: 'yellow goblin',
      f: 'yellow thief',
    },
  );

describe('wounded in group combats', () => {
  test('[BD-GROUP-9] [BD-RULING-59] a wounded takes part as the target, not otherwise', () => {
    const board = around();
    expect(sides(board, 'blue-warrior', 'yellow-troll').defenders).toContain('yellow-troll');
    // Against the Goblin the Troll is not drawn in, and so draws in nobody either: the Cleric stays out.
    expect(sides(board, 'blue-warrior', 'yellow-goblin')).toEqual({
      attackers: ['blue-warrior'],
      defenders: ['yellow-goblin'],
    });
  });

  test('[BD-RULING-59] the wounded target itself draws in the attackers beside it', () => {
    expect(sides(around(), 'blue-warrior', 'yellow-troll').attackers).toEqual([
      'blue-cleric',
      'blue-warrior',
    ]);
  });

  test('[BD-GROUP-9] nor does a wounded of the attacking side take part', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   d   w   e   . |`,
      { a: 'blue warrior', d: 'yellow troll', w: 'blue cleric wounded', e: 'yellow goblin' },
    );
    expect(sides(board, 'blue-warrior', 'yellow-troll')).toEqual({
      attackers: ['blue-warrior'],
      defenders: ['yellow-troll'],
    });
  });

  test('[BD-GROUP-10] figures beside the attackers help the wounded; one beside the wounded alone does not', () => {
    const board = around();
    expect(sides(board, 'blue-warrior', 'yellow-troll').defenders).toEqual(['yellow-goblin', 'yellow-troll']);
    expect(strengths(board, 'blue-warrior', 'yellow-troll')).toEqual([3 + 2, 0 + 1]);
  });

  test('[BD-GROUP-11] its side loses: it is eliminated, the helpers are wounded', () => {
    const board = around();
    board.fight('blue-warrior', 'yellow-troll', 0, 3);
    expect(board.where('yellow-troll')).toBe('killed');
    expect(woundedOf(board, 'blue-warrior', 'blue-cleric', 'yellow-goblin', 'yellow-thief')).toEqual([
      'yellow-goblin',
    ]);
    expect([board.points('blue'), board.points('yellow')]).toEqual([1, 0]);
  });

  test('[BD-GROUP-12] its side wins: all attackers are wounded', () => {
    const board = around();
    board.fight('blue-warrior', 'yellow-troll', 0, 5);
    expect(woundedOf(board, 'blue-warrior', 'blue-cleric', 'yellow-goblin', 'yellow-thief')).toEqual([
      'blue-warrior',
      'blue-cleric',
    ]);
    expect(board.where('yellow-troll')).toBe(board.at('w'));
  });
});

const figure = (options: SketchOptions = {}) =>
  sketch(
    `+---+---+---+---+---+
     | m   n   .   .   . |
     +   +   +   +   +   +
     | .   x   b   c   . |`,
    {
      m: 'yellow mekanork wounded',
      n: 'blue naga',
      x: 'yellow colossus',
      b: 'blue backstabber',
      c: 'blue cleric',
    },
    options,
  );

describe('the example of the rulebook', () => {
  test('[BD-EX-8] Naga 2 and Backstabber 2 + 2 attack the Colossus 5: with +3 and +5 they lose 9 to 10', () => {
    const board = figure();
    expect(strengths(board, 'blue-naga', 'yellow-colossus')).toEqual([6, 5]);
    expect(board.fight('blue-naga', 'yellow-colossus', 3, 5)).toEqual({
      attack: 9,
      defence: 10,
      winner: YELLOW,
    });
    expect(woundedOf(board, 'blue-naga', 'blue-backstabber', 'blue-cleric', 'yellow-colossus')).toEqual([
      'blue-naga',
      'blue-backstabber',
    ]);
  });

  test('[BD-EX-9] the Cleric, who touches no yellow character, stays out; the wounded Mekanork does not help', () => {
    expect(sides(figure(), 'blue-naga', 'yellow-colossus')).toEqual({
      attackers: ['blue-backstabber', 'blue-naga'],
      defenders: ['yellow-colossus'],
    });
  });

  test('[BD-EX-10] the Naga attacks the Mekanork instead: the Colossus helps, 5 + 0; a blue win wounds and eliminates', () => {
    const board = figure();
    expect(targets(board, 'blue-naga')).toEqual(['yellow-colossus', 'yellow-mekanork']);
    expect(sides(board, 'blue-naga', 'yellow-mekanork').defenders).toEqual([
      'yellow-colossus',
      'yellow-mekanork',
    ]);
    const { attack, defence } = board.fight('blue-naga', 'yellow-mekanork', 0, 0);
    expect([attack, defence]).toEqual([6, 5 + 0]);
    expect(board.isWounded('yellow-colossus')).toBe(true);
    expect(board.where('yellow-mekanork')).toBe('killed');
    expect(board.points('blue')).toBe(1);
  });
});
