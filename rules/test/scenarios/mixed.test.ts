import { describe, expect, test } from 'vitest';
import { rollSetup } from '../../src/editions/roll-setup.ts';
import { rulesetFor } from '../../src/new-game.ts';
import { sketch } from '../../testing/sketch.ts';
import { inOrder, startGame } from '../../testing/whole-game.ts';

const pairsOf = (options: { rooms?: readonly number[] }, seed: string): number[] => {
  const ruleset = rulesetFor({ scenario: 'mixed', ...options });
  return rollSetup(ruleset, seed)
    .rooms.map((room) => ruleset.rooms[room]?.pair ?? -1)
    .sort((a, b) => a - b);
};

describe('both boxes in one game', () => {
  test('[BD-MIX-1] four whole pairs, drawn from the eight of both boxes', () => {
    const seen = new Set<number>();
    const draws = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const pairs = pairsOf({}, `${seed}`);
      expect(pairs).toHaveLength(8);
      const different = [...new Set(pairs)];
      expect(pairs).toEqual(different.flatMap((pair) => [pair, pair]));
      expect(different).toHaveLength(4);
      for (const pair of different) seen.add(pair);
      draws.add(different.join());
    }
    expect([...seen].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 37, 38, 39, 40]);
    expect(draws.size).toBeGreaterThan(30);
  });

  test('[BD-MIX-1] or the pairs that the players name', () => {
    for (const seed of ['a', 'b', 'c'])
      expect(pairsOf({ rooms: [2, 40, 3, 37] }, seed)).toEqual([2, 2, 3, 3, 37, 37, 40, 40]);
  });

  test('[BD-MIX-6] a pair named twice is in play twice', () => {
    expect(pairsOf({ rooms: [1, 1, 2, 38] }, 'twice')).toEqual([1, 1, 1, 1, 2, 2, 38, 38]);
    const ruleset = rulesetFor({ scenario: 'mixed', rooms: [1, 1, 2, 38] });
    expect(rollSetup(ruleset, 'twice').rooms.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test('[BD-MIX-6] and a gear turns any face-up room of its number', () => {
    const board = sketch(
      `+---+---+---+---+---+---+---+---+---+---+
       | a*  .   .   .   .   .   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   .   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   .   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   .   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   .   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   .   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   .   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   .   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   .   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   .   .   .   .   . |
       +---+---+---+---+---+---+---+---+---+---+`,
      { a: 'blue cleric' },
      { rooms: ['1 cw', '1 ccw', '2 cw', '1 cw'] },
    );
    expect(inOrder(board.legal('rotate'))).toEqual(
      inOrder([
        { type: 'rotate', piece: 'blue-cleric', slot: 0, turn: 'cw' },
        { type: 'rotate', piece: 'blue-cleric', slot: 1, turn: 'ccw' },
        { type: 'rotate', piece: 'blue-cleric', slot: 3, turn: 'cw' },
      ]),
    );
    expect(board.why({ type: 'rotate', piece: 'blue-cleric', slot: 2, turn: 'cw' })).toBe('OTHER_PAIR');
    board.do({ type: 'rotate', piece: 'blue-cleric', slot: 3, turn: 'cw' });
    expect([0, 1, 2, 3].map((slot) => board.turned(slot))).toEqual([0, 0, 0, 1]);
  });

  test('[BD-MIX-5] team sizes, dots, capacities and goal as in the standard game', () => {
    const game = startGame({ scenario: 'mixed' }).finish('choose');
    const { layout } = game.position.ruleset;
    expect(layout.slots.map(({ capacity }) => capacity)).toEqual([2, 2, 3, 3, 3, 3, 2, 2]);
    for (const colour of ['blue', 'yellow'] as const)
      expect(game.dots(colour)).toEqual([2, 4, 7, 9].map((square) => game.line(colour, square)));
    game.finish('deploy');
    for (const seat of [0, 1]) expect(game.inHand(seat)).toHaveLength(4 + 6);
    game.finish('lay').givePoints(0, 5).pass();
    expect(game.outcome).toEqual({ ending: 'goal', winners: [0] });
  });

  test.each([
    [5, 4],
    [6, 5],
    [7, 6],
    [8, 7],
  ] as const)('[BD-MIX-5] the goal may be %i', (goal, tooFew) => {
    const end = (points: number): string =>
      startGame({ scenario: 'mixed', goal }).toFirstTurn().givePoints(1, points).pass().outcome.ending;
    expect([end(tooFew), end(goal)]).toEqual(['running', 'goal']);
  });

  test('[BD-MIX-4] [BD-RULING-125] where the boxes differ, Prison’s reading holds', () => {
    const { rules } = startGame({ scenario: 'mixed' }).position.ruleset;
    expect(rules).toEqual(startGame({ scenario: 'prison-5' }).position.ruleset.rules);
    expect(rules.revealFromLine).toBe('inFront');
    expect(rules.jumpLanding).toBe('anySide');
  });

  test('[BD-MIX-4] [BD-RULING-125] from the line only the room in front is revealed', () => {
    const game = startGame({ scenario: 'mixed' }).toFirstTurn();
    const colour = game.seat === 0 ? 'blue' : 'yellow';
    const [west, east] = game.seat === 0 ? [6, 7] : [0, 1];
    game.do({ type: 'playCard', card: 2 });
    const scout = game.pieces(game.seat, (where) => where === game.dots(colour)[0])[0];
    expect(game.why({ type: 'reveal', piece: scout, slot: west })).toBeNull();
    expect(game.why({ type: 'reveal', piece: scout, slot: east })).toBe('NO_ACCESS');
  });

  test('[BD-MIX-4] the Thief stays on pits, the wand burns, the potion gives four points', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | t   1o  2   .   . |
       +   +   +   +   +   +
       | zf  .   y   .   . |
       +   +   +   +   +   +
       | cp  .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +---+---+---+---+---+`,
      {
        t: 'blue thief',
        z: 'blue wizard',
        f: 'blue fireball-wand',
        y: 'yellow naga',
        c: 'blue cleric',
        p: 'yellow speed-potion',
      },
      { ap: 3 },
    );
    board.do(board.walk('blue-thief', 't1'));
    expect(board.placeOf('blue-thief')).toBe(board.at('1'));
    board.do({ type: 'fireball', piece: 'blue-wizard', target: 'yellow-naga' });
    expect([board.where('yellow-naga'), board.where('blue-fireball-wand')]).toEqual(['killed', 'removed']);
    expect(board.do({ type: 'drink', piece: 'blue-cleric' })).toContainEqual({
      type: 'potionDrunk',
      by: 'blue-cleric',
      points: 4,
    });
    expect(board.where('yellow-speed-potion')).toBe('removed');
  });
});
