import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/model/action.ts';
import { Chance } from '../../../src/chance.ts';
import { BOOK_TIMER } from '../../../src/flow/clock.ts';
import { createGame, type Game } from '../../../src/game.ts';
import { ACTIVE, AP, SAVINGS, TURN } from '../../../src/model/fields.ts';
import type { AddressedEvent } from '../../../src/model/events.ts';
import { stageOf } from '../../../src/turn/turn-and-game-end.ts';
import { BLOCK_PIT } from '../../../src/vocabulary.ts';
import { decisions } from '../../../src/flow/play.ts';
import { zones } from '../../../testing/zone-board.ts';
import { act, chooserOf, legal, playTo, stepAtRandom } from '../../game/players.ts';

const begun = (seed = 'turns', listener?: (addressed: AddressedEvent) => void): Game => {
  const game = createGame({ scenario: 'card-1' }, seed, listener ? { onEvent: listener } : undefined);
  playTo(game, new Chance(seed), 'act');
  return game;
};
const points = (game: Game): number => game.position.data[AP];
const end = (game: Game): void => act(game, { type: 'endTurn' });
/** Spends points on moves that stay where they are. */
const spend = (game: Game, count: number): void => {
  for (let n = 0; n < count; n++) {
    const stay = legal(game, 'move').find((action) => action.type === 'move' && action.path.length === 1);
    if (!stay) throw new Error('nobody can move');
    act(game, stay);
  }
};

const BOARD = {
  rooms: ['blue-cw', 'blue-ccw', 'green-cw', 'green-ccw'],
  pieces: `
       +   +---+---+   +---+
    10 |bNa  T : C   C   C |
       +   +   +   +   +   +
     9 | T   T | C   C   C |
       +   +   +   +===+---+
     8   T   T   o   G   G
       +---+---+   +   +   +
     7 :bWr  S   S   G   G |
       +   +   +   +   +   +
     5                      yNa
  `,
};

describe('action points', () => {
  test('[CG-AP-1, CG-AP-2] the first turn of the game brings 2 points, every later one 3', () => {
    const game = begun();
    expect([game.position.data[TURN], points(game)]).toEqual([1, 2]);
    spend(game, 2);
    for (let turn = 2; turn < 8; turn++) {
      end(game);
      expect([game.position.data[TURN], points(game)]).toEqual([turn, 3]);
      spend(game, 3);
    }
  });

  test('[CG-EX-1, CG-AP-3, CG-AP-5] who spent 1 of his 2 points has 1 and 3 in his next turn', () => {
    const game = begun();
    spend(game, 1);
    end(game);
    expect(points(game)).toBe(3);
    end(game);
    expect(points(game)).toBe(4);
  });

  test('[CG-AP-6, CG-AP-7, CG-RULING-1, CG-COMP-11, CG-CARD-4] at most 3 points are kept, so nobody ever has more than 6', () => {
    const game = begun('savings');
    for (let turn = 1; turn < 9; turn++) {
      const seat = game.position.data[ACTIVE];
      const had = points(game);
      expect(had).toBeLessThanOrEqual(6);
      end(game);
      expect(game.position.data[SAVINGS + seat]).toBe(Math.min(3, had));
    }
    expect(points(game)).toBe(6);
  });

  test('[CG-AP-8, CG-AP-9, CG-AP-10] every action costs one point, whoever does it', () => {
    const board = zones({ ...BOARD, ap: 3 });
    board.do({ type: 'move', piece: 'blue-naga', path: [board.zone('A.T')] });
    expect(board.position.data[AP]).toBe(2);
    board.do({ type: 'move', piece: 'blue-warrior', path: [board.zone('A.S')] });
    board.do({ type: 'move', piece: 'blue-naga', path: [board.zone('A.T')] });
    expect(board.position.data[AP]).toBe(0);
    expect(board.why({ type: 'move', piece: 'blue-naga', path: [board.zone('A.T')] })).toBe('NO_POINTS');
  });

  test('[CG-AP-11] what has no cost mark costs nothing: a bearer of the Rope crosses pits in an ordinary move', () => {
    const board = zones({
      ...BOARD,
      pieces: `
           +   +---+---+   +---+---+   +---+   +---+
        10 |bNa  T : C   C   C | S   S | T   T   T |
           +   +   +   +   +   +   +   +   +   +   +
         9 | T   T | C   C   C | S   S   o   T   T
           +   +   +   +===+---+   +---+   +-:-+   +
         8   T   T   o   G   G | G   G   G | C   C
           +---+---+   +   +   +   +   +---+   +   +
         7 :bWr  S   S   G   G | G   G | C   C   C |
           +   +   +   +   +   +   +   +   +   +   +
         6   S   S   S | G   G   G   G | C   C   C
           +---+---+   +---+   +---+   +---+---+   +
         5 | T   T   T   S   S |yNa  C   C : T   T
           +   +   +   +   +   +   +   +   +   +   +
         4 | T   o   T : S   S | C   C   C | T   T |
           +---+   +---+---+===+   +   +   +   +   +
         3   G   G   G   G   G | C   C   o   T   T
           +---+-:-+---+---+   +   +---+   +   +---+
        bNa: holds bRo
      `,
    });
    const { stride, to, blocks } = board.position.ruleset.ground;
    const first = board.zone('A.T') * stride;
    const over = to.slice(first, first + stride).find((_to, link) => blocks[first + link] === BLOCK_PIT);
    const before = board.position.data[AP];
    board.do({ type: 'move', piece: 'blue-naga', path: [board.zone('A.T'), over ?? -1] });
    expect(before - board.position.data[AP]).toBe(1);
  });
});

describe('turns', () => {
  test('[CG-TURN-1, CG-TURN-2, CG-TURN-3] points come first, then they are spent, then the other plays', () => {
    const events: AddressedEvent[] = [];
    const game = begun('order', (one) => events.push(one));
    const first = game.position.data[ACTIVE];
    expect(events.slice(-2).map(({ event }) => event.type)).toEqual(['turnBegan', 'pointsGained']);
    expect(decisions(game.position).map(({ seat }) => seat)).toEqual([first]);
    const other = 1 - first;
    expect(
      game.perform({ seat: other, decision: game.asked(other), action: { type: 'endTurn' } }),
    ).toMatchObject({
      refusal: { code: 'NOT_YOUR_DECISION' },
    });
    end(game);
    expect(game.position.data[ACTIVE]).toBe(other);
    end(game);
    expect(game.position.data[ACTIVE]).toBe(first);
  });

  test('[CG-TURN-4] no other action, nor the end of the turn, before a reveal is placed or a combat is fought', () => {
    const board = zones({
      rooms: ['green-cw', '(blue-cw:1)', '(blue-ccw)', '(green-ccw)'],
      pieces: `
           +   +---+   +---+   +   +   +   +   +   +
        10 | T   T   T   S   S  bRo yKe  ?   ?   ?
           +   +   +   +   +   +                   +
         9 | T   o   T : S   S | ?   ?   ?   ?   ?
           +---+   +---+---+===+                   +
         8  bCl  G   G   G   G   ?   ?   ?   ?   ?
           +---+-:-+---+---+   +                   +
         7  bNa yTh  C   C   C | ?   ?   ?   ?   ?
           +   +   +   +   +   +                   +
         6 | C   C   C   C   C | ?   ?   ?   ?   ?
           +   +---+   +   +---+   +   +   +   +   +
      `,
    });
    const others: Action[] = [
      board.go('blue-cleric', 'A.G A.C'),
      { type: 'attack', piece: 'blue-naga', target: 'yellow-thief' },
      { type: 'endTurn' },
    ];
    const refused = () => others.map((action) => board.refusal(action));
    const notNow = others.map(() => expect.objectContaining({ code: 'NOT_NOW' }) as unknown);
    expect(refused()).toEqual([null, null, null]);
    board.do({ type: 'reveal', piece: 'blue-cleric', slot: 1 });
    while (board.stage === 'place') {
      expect(refused()).toEqual(notNow);
      board.do(board.legal('place')[0]);
    }
    expect(refused()).toEqual([null, null, null]);
    board.do(others[1]);
    while (board.stage === 'layCard') {
      expect(refused()).toEqual(notNow);
      board.do({ type: 'layCard', card: 0 });
    }
    expect(board.stage).toBe('act');
  });

  test('[CG-RULING-2] with no points left the turn goes on until its player ends it', () => {
    const game = begun();
    spend(game, 2);
    expect([points(game), stageOf(game.position)]).toEqual([0, 'act']);
  });

  test('[CG-RULING-10] who can do nothing gains his points all the same and passes', () => {
    const board = zones({
      ...BOARD,
      pieces: `
           +   +---+---+   +---+---+   +---+   +---+
        10 |bna  T : C   C   C | S   S | T   T   T |
           +   +   +   +   +   +   +   +   +   +   +
         9 | T   T | C   C   C | S   S   o   T   T
           +   +   +   +===+---+   +---+   +-:-+   +
         8   T   T   o   G   G | G   G   G | C   C
           +---+---+   +   +   +   +   +---+   +   +
         7 : S   S   S   G   G | G   G | C   C   C |
           +   +   +   +   +   +   +   +   +   +   +
         6   S   S   S | G   G   G   G | C   C   C
           +---+---+   +---+   +---+   +---+---+   +
         5 | T   T   T   S   S |yNa  C   C : T   T
           +   +   +   +   +   +   +   +   +   +   +
         4 | T   o   T : S   S | C   C   C | T   T |
           +---+   +---+---+===+   +   +   +   +   +
         3   G   G   G   G   G | C   C   o   T   T
           +---+-:-+---+---+   +   +---+   +   +---+
      `,
    });
    expect(board.legal().map(({ type }) => type)).toEqual(['endTurn']);
    board.do({ type: 'endTurn' });
    board.do({ type: 'endTurn' });
    expect(board.position.data[AP]).toBe(6);
  });
});

const timed = (): Game => createGame({ scenario: 'card-1', timer: BOOK_TIMER }, 'timed');

describe('a timed game', () => {
  test('[CG-TIMER-1] two minutes a turn are suggested', () => {
    expect(BOOK_TIMER.turn).toBe(120);
    const game = timed();
    playTo(game, new Chance('timed'), 'act');
    expect(decisions(game.position)[0].clock).toBe('turn');
  });

  test('[CG-TIMER-2, CG-RULING-182] when the time is out the turn ends, and three points stay saved', () => {
    const game = timed();
    playTo(game, new Chance('timed'), 'act');
    for (let n = 0; n < 2; n++) end(game);
    const seat = chooserOf(game);
    expect(points(game)).toBeGreaterThan(3);
    expect(game.timeRanOut(seat)).toBe(true);
    expect(game.position.data[SAVINGS + seat]).toBe(3);
    expect(chooserOf(game)).toBe(1 - seat);
  });

  test('[CG-TIMER-3, CG-TIMER-4] the opponent has five seconds to place; too slow, the active player places for him', () => {
    const game = timed();
    const chance = new Chance('placing');
    for (;;) {
      const open = decisions(game.position)[0];
      if (open.about === 'place' && open.seat !== game.position.data[ACTIVE]) break;
      stepAtRandom(game, chance);
    }
    const slow = decisions(game.position)[0];
    expect(slow.clock).toBe('placing');
    expect(BOOK_TIMER.placing).toBe(5);
    expect(game.timeRanOut(slow.seat)).toBe(true);
    expect(decisions(game.position)[0]).toMatchObject({ seat: 1 - slow.seat, about: 'place' });
  });
});
