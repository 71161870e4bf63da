import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/model/action.ts';
import { HIGHEST } from '../../src/model/fields.ts';
import { ownPoints } from '../../src/model/position.ts';
import { verdict } from '../../testing/in-words.ts';
import { type Board, sketch } from '../../testing/sketch.ts';

const drink = (piece = 'blue-warrior'): Action => ({ type: 'drink', piece });
const own = (board: Board, id: string): number => ownPoints(board.position, board.piece(id));

/** A corridor with the blue Warrior, who carries a potion, and a friend. */
const corridor = (legend: Readonly<Record<string, string>> = {}, ap = 5): Board =>
  sketch(
    `+---+---+---+---+---+---+---+---+---+---+
     |wp   1   2   3   .   .   .   .   .   g |
     +---+---+---+---+---+---+---+---+---+---+`,
    { w: 'blue warrior', p: 'yellow speed-potion', g: 'blue goblin', ...legend },
    { ap },
  );

describe('Speed potion', () => {
  test('[BD-OBJ-SpeedPotion-1, BD-OBJ-SpeedPotion-3] 1 AP to drink, giving 4; then it is out of the game', () => {
    const board = corridor();
    expect(board.legal('drink')).toEqual([drink()]);
    expect(verdict(board, drink('blue-goblin'))).toBe('NO_SUCH_ABILITY BD-TURN-15');
    expect(board.do(drink())).toEqual([
      { type: 'pieceRemoved', piece: 'yellow-speed-potion' },
      { type: 'potionDrunk', by: 'blue-warrior', points: 4 },
    ]);
    expect([board.ap, own(board, 'blue-warrior')]).toEqual([4, 4]);
    expect(board.where('yellow-speed-potion')).toBe('removed');
    expect(board.loadOf('blue-warrior')).toBe(null);
    expect(board.legal('drink')).toEqual([]);
    expect(board.why(drink())).toBe('NO_SUCH_ABILITY');
  });

  test('[BD-OBJ-SpeedPotion-1] not without a point, nor by a wounded', () => {
    const poor = corridor({}, 0);
    expect(poor.why(drink())).toBe('NO_POINTS');
    expect(poor.legal('drink')).toEqual([]);
    const hurt = corridor({ w: 'blue warrior wounded' });
    expect(hurt.why(drink())).toBe('WOUNDED_CANNOT_ACT');
    expect(hurt.legal('drink')).toEqual([]);
  });

  test('[BD-OBJ-SpeedPotion-2, BD-RULING-22] the 4 AP pay only for the drinker, at any time in this turn', () => {
    const board = corridor({}, 2);
    board.do(drink());
    // Others in between spend the common point, never his.
    board.do(board.walkPlaces('blue-goblin', [board.at('g'), board.at('g') - 1]));
    expect([board.ap, own(board, 'blue-warrior')]).toEqual([0, 4]);
    expect(board.why(board.walkPlaces('blue-goblin', [board.at('g') - 1, board.at('g')]))).toBe('NO_POINTS');
    expect(board.legal(undefined, 'blue-goblin')).toEqual([]);
    for (const [path, left] of [
      ['w1', 3],
      ['12', 2],
      ['23', 1],
      ['32', 0],
    ] as const) {
      board.do(board.walk('blue-warrior', path));
      expect([board.ap, own(board, 'blue-warrior')]).toEqual([0, left]);
    }
    expect(board.why(board.walk('blue-warrior', '21'))).toBe('NO_POINTS');
    expect(board.legal()).toEqual([{ type: 'endTurn' }]);
  });

  test('[BD-RULING-22] his own points pay before the common ones', () => {
    const board = corridor();
    board.do(drink());
    board.do(board.walk('blue-warrior', 'w1'));
    expect([board.ap, own(board, 'blue-warrior')]).toEqual([4, 3]);
  });

  test('[BD-RULING-22] an action of 2 AP may be paid from both', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |bp   1   y   .   . |`,
      { b: 'blue banshee', p: 'blue speed-potion', y: 'yellow cleric' },
      { ap: 2 },
    );
    board.do(drink('blue-banshee'));
    for (const path of ['b1', '1b', 'b1']) board.do(board.walk('blue-banshee', path));
    expect([board.ap, own(board, 'blue-banshee')]).toEqual([1, 1]);
    board.do({ type: 'scream', piece: 'blue-banshee', target: 'yellow-cleric' });
    expect([board.ap, own(board, 'blue-banshee')]).toEqual([0, 0]);
  });

  test('[BD-OBJ-SpeedPotion-2, BD-RULING-22] what is left vanishes at the end of the turn', () => {
    const board = corridor();
    board.do(drink());
    board.do({ type: 'endTurn' });
    expect(own(board, 'blue-warrior')).toBe(0);
    board.do({ type: 'playCard', card: 2 });
    board.do({ type: 'endTurn' });
    board.do({ type: 'playCard', card: 2 });
    expect([board.ap, own(board, 'blue-warrior')]).toEqual([2, 0]);
  });

  test('[BD-RULING-22] or when the drinker is wounded, eliminated or leaves', () => {
    const wounded = sketch(
      `+---+---+---+---+---+
       |wp   y   .   .   . |`,
      { w: 'blue warrior', p: 'blue speed-potion', y: 'yellow colossus' },
    );
    wounded.do(drink());
    expect(wounded.fight('blue-warrior', 'yellow-colossus', 0, 0).winner).toBe(1);
    expect(wounded.isWounded('blue-warrior')).toBe(true);
    expect([wounded.ap, own(wounded, 'blue-warrior')]).toEqual([4, 0]);

    const killed = sketch(
      `+---+---+---+---+---+
       |wp   .  zf   .   . |`,
      { w: 'blue warrior', p: 'blue speed-potion', z: 'blue wizard', f: 'blue fireball-wand' },
    );
    killed.do(drink());
    killed.do({ type: 'fireball', piece: 'blue-wizard', target: 'blue-warrior' });
    expect(killed.where('blue-warrior')).toBe('killed');
    expect([killed.ap, own(killed, 'blue-warrior')]).toEqual([3, 0]);

    const left = sketch(
      `+   +---+---+---+---+
       |wp   .   .   .   . |`,
      { w: 'blue warrior', p: 'blue speed-potion' },
    );
    left.do(drink());
    left.do(left.walkPlaces('blue-warrior', [left.at('w'), left.line('yellow', 1)]));
    expect(left.where('blue-warrior')).toBe('left');
    expect([left.ap, own(left, 'blue-warrior')]).toEqual([4, 0]);
  });

  test('[BD-RULING-23] it is no Action card: a 2 with a potion gives 1 other AP and 4, and lifts no limit', () => {
    const board = corridor({ y: 'yellow cleric on yellow line 1' }, 2);
    // The very first turn: blue has played his 2.
    board.position.data[HIGHEST] = 2;
    board.do(drink());
    expect([board.ap, own(board, 'blue-warrior')]).toEqual([1, 4]);
    board.do({ type: 'endTurn' });
    expect(board.legal('playCard')).toEqual([2, 3].map((card) => ({ type: 'playCard', card })));
    expect(board.why({ type: 'playCard', card: 4 })).toBe('CARD_TOO_HIGH');
  });

  test('[BD-RULING-24] two potions in one turn, by two drinkers or by one, who may pay with his bonus', () => {
    const two = corridor(
      { g: 'blue goblin', q: 'blue speed-potion on blue line 1', h: 'blue cleric on blue line 1' },
      2,
    );
    two.do(drink('blue-warrior'));
    two.do(drink('blue-cleric'));
    expect([two.ap, own(two, 'blue-warrior'), own(two, 'blue-cleric')]).toEqual([0, 4, 4]);

    const one = sketch(
      `+---+---+---+---+---+
       |wp   q   .   .   . |`,
      { w: 'blue warrior', p: 'blue speed-potion', q: 'yellow speed-potion' },
      { ap: 1 },
    );
    one.do(drink());
    one.do(one.walk('blue-warrior', 'wq'));
    one.do(drink());
    expect([one.ap, own(one, 'blue-warrior')]).toEqual([0, 6]);
  });
});
