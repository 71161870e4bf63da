import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/model/action.ts';
import { rollSetup } from '../../src/editions/roll-setup.ts';
import { setUp, rulesetFor } from '../../src/new-game.ts';
import { HURT, IDLE_TURNS, WOUNDED } from '../../src/model/fields.ts';
import { unmark } from '../../src/model/position.ts';
import {
  actionCardsOf,
  combatCardsOf,
  jumpCardsOf,
  startGame,
  type WholeGame,
} from '../../testing/whole-game.ts';

const options = { scenario: 'prison-2' } as const;
const BLUE = 0;
const YELLOW = 1;

const SEEDS = Array.from({ length: 40 }, (_, i) => `hunt ${i}`);

/** All rooms face up; blue to act, or yellow after blue has passed. */
function hunt(turn: 'blue' | 'yellow'): WholeGame {
  const game = startGame(options).toFirstTurn().turnUpRooms();
  if (turn === 'yellow') game.pass();
  game.do({ type: 'playCard', card: 2 });
  return game;
}

/** A step from a room onto a line. */
function gap(game: WholeGame, colour: 'blue' | 'yellow', index = 0): { inside: number; outside: number } {
  return game.gaps(colour).at(index) as { inside: number; outside: number };
}

const step = (game: WholeGame, piece: string, ...path: number[]): void => {
  game.do({ type: 'move', piece, path });
};

describe('Prison scenario 2: set-up', () => {
  test('[BD-SCN2-1] pairs 37 and 38, two by two', () => {
    const { ruleset } = startGame(options).position;
    expect(ruleset.rooms.map((room) => room.id).sort()).toEqual(['37ccw', '37cw', '38ccw', '38cw']);
    expect(ruleset.layout.slots.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [5, 0],
      [0, 5],
      [5, 5],
    ]);
    expect(ruleset.layout.plan.lines.map(({ y, owner }) => [y, owner])).toEqual([
      [10, 'blue'],
      [-1, 'yellow'],
    ]);
  });

  test('[BD-SCN2-2] [BD-SCN2-3] the yellow Colossus and Mekanork against the blue Cleric, Naga and Backstabber; each a spear and a Rope', () => {
    const game = startGame(options);
    expect(game.team(YELLOW, true)).toEqual(['yellow-colossus', 'yellow-mekanork']);
    expect(game.team(BLUE, true)).toEqual(['blue-cleric', 'blue-naga', 'blue-backstabber']);
    expect(game.team(YELLOW, false)).toEqual(['yellow-telescoping-spear', 'yellow-rope']);
    expect(game.team(BLUE, false)).toEqual(['blue-telescoping-spear', 'blue-rope']);
  });

  test('[BD-SCN2-2] lots decide which player has which side', () => {
    const sides = SEEDS.map((seed) => rollSetup(rulesetFor(options), seed).players.join(' '));
    expect(new Set(sides)).toEqual(new Set(['0 1', '1 0']));
  });

  test('[BD-SCN2-4] [BD-SCN2-12] full decks, three Jump cards among them', () => {
    const { position } = startGame(options);
    for (const seat of [0, 1]) {
      expect(actionCardsOf(position, seat)).toEqual([2, 3, 4, 5]);
      expect(combatCardsOf(position, seat)).toEqual([0, 1, 2, 2, 3, 3, 4, 5, 6]);
      expect(jumpCardsOf(position, seat)).toBe(3);
    }
  });

  test('[BD-SCN2-5] first the three blue characters face down on their dots, then the two yellow ones', () => {
    const game = startGame(options);
    const order: number[] = [];
    while (game.stage === 'deploy') {
      expect(game.seats).toHaveLength(1);
      order.push(game.seat);
      game.do(game.legal('deploy').at(-1) as Action);
    }
    expect(order).toEqual([BLUE, BLUE, BLUE, YELLOW, YELLOW]);
    const heard = (by: number, from: number): string[] =>
      game
        .heard(by)
        .flatMap((event) => (event.type === 'pieceDeployed' && event.seat === from ? [event.piece] : []));
    expect(heard(YELLOW, BLUE)).toEqual(['hidden', 'hidden', 'hidden']);
    expect(heard(BLUE, YELLOW)).toEqual(['hidden', 'hidden']);
  });

  test.each([BLUE, YELLOW])(
    '[BD-SCN2-6] one object per room, by turns, seat %i first when the lot says so',
    (firstPlacer) => {
      const ruleset = rulesetFor(options);
      const game = startGame(options);
      game.position.copyFrom(setUp(ruleset, { ...rollSetup(ruleset, 'objects'), firstPlacer }));
      game.finish('deploy');
      const order: number[] = [];
      for (const slot of [0, 1, 2, 3]) {
        order.push(game.seat);
        const piece = game.inHand(game.seat)[0];
        const full = [0, 1, 2, 3].filter(
          (one) => game.why({ type: 'lay', piece, slot: one }) === 'ROOM_FULL',
        );
        expect(full).toEqual([0, 1, 2, 3].filter((one) => one < slot));
        game.do({ type: 'lay', piece, slot });
      }
      expect(order).toEqual([firstPlacer, 1 - firstPlacer, firstPlacer, 1 - firstPlacer]);
      expect(game.stage).toBe('card');
    },
  );

  test('[BD-SCN2-7] the Cleric’s side always begins', () => {
    for (const seed of SEEDS.slice(0, 12)) expect(startGame(options, seed).toFirstTurn().seat).toBe(BLUE);
  });
});

describe('Prison scenario 2: lines', () => {
  test('[BD-SCN2-8] [BD-DIFF-12] blue walks and stays on the yellow line, is not taken off, and fights there', () => {
    const game = hunt('blue');
    const { inside, outside } = gap(game, 'yellow', -1);
    const beside = outside - 1;
    game.setAside(...game.team(YELLOW, true));
    game.stand('blue-naga', inside).stand('yellow-mekanork', outside - 2);
    step(game, 'blue-naga', inside, outside, beside);
    expect(game.placeOf('blue-naga')).toBe(beside);
    expect(game.points('blue')).toBe(0);
    expect(game.why({ type: 'attack', piece: 'blue-naga', target: 'yellow-mekanork' })).toBeNull();
  });

  test('[BD-RULING-120] [BD-SCN2-8] yellow leaves over the blue line as usual; the Mekanork’s way out decides nothing', () => {
    const game = hunt('yellow');
    const { inside, outside } = gap(game, 'blue', 2);
    game.setAside(...game.team(BLUE, true));
    game.stand('yellow-mekanork', inside);
    step(game, 'yellow-mekanork', inside, outside);
    expect(game.where('yellow-mekanork')).toBe('left');
    expect(game.outcome.ending).toBe('running');
    game.do({ type: 'endTurn' });
    expect(game.outcome.ending).toBe('running');
    expect(game.seats).toEqual([BLUE]);
  });
});

describe('Prison scenario 2: the end', () => {
  test('[BD-SCN2-9] [BD-END-5] the Colossus leaves as a figure: his side wins at once', () => {
    const game = hunt('yellow');
    const { inside, outside } = gap(game, 'blue', 2);
    game.setAside(...game.team(BLUE, true));
    game.stand('yellow-colossus', inside);
    step(game, 'yellow-colossus', inside, outside);
    expect(game.outcome).toEqual({ ending: 'goal', winners: [YELLOW] });
  });

  test('[BD-SCN2-10] [BD-SCN2-12] [BD-END-5] the Colossus is wounded, then eliminated: the hunters win at once', () => {
    const game = hunt('blue');
    const { inside, outside } = gap(game, 'yellow', 1);
    game.stand('blue-naga', inside).stand('yellow-colossus', outside);
    game.setAside('yellow-mekanork');
    game.fight('blue-naga', 'yellow-colossus', 4, 0);
    expect(game.isWounded('yellow-colossus')).toBe(true);
    expect(game.outcome.ending).toBe('running');
    unmark(game.position, game.piece('yellow-colossus'), HURT);
    game.fight('blue-naga', 'yellow-colossus', 1, 0);
    expect(game.outcome).toEqual({ ending: 'goal', winners: [BLUE] });
  });

  test('[BD-SCN2-11] [BD-RULING-119] carried out wounded he is saved: nobody can win, a draw with the end of the turn', () => {
    const game = hunt('yellow');
    const { inside, outside } = gap(game, 'blue', 2);
    game.setAside(...game.team(BLUE, true));
    game.stand('yellow-mekanork', inside).stand('yellow-colossus', inside, WOUNDED);
    expect(game.loadOf('yellow-mekanork')).toBe('yellow-colossus');
    step(game, 'yellow-mekanork', inside, outside);
    expect(game.where('yellow-colossus')).toBe('saved');
    expect(game.outcome.ending).toBe('running');
    game.do({ type: 'endTurn' });
    expect(game.outcome).toEqual({ ending: 'dead', winners: [] });
  });

  test('[BD-SCN2-11] [BD-RULING-119] claimed or agreed, it is a draw whatever else has happened', () => {
    const claimed = hunt('blue').givePoints(BLUE, 2);
    claimed.position.data[IDLE_TURNS] = 16;
    claimed.do({ type: 'claimEnd' }, YELLOW);
    expect(claimed.outcome).toEqual({ ending: 'claimed', winners: [] });
    const agreed = hunt('blue').givePoints(BLUE, 2);
    agreed.do({ type: 'offerDraw' }, BLUE);
    agreed.do({ type: 'offerDraw' }, YELLOW);
    expect(agreed.outcome).toEqual({ ending: 'agreed', winners: [] });
  });

  test('[BD-SCN2-11] a Colossus on the board, wounded or not, keeps the game going', () => {
    for (const marks of [0, WOUNDED]) {
      const game = hunt('blue').stand('yellow-colossus', 12, marks);
      game.do({ type: 'endTurn' });
      expect(game.outcome.ending).toBe('running');
    }
  });
});
