import { describe, expect, test } from 'vitest';
import type { GameOptions } from '../../src/model/options.ts';
import { KILLED, REMOVED, SAVED } from '../../src/model/fields.ts';
import { put } from '../../src/model/position.ts';
import { check } from '../../src/flow/play.ts';
import { sketch, type SketchOptions } from '../../testing/sketch.ts';
import { outcomeOf, startGame, WholeGame } from '../../testing/whole-game.ts';

/** Blue at the yellow line in the north and beside a Colossus; a wounded friend in the Cleric's arms. */
const brink = (options: SketchOptions): WholeGame =>
  new WholeGame(
    sketch(
      `+   +   +   +   +   +
       | n   w   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   ch  y   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | v   x   .   .   . |
       +   +   +   +   +   +`,
      {
        n: 'blue naga',
        w: 'blue warrior',
        c: 'blue cleric',
        h: 'blue thief wounded',
        y: 'yellow colossus',
        v: 'blue troll',
        x: 'yellow goblin wounded',
      },
      options,
    ).position,
  );

const out = (game: WholeGame, piece: string, letter: number, square: number): void => {
  game.do(game.walkPlaces(piece, [letter, game.line('yellow', square)]));
};
const nagaOut = (game: WholeGame): void => out(game, 'blue-naga', game.place(0, 0), 1);
const warriorOut = (game: WholeGame): void => out(game, 'blue-warrior', game.place(1, 0), 2);
/** Blue's own attack costs the wounded that the Cleric carries: a point for yellow in blue's turn. */
const loseWounded = (game: WholeGame): void => {
  game.fight('blue-cleric', 'yellow-colossus', 0, 0);
};

describe('the goal', () => {
  test.each(['base', 'prison-5', 'mixed'])('[BD-END-1] %s: 5 points, neither 4 nor 6', (scenario) => {
    const end = (points: number): string => {
      const game = startGame({ scenario }).toFirstTurn();
      game.givePoints(0, points).pass();
      return game.outcome.ending;
    };
    expect([end(4), end(5), end(6)]).toEqual(['running', 'goal', 'goal']);
  });

  test('[BD-END-2] whoever reaches it still finishes his turn', () => {
    const game = brink({ points: { blue: 4 } });
    nagaOut(game);
    expect(game.points('blue')).toBe(5);
    expect(game.outcome.ending).toBe('running');
    expect([game.stage, game.seats, game.ap]).toEqual(['act', [0], 4]);
    expect(game.why(game.walkPlaces('blue-warrior', [game.place(1, 0), game.place(2, 0)]))).toBeNull();
  });

  test('[BD-END-3] [BD-END-4] points of the rest of the turn count, and with it the game ends: most points win', () => {
    const game = brink({ points: { blue: 4, yellow: 3 } });
    nagaOut(game);
    warriorOut(game);
    game.do({ type: 'endTurn' });
    expect([game.points('blue'), game.points('yellow')]).toEqual([6, 3]);
    expect(game.outcome).toEqual({ ending: 'goal', winners: [0] });
    expect(game.heard(-1).slice(-2)).toEqual([
      { type: 'turnEnded', seat: 0 },
      { type: 'gameEnded', ending: 'goal', winners: [0] },
    ]);
  });

  test('[BD-END-4] after it nobody decides and nothing is accepted', () => {
    const game = brink({ points: { blue: 4 } });
    nagaOut(game);
    game.do({ type: 'endTurn' });
    expect(game.seats).toEqual([]);
    expect(game.stage).toBe('over');
    for (const seat of [0, 1]) {
      expect(game.legal(undefined, undefined, seat)).toEqual([]);
      for (const action of [
        { type: 'playCard', card: 2 },
        { type: 'endTurn' },
        { type: 'resign' },
        { type: 'offerDraw' },
      ] as const) {
        const answer = check(game.position, { seat, decision: 0, action });
        expect(answer.ok ? null : [answer.refusal.code, answer.refusal.rule]).toEqual([
          'GAME_OVER',
          'BD-END-4',
        ]);
      }
    }
  });

  test('[BD-RULING-113] [BD-END-2] reached on the other’s turn: the active player still finishes', () => {
    const game = brink({ points: { blue: 4, yellow: 4 } });
    loseWounded(game);
    expect([game.points('blue'), game.points('yellow')]).toEqual([4, 5]);
    expect([game.outcome.ending, game.seats, game.ap]).toEqual(['running', [0], 4]);
    nagaOut(game);
    warriorOut(game);
    game.do({ type: 'endTurn' });
    expect(game.outcome).toEqual({ ending: 'goal', winners: [0] });
  });

  test('[BD-RULING-113] [BD-END-4] and otherwise loses', () => {
    const game = brink({ points: { blue: 4, yellow: 4 } });
    loseWounded(game);
    game.do({ type: 'endTurn' });
    expect(game.outcome).toEqual({ ending: 'goal', winners: [1] });
  });

  test('[BD-RULING-114] [BD-RULING-115] both reach it in one turn with equal points: a draw', () => {
    const game = brink({ points: { blue: 4, yellow: 4 } });
    loseWounded(game);
    nagaOut(game);
    expect([game.points('blue'), game.points('yellow')]).toEqual([5, 5]);
    game.do({ type: 'endTurn' });
    expect(game.outcome).toEqual({ ending: 'goal', winners: [] });
  });

  test('[BD-RULING-115] both reach it in one turn: more points win', () => {
    const game = brink({ points: { blue: 3, yellow: 4 } });
    loseWounded(game);
    nagaOut(game);
    warriorOut(game);
    game.fight('blue-troll', 'yellow-goblin', 0, 0);
    game.do({ type: 'endTurn' });
    expect([game.points('blue'), game.points('yellow')]).toEqual([6, 5]);
    expect(game.outcome).toEqual({ ending: 'goal', winners: [0] });
  });

  test('[BD-END-5] [BD-DIFF-11] a goal that ends at once does not wait for the end of the turn', () => {
    const goal = { kind: 'points', points: 4, atOnce: true } as const;
    const game = brink({ goal, points: { blue: 3 } });
    nagaOut(game);
    expect(game.outcome).toEqual({ ending: 'goal', winners: [0] });
    expect(game.seats).toEqual([]);
    const waiting = brink({ goal: { ...goal, atOnce: false }, points: { blue: 3 } });
    nagaOut(waiting);
    expect(waiting.outcome.ending).toBe('running');
  });

  test('[BD-RULING-128] tokens that were never revealed count for nothing', () => {
    const game = startGame({ scenario: 'base' }).toFirstTurn();
    expect([0, 1, 2, 3, 4, 5, 6, 7].flatMap((slot) => game.tokensAt(slot))).toHaveLength(20);
    game.givePoints(1, 5).pass();
    expect([game.points('blue'), game.points('yellow')]).toEqual([0, 5]);
    expect(game.outcome).toEqual({ ending: 'goal', winners: [1] });
  });
});

describe('a player without characters', () => {
  test('[BD-RULING-116] he plays a card and passes, and the game goes on', () => {
    const game = startGame({ scenario: 'prison-5' }).toFirstTurn();
    const poor = game.seat;
    for (const id of game.team(poor, true)) put(game.position, game.piece(id), KILLED);
    expect(game.legal()).toEqual([{ type: 'playCard', card: 2 }]);
    game.do({ type: 'playCard', card: 2 });
    expect(game.legal()).toEqual([{ type: 'endTurn' }]);
    game.do({ type: 'endTurn' });
    expect([game.outcome.ending, game.seats]).toEqual(['running', [1 - poor]]);
    game.pass();
    expect(game.seats).toEqual([poor]);
  });
});

/** Nobody has chosen a Goblin or a Treasure, and nobody knows; one blue figure is left, all objects hidden or gone. */
function withoutTreasure(objects: 'hidden' | 'gone', points: number): string {
  const game = startGame({ scenario: 'mixed', teamChoice: 'fullFrontal' });
  while (game.stage === 'choose') {
    const pick = game.legal().find((action) => !('piece' in action && /goblin|treasure/.test(action.piece)));
    game.do(pick ?? { type: 'resign' });
  }
  game.toFirstTurn();
  const keep = game.team(0, true).find((id) => game.placeOf(id) >= 0);
  for (const id of [...game.team(0, true), ...game.team(1, true)])
    if (id !== keep) put(game.position, game.piece(id), KILLED);
  if (objects === 'gone')
    for (const id of [...game.team(0, false), ...game.team(1, false)])
      put(game.position, game.piece(id), REMOVED);
  return game.givePoints(0, points).pass().outcome.ending;
}

describe('a game that nobody can win any more', () => {
  interface Remains {
    readonly blue: readonly string[];
    readonly yellow: readonly string[];
    readonly points: readonly [number, number];
  }

  /** A game in which only these pieces are left, all others gone. */
  function remains(options: GameOptions, left: Remains): WholeGame {
    const game = startGame(options).toFirstTurn();
    (['blue', 'yellow'] as const).forEach((colour, seat) => {
      for (const id of game.pieces(seat)) {
        const character = game.position.ruleset.pieces.isCharacter[game.piece(id)] === 1;
        if (!left[colour].includes(id.slice(colour.length + 1)))
          put(game.position, game.piece(id), character ? KILLED : REMOVED);
      }
      game.givePoints(seat, left.points[seat]);
    });
    return game;
  }
  const base = { scenario: 'base' } as const;
  const outcome = (left: Remains) => remains(base, left).pass().outcome;

  test('[BD-RULING-117] points so far, own characters and enemies alive do not reach the goal: most points win', () => {
    // 2 + 1 + 1 < 5 for blue, 1 + 1 + 1 < 5 for yellow.
    expect(outcome({ blue: ['cleric'], yellow: ['cleric'], points: [2, 1] })).toEqual({
      ending: 'dead',
      winners: [0],
    });
    expect(outcome({ blue: ['cleric'], yellow: ['cleric'], points: [1, 2] })).toEqual({
      ending: 'dead',
      winners: [1],
    });
  });

  test('[BD-RULING-117] [BD-RULING-114] equal points: a draw', () => {
    expect(outcome({ blue: ['cleric'], yellow: ['cleric'], points: [2, 2] })).toEqual({
      ending: 'dead',
      winners: [],
    });
    expect(outcome({ blue: [], yellow: [], points: [0, 0] })).toEqual({ ending: 'dead', winners: [] });
  });

  test.each([
    ['one point more', { blue: ['cleric'], yellow: ['cleric'], points: [3, 1] }],
    ['one character more', { blue: ['cleric', 'troll'], yellow: ['cleric'], points: [2, 1] }],
    ['one enemy more', { blue: ['cleric'], yellow: ['cleric', 'troll'], points: [2, 1] }],
    ['a Goblin, worth two', { blue: ['goblin'], yellow: ['cleric'], points: [2, 1] }],
    ['a Treasure', { blue: ['cleric', 'treasure'], yellow: ['cleric'], points: [2, 1] }],
    ['the other’s Treasure', { blue: ['cleric'], yellow: ['cleric', 'treasure'], points: [2, 1] }],
  ] satisfies [string, Remains][])('[BD-RULING-117] it goes on with %s', (_why, left) => {
    expect(outcome(left)).toEqual({ ending: 'running', winners: [] });
  });

  test.each([
    [
      'the enemy’s Goblin, eliminated, is worth one',
      { blue: ['cleric'], yellow: ['goblin'], points: [2, 0] },
    ],
    [
      'other objects are worth nothing',
      { blue: ['cleric', 'sword', 'rope'], yellow: ['cleric'], points: [2, 1] },
    ],
  ] satisfies [string, Remains][])('[BD-RULING-117] but %s', (_why, left) => {
    expect(outcome(left)).toEqual({ ending: 'dead', winners: [0] });
  });

  test.each([
    ['his enemies', { blue: [], yellow: ['cleric', 'troll'], points: [3, 0] }],
    ['Treasures', { blue: ['treasure'], yellow: ['cleric', 'treasure'], points: [3, 0] }],
  ] satisfies [string, Remains][])(
    '[BD-RULING-117] without a character alive a player adds nothing: not %s',
    (_what, left) => {
      expect(outcome(left)).toEqual({ ending: 'dead', winners: [0] });
      // With one of his own he could still make it.
      expect(outcome({ ...left, blue: [...left.blue, 'thief'] }).ending).toBe('running');
    },
  );

  test('[BD-RULING-117] nor does he where enemies are counted that were eliminated', () => {
    const left = { yellow: ['naga', 'banshee'], points: [0, 0] } as const;
    const over = remains({ scenario: 'prison-3' }, { ...left, blue: [] });
    expect(over.pass().outcome).toEqual({ ending: 'dead', winners: [] });
    const goesOn = remains({ scenario: 'prison-3' }, { ...left, blue: ['naga'] });
    expect(goesOn.pass().outcome.ending).toBe('running');
  });

  test('[BD-RULING-117] a wounded that was saved cannot score any more', () => {
    const game = remains(base, { blue: ['cleric', 'troll'], yellow: ['cleric'], points: [2, 1] });
    put(game.position, game.piece('blue-troll'), SAVED);
    expect(game.pass().outcome.ending).toBe('dead');
  });

  test('[BD-RULING-117] it ends with the turn, not before', () => {
    const game = remains(base, { blue: ['cleric'], yellow: ['cleric'], points: [2, 1] });
    game.do({ type: 'playCard', card: 2 });
    expect(game.outcome.ending).toBe('running');
    game.do({ type: 'endTurn' });
    expect(outcomeOf(game.position).ending).toBe('dead');
  });

  describe('where nobody knows which characters a player has left out', () => {
    const handicap = { colour: 'blue', stronger: 'veryExperienced', weaker: 'experienced' } as const;

    /** Blue has left his Goblin and his Troll out; one of his characters is still hidden, or on the board. */
    function secret(where: 'hidden' | 'shown', points: readonly [number, number]): WholeGame {
      const game = startGame({ scenario: 'base', handicap });
      game.do({ type: 'dismiss', piece: 'blue-goblin' });
      game.do({ type: 'dismiss', piece: 'blue-troll' });
      game.toFirstTurn();
      const keep = where === 'hidden' ? 'blue-wizard' : 'blue-cleric';
      expect(game.where('blue-wizard')).toMatch(/^at room/);
      expect(game.placeOf('blue-cleric')).toBe(game.dots('blue')[0]);
      for (const id of [...game.team(0, true), ...game.team(1, true)])
        if (id !== keep) put(game.position, game.piece(id), KILLED);
      for (const id of ['blue-treasure', 'yellow-treasure']) put(game.position, game.piece(id), REMOVED);
      return game.givePoints(0, points[0]).givePoints(1, points[1]);
    }

    test('[BD-RULING-136] a hidden token that might be the Goblin counts as one', () => {
      expect(secret('hidden', [3, 0]).pass().outcome.ending).toBe('running');
      expect(secret('hidden', [2, 0]).pass().outcome.ending).toBe('dead');
    });

    test('[BD-RULING-136] when no token is hidden any more, everybody knows that it is none', () => {
      expect(secret('shown', [3, 0]).pass().outcome.ending).toBe('dead');
      expect(secret('shown', [4, 0]).pass().outcome.ending).toBe('running');
    });

    test('[BD-RULING-136] a hidden token that might be a Treasure counts as one', () => {
      // His own way out, and a Treasure that each of the two might have laid.
      expect([withoutTreasure('hidden', 1), withoutTreasure('hidden', 2)]).toEqual(['dead', 'running']);
      expect([withoutTreasure('gone', 3), withoutTreasure('gone', 4)]).toEqual(['dead', 'running']);
    });

    test('[BD-RULING-136] with open teams a Goblin that nobody took counts for nothing', () => {
      const game = startGame({ scenario: 'mixed', teamChoice: 'mutual' });
      while (game.stage === 'choose') {
        const pick = game
          .legal()
          .find((action) => !('piece' in action && /goblin|treasure/.test(action.piece)));
        game.do(pick ?? { type: 'resign' });
      }
      game.toFirstTurn();
      const hidden = game.tokensAt(0).concat(game.tokensAt(2), game.tokensAt(3), game.tokensAt(4));
      const blue = hidden.find((id) => game.team(0, true).includes(id)) as string;
      for (const id of [...game.team(0, true), ...game.team(1, true)])
        if (id !== blue) put(game.position, game.piece(id), KILLED);
      game.givePoints(0, 3);
      expect(game.pass().outcome).toEqual({ ending: 'dead', winners: [0] });
    });
  });
});
