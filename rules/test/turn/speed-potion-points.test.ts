import { describe, expect, test } from 'vitest';
import { ownPoints } from '../../src/model/position.ts';
import { type Board, sketch } from '../../testing/sketch.ts';
import { startGame } from '../../testing/whole-game.ts';

const cellar = (ap: number): Board =>
  sketch(
    `+   +   +   +   +   +
     | 5   .   .   .   . |
     +   +   +   +   +   +
     | wp  1   q   y   . |
     +   +   +   +   +   +
     | c   2   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   .   zf  v |
     +---+---+---+---+---+`,
    {
      w: 'blue warrior',
      p: 'blue speed-potion',
      q: 'yellow speed-potion',
      c: 'blue cleric',
      y: 'yellow colossus',
      z: 'blue wizard',
      f: 'blue fireball-wand',
      v: 'blue thief',
    },
    { ap, edition: 'base' },
  );

const own = (board: Board, id = 'blue-warrior'): number => ownPoints(board.position, board.piece(id));
const drink = (piece = 'blue-warrior') => ({ type: 'drink', piece }) as const;
const backAndForth = (board: Board) =>
  board.walk('blue-warrior', board.placeOf('blue-warrior') === board.at('w') ? 'w1' : '1w');

describe('the points of a Speed potion', () => {
  test('[BD-RULING-22] they pay only for the figure that drank, and before any other points', () => {
    const board = cellar(2);
    board.do(drink());
    expect([board.ap, own(board)]).toEqual([1, 4]);
    for (const left of [3, 2, 1, 0]) {
      board.do(backAndForth(board));
      expect([board.ap, own(board)]).toEqual([1, left]);
    }
    board.do(backAndForth(board));
    expect([board.ap, own(board)]).toEqual([0, 0]);
    expect(board.why(backAndForth(board))).toBe('NO_POINTS');
  });

  test('[BD-RULING-22] a friend cannot spend them', () => {
    const board = cellar(1);
    board.do(drink());
    expect([board.ap, own(board)]).toEqual([0, 4]);
    expect(board.why(board.walk('blue-cleric', 'c2'))).toBe('NO_POINTS');
    expect(board.legal(undefined, 'blue-cleric')).toEqual([]);
    expect(board.why(backAndForth(board))).toBeNull();
  });

  test('[BD-RULING-22] they vanish at the end of the turn', () => {
    const board = cellar(2);
    board.do(drink());
    board.do({ type: 'endTurn' });
    expect(own(board)).toBe(0);
    board.do({ type: 'playCard', card: 2 });
    board.do({ type: 'endTurn' });
    board.do({ type: 'playCard', card: 2 });
    expect([board.ap, own(board)]).toEqual([2, 0]);
  });

  test('[BD-RULING-22] they vanish when the drinker is wounded', () => {
    const board = cellar(2);
    board.do(drink());
    board.do(board.walk('blue-warrior', 'w1q'));
    expect(own(board)).toBe(3);
    board.fight('blue-warrior', 'yellow-colossus', 0, 6);
    expect(board.isWounded('blue-warrior')).toBe(true);
    expect(own(board)).toBe(0);
  });

  test('[BD-RULING-22] they vanish when the drinker leaves or is eliminated', () => {
    const board = cellar(2);
    board.do(drink());
    board.do(board.walkPlaces('blue-warrior', [board.at('w'), board.at('5'), board.line('yellow', 1)]));
    expect(board.where('blue-warrior')).toBe('left');
    expect(own(board)).toBe(0);

    const hall = sketch(
      `+   +   +   +   +   +
       | zf  .   .   .   vp|
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +---+---+---+---+---+`,
      { z: 'blue wizard', f: 'blue fireball-wand', v: 'blue thief', p: 'blue speed-potion' },
      { ap: 3, edition: 'base' },
    );
    hall.do(drink('blue-thief'));
    expect(own(hall, 'blue-thief')).toBe(4);
    hall.do({ type: 'fireball', piece: 'blue-wizard', target: 'blue-thief' });
    expect(hall.where('blue-thief')).toBe('killed');
    expect(own(hall, 'blue-thief')).toBe(0);
  });

  test('[BD-RULING-23] a 2 and a potion give one other point and four; the limit on cards takes no notice', () => {
    const game = startGame({ scenario: 'base' }).toFirstTurn();
    const colour = game.seat === 0 ? 'blue' : 'yellow';
    const figure = game.pieces(game.seat, (where) => where < 1024)[0];
    game.stand(`${colour}-speed-potion`, game.placeOf(figure));
    game.do({ type: 'playCard', card: 2 });
    game.do(drink(figure));
    expect([game.ap, own(game, figure)]).toEqual([1, 4]);
    game.do({ type: 'endTurn' });
    expect(game.legal()).toEqual([2, 3].map((card) => ({ type: 'playCard', card })));
  });

  test('[BD-RULING-24] two potions in one turn by the same figure: the first may pay for the second', () => {
    const board = cellar(1);
    board.do(drink());
    board.do(board.walk('blue-warrior', 'w1q'));
    expect([board.ap, own(board)]).toEqual([0, 3]);
    expect(board.loadOf('blue-warrior')).toBe('yellow-speed-potion');
    board.do(drink());
    expect([board.ap, own(board)]).toEqual([0, 6]);
    expect(board.where('yellow-speed-potion')).toBe('removed');
  });

  test('[BD-RULING-24] two potions in one turn by two figures: each pays, each has his own four', () => {
    const board = cellar(4);
    board.do(board.walkPlaces('blue-cleric', [board.at('c'), board.at('2'), board.at('1'), board.at('q')]));
    board.do(drink('blue-cleric'));
    board.do(drink('blue-warrior'));
    expect([board.ap, own(board), own(board, 'blue-cleric')]).toEqual([1, 4, 4]);
  });
});
