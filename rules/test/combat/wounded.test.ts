/** What becomes of the losers: wounded, helpless, eliminated, and the wounded whom they carry. */
import { describe, expect, test } from 'vitest';
import { sketch, type SketchOptions } from '../../testing/sketch.ts';
import { attackOf, BLUE, nextTurn, sides, strengths, targets, YELLOW } from '../../testing/fighting.ts';

const UP_TO_TWO = { kind: 'points', points: 2, atOnce: false } as const;

/** A blue Warrior (3) beside a yellow Thief who carries a Treasure. */
const duel = (thief = '', options: SketchOptions = {}) =>
  sketch(
    `+---+---+---+---+---+
     | a   eT  1   .   . |`,
    { a: 'blue warrior', e: `yellow thief ${thief}`, T: 'yellow treasure' },
    { goal: UP_TO_TWO, ...options },
  );

const lockAndTroll = (state: string) =>
  sketch(
    `+---+---+---+---+---+
     | b H .   t   .   . |
     +   +   +   +   +   +
     | a   .   .   .   . |`,
    { a: 'blue warrior', b: `yellow backstabber ${state}`, t: `yellow troll ${state}` },
    { turn: 'yellow' },
  );

const helpedBackstabber = (state: string) => {
  const board = sketch(
    `+---+---+---+---+---+
     | b   a   f   .   . |`,
    { a: 'blue troll', b: `yellow backstabber ${state}`, f: 'yellow goblin' },
  );
  return strengths(board, 'blue-troll', 'yellow-backstabber');
};

describe('a wounded', () => {
  test('[BD-WOUND-1] [BD-WOUND-8] lies where the figure stood, with the object it carried', () => {
    const board = duel();
    board.fight('blue-warrior', 'yellow-thief', 0, 0);
    expect(board.isWounded('yellow-thief')).toBe(true);
    expect(board.where('yellow-thief')).toBe(board.at('e'));
    expect(board.where('yellow-treasure')).toBe('held by yellow-thief');
    expect(board.placeOf('yellow-treasure')).toBe(board.at('e'));
  });

  test('[BD-WOUND-2] [BD-WOUND-11] does nothing: it neither walks nor attacks', () => {
    const wounded = duel('wounded', { turn: 'yellow' });
    expect(wounded.legal()).toEqual([{ type: 'endTurn' }]);
    expect(wounded.refusal(wounded.walk('yellow-thief', 'e1'))).toMatchObject({
      code: 'WOUNDED_CANNOT_ACT',
      rule: 'BD-WOUND-2',
    });
    expect(wounded.refusal(attackOf('yellow-thief', 'blue-warrior'))).toMatchObject({
      code: 'WOUNDED_CANNOT_ACT',
    });
    const whole = duel('', { turn: 'yellow' });
    expect(whole.why(whole.walk('yellow-thief', 'e1'))).toBeNull();
    expect(targets(whole, 'yellow-thief')).toEqual(['blue-warrior']);
  });

  test('[BD-WOUND-3] counts 0 where its figure would count its value', () => {
    expect(strengths(duel(), 'blue-warrior', 'yellow-thief')).toEqual([3, 2]);
    expect(strengths(duel('wounded'), 'blue-warrior', 'yellow-thief')).toEqual([3, 0]);
  });

  test('[BD-WOUND-4] [BD-WOUND-5] defends with a card; losing, it is eliminated and leaves its object behind', () => {
    const board = duel('wounded');
    expect(board.fight('blue-warrior', 'yellow-thief', 0, 2)).toEqual({
      attack: 3,
      defence: 2,
      winner: BLUE,
    });
    expect(board.where('yellow-thief')).toBe('killed');
    expect(board.where('yellow-treasure')).toBe(board.at('e'));
    expect([board.points('blue'), board.points('yellow')]).toEqual([1, 0]);
    expect(board.why(attackOf('blue-warrior', 'yellow-thief'))).toBe('NOT_IN_PLAY');
  });

  test('[BD-WOUND-5] at a tie it stays', () => {
    const board = duel('wounded');
    expect(board.fight('blue-warrior', 'yellow-thief', 0, 3)).toEqual({
      attack: 3,
      defence: 3,
      winner: null,
    });
    expect(board.where('yellow-thief')).toBe(board.at('e'));
    expect(board.isWounded('blue-warrior')).toBe(false);
  });

  test('[BD-WOUND-4] [BD-WOUND-6] winning with its card, it wounds the attacker and stays wounded', () => {
    const board = duel('wounded');
    expect(board.fight('blue-warrior', 'yellow-thief', 0, 4)).toEqual({
      attack: 3,
      defence: 4,
      winner: YELLOW,
    });
    expect(board.isWounded('blue-warrior')).toBe(true);
    expect(board.isWounded('yellow-thief')).toBe(true);
    expect(board.where('yellow-thief')).toBe(board.at('e'));
    expect([board.points('blue'), board.points('yellow')]).toEqual([0, 0]);
  });

  test('[BD-WOUND-7] loses its abilities, all but the Troll’s', () => {
    expect(lockAndTroll('wounded').legal()).toEqual([
      { type: 'regenerate', piece: 'yellow-troll' },
      { type: 'endTurn' },
    ]);
    const gate = { type: 'openGate', piece: 'yellow-backstabber', at: { slot: 0, gate: 0 } } as const;
    expect(lockAndTroll('').why(gate)).toBeNull();
    expect(lockAndTroll('wounded').why(gate)).toBe('WOUNDED_CANNOT_ACT');
  });

  test('[BD-WOUND-7] a wounded Backstabber has no stab bonus, though friends help her', () => {
    expect(helpedBackstabber('')).toEqual([4, 2 + 2 + 1]);
    expect(helpedBackstabber('wounded')).toEqual([4, 0 + 1]);
  });

  test('[BD-WOUND-9] a figure that crosses it may take or swap its object, whatever its colour', () => {
    for (const colour of ['blue', 'yellow']) {
      const board = (load: string) =>
        sketch(
          `+---+---+---+---+---+
           | ak  wT  1   .   . |`,
          {
            a: 'blue warrior',
            w: `${colour} thief wounded`,
            T: 'yellow treasure',
            ...(load === '' ? { k: 'blue rope at room 0' } : { k: load }),
          },
        );
      const take = board('');
      take.do(take.walk('blue-warrior', 'aw1', [{ step: 1, take: 'yellow-treasure' }]));
      expect(take.loadOf('blue-warrior')).toBe('yellow-treasure');
      expect(take.loadOf(`${colour}-thief`)).toBeNull();
      const swap = board('blue key');
      swap.do(swap.walk('blue-warrior', 'aw1', [{ step: 1, leave: 'blue-key', take: 'yellow-treasure' }]));
      expect(swap.loadOf('blue-warrior')).toBe('yellow-treasure');
      expect(swap.loadOf(`${colour}-thief`)).toBe('blue-key');
    }
    const guarded = sketch(
      `+---+---+---+---+---+
       | a   wT  1   .   . |`,
      { a: 'blue wizard', w: 'yellow thief', T: 'yellow treasure' },
    );
    const steal = guarded.walk('blue-wizard', 'aw1', [{ step: 1, take: 'yellow-treasure' }]);
    expect(guarded.why(steal)).toBe('HELD_BY_ENEMY');
  });

  test('[BD-WOUND-10] in the next turn it may be attacked', () => {
    const board = duel();
    board.fight('blue-warrior', 'yellow-thief', 0, 0);
    expect(board.why(attackOf('blue-warrior', 'yellow-thief'))).toBe('WOUNDED_THIS_TURN');
    nextTurn(board);
    nextTurn(board);
    expect(board.why(attackOf('blue-warrior', 'yellow-thief'))).toBeNull();
  });
});

const carriers = (rules: SketchOptions['rules'] = {}) =>
  sketch(
    `+---+---+---+---+---+
     | av  ew  .   .   . |`,
    {
      a: 'blue warrior',
      v: 'blue naga wounded',
      e: 'yellow goblin',
      w: 'yellow cleric wounded',
    },
    { rules },
  );

describe('carriers of a wounded who lose', () => {
  test('[BD-CARRY-4] the carried wounded is eliminated, the carrier wounded', () => {
    const board = carriers();
    board.fight('blue-warrior', 'yellow-goblin', 0, 0);
    expect(board.where('yellow-cleric')).toBe('killed');
    expect(board.isWounded('yellow-goblin')).toBe(true);
    expect(board.where('yellow-goblin')).toBe(board.at('e'));
    expect(board.where('blue-naga')).toBe('held by blue-warrior');
    expect([board.points('blue'), board.points('yellow')]).toEqual([1, 0]);
  });

  test('[BD-CARRY-4] a tie harms neither', () => {
    const board = carriers();
    board.fight('blue-warrior', 'yellow-goblin', 0, 2);
    expect(board.where('yellow-cleric')).toBe('held by yellow-goblin');
    expect([board.points('blue'), board.points('yellow')]).toEqual([0, 0]);
  });

  test('[BD-RULING-62] a defender scores in the attacker’s turn: the beaten attacker carried a wounded', () => {
    const board = carriers();
    board.fight('blue-warrior', 'yellow-goblin', 0, 3);
    expect(board.where('blue-naga')).toBe('killed');
    expect(board.isWounded('blue-warrior')).toBe(true);
    expect([board.points('blue'), board.points('yellow')]).toEqual([0, 1]);
  });

  test('[BD-RULING-62] a defender scores in the attacker’s turn: the beaten attacker is a Thief on a pit', () => {
    const thief = sketch(
      `+---+---+---+---+---+
       | ot  e   .   .   . |`,
      { t: 'blue thief', e: 'yellow goblin' },
    );
    thief.fight('blue-thief', 'yellow-goblin', 0, 4);
    expect(thief.where('blue-thief')).toBe('killed');
    expect([thief.points('blue'), thief.points('yellow')]).toEqual([0, 1]);
  });

  test('[BD-RULING-61] every wounded that the losing side carries dies, 1 VP each', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | ew  a   fv  .   . |
       +   +   +   +   +   +
       | .   g   .   .   . |`,
      {
        a: 'blue colossus',
        e: 'yellow goblin',
        w: 'yellow cleric wounded',
        f: 'yellow wizard',
        v: 'yellow thief wounded',
        g: 'yellow wall-walker',
      },
    );
    expect(sides(board, 'blue-colossus', 'yellow-goblin')).toEqual({
      attackers: ['blue-colossus'],
      defenders: ['yellow-goblin', 'yellow-wall-walker', 'yellow-wizard'],
    });
    board.fight('blue-colossus', 'yellow-goblin', 0, 0);
    expect(['yellow-cleric', 'yellow-thief'].map((id) => board.where(id))).toEqual(['killed', 'killed']);
    expect(['yellow-goblin', 'yellow-wizard', 'yellow-wall-walker'].map((id) => board.isWounded(id))).toEqual(
      [true, true, true],
    );
    expect([board.points('blue'), board.points('yellow')]).toEqual([2, 0]);
  });

  test('[BD-WOUND-5] [BD-CARRY-4] [BD-RULING-62] the winner has eliminated it and scores, whatever the option selfKill says', () => {
    const rules = { selfKill: 'none' } as const;
    const target = duel('wounded', { rules });
    target.fight('blue-warrior', 'yellow-thief', 0, 0);
    expect([target.points('blue'), target.points('yellow')]).toEqual([1, 0]);
    const defenderLoses = carriers(rules);
    defenderLoses.fight('blue-warrior', 'yellow-goblin', 0, 0);
    expect([defenderLoses.points('blue'), defenderLoses.points('yellow')]).toEqual([1, 0]);
    const attackerLoses = carriers(rules);
    attackerLoses.fight('blue-warrior', 'yellow-goblin', 0, 6);
    expect([attackerLoses.points('blue'), attackerLoses.points('yellow')]).toEqual([0, 1]);
  });
});
