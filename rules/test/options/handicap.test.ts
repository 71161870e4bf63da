import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/model/action.ts';
import { handicapFor } from '../../src/turn/handicap.ts';
import { type HandicapOptions, type Level, LEVELS } from '../../src/model/options.ts';
import { viewOf } from '../../src/view/view.ts';
import { combatCardsOf, startGame, type WholeGame } from '../../testing/whole-game.ts';

const ALL_CARDS = [0, 1, 2, 2, 3, 3, 4, 5, 6];
const without = (...cards: number[]): number[] => ALL_CARDS.filter((card) => !cards.includes(card));

const withHandicap = (handicap: HandicapOptions, scenario = 'prison-5'): WholeGame =>
  startGame({ scenario, handicap });

/** Leaves the last characters out until the team has its size. */
function settled(game: WholeGame): WholeGame {
  while (game.stage === 'dismiss') game.do(game.legal('dismiss').at(-1) as Action);
  return game;
}

/** Proves a row: what the stronger player keeps, and that the weaker one loses nothing. */
function gives(stronger: Level, weaker: Level, characters: number, removed: number[]): void {
  expect(handicapFor({ stronger, weaker })).toEqual({ characters, cardsRemoved: removed });
  const game = settled(withHandicap({ colour: 'yellow', stronger, weaker }));
  expect(game.team(1, true)).toHaveLength(characters);
  expect(combatCardsOf(game.position, 1)).toEqual(without(...removed));
  expect(game.team(0, true)).toHaveLength(8);
  expect(combatCardsOf(game.position, 0)).toEqual(ALL_CARDS);
}

describe('the handicap table', () => {
  test('[BD-HANDICAP-6] very experienced against experienced: 6 characters', () =>
    gives('veryExperienced', 'experienced', 6, []));
  test('[BD-HANDICAP-7] very experienced against good: 5 characters', () =>
    gives('veryExperienced', 'good', 5, []));
  test('[BD-HANDICAP-8] [BD-HANDICAP-4] very experienced against beginner: 6 characters, no +5 and +6', () =>
    gives('veryExperienced', 'beginner', 6, [5, 6]));
  test('[BD-HANDICAP-9] [BD-HANDICAP-4] [BD-EX-26] [BD-RULING-124] very experienced against newbie: 5 characters, no +5 and +6', () =>
    gives('veryExperienced', 'newbie', 5, [5, 6]));
  test('[BD-HANDICAP-10] experienced against good: 6 characters', () => gives('experienced', 'good', 6, []));
  test('[BD-HANDICAP-11] [BD-HANDICAP-4] experienced against beginner: 5 characters, no +6', () =>
    gives('experienced', 'beginner', 5, [6]));
  test('[BD-HANDICAP-12] [BD-HANDICAP-4] experienced against newbie: 4 characters, no +6', () =>
    gives('experienced', 'newbie', 4, [6]));
  test('[BD-HANDICAP-13] good against beginner: 6 characters', () => gives('good', 'beginner', 6, []));
  test('[BD-HANDICAP-14] [BD-HANDICAP-4] good against newbie: 6 characters, no +6', () =>
    gives('good', 'newbie', 6, [6]));

  test('nine rows and no more', () => {
    const rows = LEVELS.flatMap((stronger) => LEVELS.map((weaker) => handicapFor({ stronger, weaker })));
    expect(rows.filter((row) => row !== undefined)).toHaveLength(9);
  });
});

describe('playing with a handicap', () => {
  const handicap = { colour: 'blue', stronger: 'veryExperienced', weaker: 'newbie' } as const;

  test('[BD-HANDICAP-1] the stronger player leaves out the characters he likes, in secret', () => {
    const game = withHandicap(handicap);
    expect([game.stage, game.seats]).toEqual(['dismiss', [0]]);
    expect(game.legal()).toEqual(game.team(0, true).map((piece) => ({ type: 'dismiss', piece })));
    expect(game.legal()).toHaveLength(8);
    expect(game.why({ type: 'dismiss', piece: 'yellow-naga' })).toBe('NOT_YOUR_PIECE');
    expect(game.why({ type: 'dismiss', piece: 'blue-key' })).toBe('NOT_A_CHARACTER');
    expect(game.why({ type: 'dismiss', piece: 'blue-goblin' })).toBe('UNKNOWN_PIECE');
    game.do({ type: 'dismiss', piece: 'blue-banshee' });
    expect(game.heard(0).at(-1)).toEqual({ type: 'pieceDismissed', seat: 0, piece: 'blue-banshee' });
    for (const outsider of [1, -1])
      expect(game.heard(outsider).at(-1)).toEqual({ type: 'pieceDismissed', seat: 0, piece: 'hidden' });
    expect(game.why({ type: 'dismiss', piece: 'blue-banshee' })).toBe('NOT_IN_HAND');
    game.do({ type: 'dismiss', piece: 'blue-naga' });
    game.do({ type: 'dismiss', piece: 'blue-wizard' });
    expect(game.stage).toBe('deploy');
    expect(game.team(0, true)).toEqual([
      'blue-cleric',
      'blue-mekanork',
      'blue-backstabber',
      'blue-colossus',
      'blue-telepath',
    ]);
    expect(game.legal('deploy', 'blue-naga', 0)).toEqual([]);
    expect(game.why({ type: 'deploy', piece: 'blue-naga', place: game.dots('blue')[0] }, 0)).toBe(
      'NOT_IN_HAND',
    );
  });

  test.each([
    ['prison-5', undefined],
    ['base', undefined],
    ['mixed', 'mutual'],
    ['mixed', 'fullFrontal'],
    ['mixed', 'draft'],
    ['mixed', 'random'],
  ] as const)(
    '[BD-HANDICAP-1] %s, %s: in the middle of it nobody else sees whom he has left out so far',
    (scenario, teamChoice) => {
      const options = { scenario, handicap, ...(teamChoice ? { teamChoice } : {}) };
      const views = [0, 1].map((which) => {
        const game = startGame(options).finish('choose');
        game.do(game.legal('dismiss')[which]);
        expect(game.stage).toBe('dismiss');
        return ([1, 'spectator'] as const).map((viewer) => viewOf(game.position, viewer));
      });
      expect(views[0]).toEqual(views[1]);
    },
  );

  test('[BD-HANDICAP-2] he still puts four on his line', () => {
    const game = settled(withHandicap(handicap)).finish('deploy');
    expect(game.pieces(0, (where) => game.dots('blue').includes(where))).toHaveLength(4);
    expect(game.inHand(0)).toHaveLength(1 + 6);
    expect(game.inHand(1)).toHaveLength(4 + 6);
  });

  test('[BD-HANDICAP-3] [BD-RULING-123] rooms may stay below capacity; whoever has no token left is skipped', () => {
    const game = settled(withHandicap(handicap)).finish('deploy');
    const order: number[] = [];
    while (game.stage === 'lay') {
      order.push(game.seat);
      game.do(game.legal('lay')[0]);
    }
    expect(order).toHaveLength(7 + 10);
    expect(order.filter((seat) => seat === 0)).toHaveLength(7);
    const shared = order.slice(0, 14);
    expect(shared).toEqual(shared.map((_seat, i) => (i % 2 === 0 ? shared[0] : 1 - shared[0])));
    expect(order.slice(14)).toEqual([1, 1, 1]);
    expect(game.stage).toBe('card');
    const laid = [0, 1, 2, 3, 4, 5, 6, 7].map((slot) => game.tokensAt(slot).length);
    expect(laid.reduce((sum, count) => sum + count, 0)).toBe(17);
  });

  test('[BD-HANDICAP-5] the goal stays 5 for both', () => {
    for (const seat of [0, 1]) {
      const end = (points: number): string =>
        settled(withHandicap(handicap)).toFirstTurn().givePoints(seat, points).pass().outcome.ending;
      expect([end(4), end(5)]).toEqual(['running', 'goal']);
    }
  });

  test('[BD-HANDICAP-1] in the mixed game he leaves some of the chosen ones out', () => {
    const game = withHandicap(handicap, 'mixed').finish('choose');
    expect([game.stage, game.seats]).toEqual(['dismiss', [0]]);
    const chosen = game.team(0, true);
    expect(game.legal()).toEqual(chosen.map((piece) => ({ type: 'dismiss', piece })));
    settled(game);
    expect(game.team(0, true)).toEqual(chosen.slice(0, 5));
  });
});
