import { describe, expect, test } from 'vitest';
import { rollSetup } from '../../src/editions/roll-setup.ts';
import { setUp, rulesetFor } from '../../src/new-game.ts';
import { KILLS, WOUNDED } from '../../src/model/fields.ts';
import { type Board, sketch } from '../../testing/sketch.ts';
import {
  actionCardsOf,
  combatCardsOf,
  jumpCardsOf,
  startGame,
  type WholeGame,
} from '../../testing/whole-game.ts';

const options = { scenario: 'prison-3' } as const;

const begun = (turnsBefore = 0): WholeGame => {
  const game = startGame(options).toFirstTurn().turnUpRooms();
  if (turnsBefore > 0) game.pass(turnsBefore);
  game.do({ type: 'playCard', card: 2 });
  return game;
};
const colours = (game: WholeGame) =>
  game.seat === 0 ? (['blue', 'yellow'] as const) : (['yellow', 'blue'] as const);

describe('Prison scenario 3: set-up', () => {
  test('[BD-SCN3-2] pairs 38 and 40, two by two', () => {
    const { ruleset } = startGame(options).position;
    expect(ruleset.rooms.map((room) => room.id).sort()).toEqual(['38ccw', '38cw', '40ccw', '40cw']);
    expect(ruleset.layout.slots.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [5, 0],
      [0, 5],
      [5, 5],
    ]);
  });

  test('[BD-SCN3-3] each player: Wizard, Mekanork, Naga, Banshee, Key, spear; sixteen cards', () => {
    const game = startGame(options);
    for (const [seat, colour] of ['blue', 'yellow'].entries()) {
      expect(game.inHand(seat)).toEqual(
        ['wizard', 'mekanork', 'naga', 'banshee', 'key', 'telescoping-spear'].map(
          (kind) => `${colour}-${kind}`,
        ),
      );
      expect(actionCardsOf(game.position, seat)).toHaveLength(4);
      expect(combatCardsOf(game.position, seat)).toEqual([0, 1, 2, 2, 3, 3, 4, 5, 6]);
      expect(jumpCardsOf(game.position, seat)).toBe(3);
    }
  });

  test('[BD-SCN3-4] all four characters on the four dots, both players at once, face down', () => {
    const game = startGame(options);
    expect(game.seats).toEqual([0, 1]);
    expect(game.legal('deploy', undefined, 1)).toHaveLength(4 * 4);
    game.finish('deploy');
    for (const [seat, colour] of (['blue', 'yellow'] as const).entries())
      expect(
        game
          .team(seat, true)
          .map((id) => game.placeOf(id))
          .sort((a, b) => a - b),
      ).toEqual(game.dots(colour));
    const secrets = game.heard(-1).filter((event) => event.type === 'pieceDeployed');
    expect(secrets).toHaveLength(8);
    for (const event of secrets) expect(event.piece).toBe('hidden');
  });

  test.each([0, 1])(
    '[BD-SCN3-5] one object per room, by turns, seat %i first when the lot says so',
    (firstPlacer) => {
      const ruleset = rulesetFor(options);
      const game = startGame(options);
      game.position.copyFrom(setUp(ruleset, { ...rollSetup(ruleset, 'objects'), firstPlacer }));
      game.finish('deploy');
      expect(game.seat).toBe(firstPlacer);
      game.do({ type: 'lay', piece: game.inHand(game.seat)[0], slot: 1 });
      expect(game.seat).toBe(1 - firstPlacer);
      expect(game.why({ type: 'lay', piece: game.inHand(game.seat)[0], slot: 1 })).toBe('ROOM_FULL');
      game.finish('lay');
      for (const slot of [0, 1, 2, 3]) expect(game.tokensAt(slot)).toHaveLength(1);
    },
  );

  test('[BD-SCN3-6] a lot says who begins', () => {
    const lots = Array.from({ length: 30 }, (_, i) => rollSetup(rulesetFor(options), `${i}`).firstPlayer);
    expect(new Set(lots)).toEqual(new Set([0, 1]));
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];
    for (const seed of seeds)
      expect(startGame(options, seed).toFirstTurn().seat).toBe(
        rollSetup(rulesetFor(options), seed).firstPlayer,
      );
  });
});

describe('Prison scenario 3: play', () => {
  test('[BD-SCN3-1] [BD-END-5] the first to eliminate two enemies wins, at once', () => {
    const game = begun();
    const { seat } = game;
    const [own, enemy] = colours(game);
    const { inside, outside } = game.gaps(enemy)[1] as { inside: number; outside: number };
    game.setAside(...game.team(seat, true), ...game.team(1 - seat, true));
    const fell = (kind: string, card: number): void => {
      game.stand(`${own}-naga`, inside).stand(`${enemy}-${kind}`, outside, WOUNDED);
      game.fight(`${own}-naga`, `${enemy}-${kind}`, card, 0);
    };
    fell('wizard', 1);
    expect(game.position.data[KILLS + seat]).toBe(1);
    expect(game.outcome.ending).toBe('running');
    fell('banshee', 0);
    expect(game.outcome).toEqual({ ending: 'goal', winners: [seat] });
  });

  test('[BD-SCN3-1] one elimination each decides nothing', () => {
    const game = begun();
    game.position.data[KILLS] = 1;
    game.position.data[KILLS + 1] = 1;
    game.do({ type: 'endTurn' });
    expect(game.outcome.ending).toBe('running');
  });

  test.each([0, 1])(
    '[BD-SCN3-7] [BD-SCN3-8] [BD-DIFF-12] figures of the player of turn %i + 1 walk on both lines, stay, fight there, and are not taken off',
    (turnsBefore) => {
      const game = begun(turnsBefore);
      const [own, enemy] = colours(game);
      const { inside, outside } = game.gaps(enemy).at(-1) as { inside: number; outside: number };
      game.setAside(...game.team(1 - game.seat, true));
      game.stand(`${own}-naga`, inside).stand(`${enemy}-mekanork`, outside - 2);
      game.do({ type: 'move', piece: `${own}-naga`, path: [inside, outside, outside - 1] });
      expect(game.placeOf(`${own}-naga`)).toBe(outside - 1);
      expect(game.why({ type: 'attack', piece: `${own}-naga`, target: `${enemy}-mekanork` })).toBeNull();
      expect([game.points('blue'), game.points('yellow')]).toEqual([0, 0]);
      game.do({ type: 'move', piece: `${own}-naga`, path: [outside - 1, outside, inside] });
      expect(game.placeOf(`${own}-naga`)).toBe(inside);
    },
  );

  test('[BD-SCN3-9] the scream works on whoever is in sight', () => {
    const game = begun();
    const [own, enemy] = colours(game);
    const { terrain } = game.position.ruleset;
    // Three floor squares in a row with nothing between.
    const row = Array.from({ length: 100 }, (_, place) => place)
      .flatMap((place) => [0, 1, 2, 3].map((way) => ({ place, way })))
      .map(({ place, way }) => {
        const squares = [place];
        while (squares.length < 3) {
          const from = squares.at(-1) as number;
          const next = terrain.neighbour[from * 4 + way];
          if (next < 0 || next >= 100 || terrain.blocks[from * 4 + way] !== 0 || terrain.kind[next] !== 0)
            break;
          squares.push(next);
        }
        return squares;
      })
      .find((squares) => squares.length === 3) as [number, number, number];
    game.stand(`${own}-banshee`, row[0]).stand(`${enemy}-naga`, row[1]);
    game.do({ type: 'scream', piece: `${own}-banshee`, target: `${enemy}-naga` });
    expect(game.placeOf(`${enemy}-naga`)).toBe(row[2]);
  });
});

const hall = (): Board =>
  sketch(
    `+   +   +   +   +   +
     | s   .   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   b |
     +   +   +   +   +   +`,
    {
      s: 'yellow banshee',
      b: 'blue banshee',
      w: 'blue cleric on yellow line 1',
      g: 'blue bow on yellow line 1',
      n: 'yellow naga on yellow line 4',
      t: 'blue troll on yellow line 3',
      x: 'yellow troll on blue line 5',
      d: 'yellow goblin on blue line 2',
    },
    { walksOnLines: [0, 1] },
  );

describe('lines as rooms', () => {
  test('[BD-RULING-121] combat and sight hold on the same line', () => {
    const board = hall();
    expect(board.why({ type: 'attack', piece: 'blue-troll', target: 'yellow-naga' })).toBeNull();
    // The Troll stands between: the Naga is not seen; without him it would be.
    expect(board.why({ type: 'attack', piece: 'blue-cleric', target: 'yellow-naga' })).toBe('NOT_IN_SIGHT');
    board.do(board.walkPlaces('blue-troll', [board.line('yellow', 3), 2]));
    board.do(board.walkPlaces('blue-troll', [2, 7]));
    expect(board.why({ type: 'attack', piece: 'blue-cleric', target: 'yellow-naga' })).toBe('ENEMY_AT_HAND');
    board.do(board.walkPlaces('blue-cleric', [board.line('yellow', 1), board.line('yellow', 2)]));
    expect(board.why({ type: 'attack', piece: 'blue-cleric', target: 'yellow-naga' })).toBeNull();
  });

  test('[BD-SCN3-8] [BD-MOVE-7] enemies stand in each other’s way there as anywhere', () => {
    const board = hall();
    const past = [3, 4, 5].map((square) => board.line('yellow', square));
    expect(board.why(board.walkPlaces('blue-troll', past))).toBe('ENEMY_IN_THE_WAY');
  });

  test('[BD-RULING-121] the scream spares everybody on a line', () => {
    const board = hall();
    const scream = (target: string) => board.why({ type: 'scream', piece: 'blue-banshee', target });
    expect(scream('yellow-troll')).toBe('SAFE_ON_LINE');
    expect(scream('yellow-goblin')).toBe('NOT_IN_SIGHT');
    expect(board.legal('scream', 'blue-banshee')).toEqual([]);
  });
});
