import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/model/action.ts';
import { JUMPS, TURN } from '../../src/model/fields.ts';
import { check, decisions } from '../../src/flow/play.ts';
import { type Board, sketch } from '../../testing/sketch.ts';
import { startGame, type WholeGame } from '../../testing/whole-game.ts';

/** A standard game with the card of this value just played, and one of the active player's figures on its dot. */
function withCard(card: number): { game: WholeGame; figure: string; others: string[] } {
  const game = startGame({ scenario: 'base' }).toFirstTurn();
  for (const lower of [2, 3, 4].filter((one) => one < card)) game.passWith(lower).passWith(lower);
  game.do({ type: 'playCard', card });
  const [figure, ...others] = game.pieces(game.seat, (where) => where < 1024) as [string, ...string[]];
  return { game, figure, others };
}

/** A step along the own line and back: always possible, always worth one action point. */
function stroll(game: WholeGame, piece: string): Action {
  const place = game.placeOf(piece);
  const dots = game.dots(game.seat === 0 ? 'blue' : 'yellow');
  return { type: 'move', piece, path: dots.includes(place) ? [place, place - 1] : [place, place + 1] };
}

describe('the course of a turn', () => {
  test('[BD-TURN-1] [BD-TERM-11] [BD-TERM-12] turns alternate; the active player decides, the other waits', () => {
    const game = startGame({ scenario: 'base' }).toFirstTurn();
    const first = game.seat;
    for (let turn = 0; turn < 6; turn++) {
      const player = turn % 2 === 0 ? first : 1 - first;
      expect(game.position.data[TURN]).toBe(turn + 1);
      expect(game.active).toBe(player);
      expect(game.seats).toEqual([player]);
      expect(game.why({ type: 'playCard', card: 2 }, 1 - player)).toBe('NOT_YOUR_DECISION');
      expect(game.refusal({ type: 'endTurn' }, 1 - player)?.rule).toBe('BD-TURN-17');
      game.pass();
    }
  });

  test('[BD-TURN-2] [BD-TERM-12] card, then actions, then recycling, then the other player', () => {
    const game = startGame({ scenario: 'base' }).toFirstTurn();
    for (const card of [2, 3, 4]) game.passWith(card).passWith(card);
    const { seat } = game;
    expect(game.stage).toBe('card');
    game.do({ type: 'playCard', card: 5 });
    expect(game.stage).toBe('act');
    expect(game.why({ type: 'playCard', card: 5 })).toBe('NOT_NOW');
    expect(game.do({ type: 'endTurn' })).toEqual([
      { type: 'cardsTakenBack', seat },
      { type: 'turnEnded', seat },
      { type: 'turnBegan', seat: 1 - seat, turn: 8 },
    ]);
    expect(game.stage).toBe('card');
  });

  test.each([2, 3, 4, 5])('[BD-TURN-3] a %i gives that many action points', (card) => {
    const { game, figure } = withCard(card);
    expect(game.ap).toBe(card);
    for (let left = card; left > 0; left--) {
      expect(game.ap).toBe(left);
      game.do(stroll(game, figure));
    }
    const refusal = game.refusal(stroll(game, figure));
    expect(refusal?.code).toBe('NO_POINTS');
    expect(refusal?.rule).toBe('BD-TURN-3');
    expect(game.legal()).toEqual([{ type: 'endTurn' }]);
  });

  test('[BD-EX-3] [BD-TURN-6] [BD-TURN-7] the four points of a 4 may all go to one figure', () => {
    const { game, figure } = withCard(4);
    for (let move = 0; move < 4; move++) game.do(stroll(game, figure));
    expect(game.ap).toBe(0);
    expect(game.why(stroll(game, figure))).toBe('NO_POINTS');
  });

  test('[BD-TURN-6] the points may be spread over all figures', () => {
    const { game, figure, others } = withCard(4);
    expect(others).toHaveLength(3);
    for (const piece of [figure, ...others]) game.do(stroll(game, piece));
    expect(game.ap).toBe(0);
  });

  test('[BD-TURN-4] [BD-TURN-5] the turn may end with points left; they are lost', () => {
    const { game, figure } = withCard(3);
    game.do(stroll(game, figure));
    expect(game.ap).toBe(2);
    expect(game.why({ type: 'endTurn' })).toBeNull();
    game.do({ type: 'endTurn' });
    expect(game.ap).toBe(0);
    game.pass();
    game.do({ type: 'playCard', card: 2 + 2 });
    expect(game.ap).toBe(4);
  });
});

/**
 * Blue in a room with everything that can be done in it: m on a gear, c beside a wounded friend, b at a portcullis,
 * j beside a pit, n next to an enemy and to the hidden room in the east, z with a wand, p with a potion.
 */
const workshop = (ap: number, edition: 'base' | 'prison' = 'prison'): Board =>
  sketch(
    `+---+---+---+---+---+---+---+---+---+---+
     | m*  1   .   pq  . |                   |
     +   +   +   +   +   +   +   +   +   +   +
     | c   w   .   .   . |                   |
     +   +   +===+---+   +   +   +   +   +   +
     | .   .   b | .   n                     |
     +   +   +   +   +   +   +   +   +   +   +
     | j   o   2 | zx  v |                   |
     +   +   +   +   +   +   +   +   +   +   +
     | .   .   . | .   . |                   |
     +---+---+---+---+---+---+---+---+---+---+`,
    {
      m: 'blue mekanork',
      c: 'blue cleric',
      w: 'blue thief wounded',
      b: 'blue colossus',
      j: 'blue goblin',
      n: 'blue banshee',
      v: 'yellow naga',
      z: 'blue wizard',
      x: 'blue fireball-wand',
      p: 'blue warrior',
      q: 'blue speed-potion',
    },
    { ap, edition, faceDown: [1] },
  );

const DEEDS = {
  move: (board) => board.walk('blue-mekanork', 'm1'),
  reveal: () => ({ type: 'reveal', piece: 'blue-banshee', slot: 1 }),
  rotate: () => ({ type: 'rotate', piece: 'blue-mekanork', slot: 0, turn: 'cw' }),
  attack: () => ({ type: 'attack', piece: 'blue-banshee', target: 'yellow-naga' }),
  jump: (board) => ({ type: 'jump', piece: 'blue-goblin', pit: board.at('j') + 1, to: board.at('2') }),
  heal: () => ({ type: 'heal', piece: 'blue-cleric', target: 'blue-thief' }),
  breakGate: () => ({ type: 'breakGate', piece: 'blue-colossus', at: { slot: 0, gate: 0 } }),
  scream: () => ({ type: 'scream', piece: 'blue-banshee', target: 'yellow-naga' }),
  fireball: () => ({ type: 'fireball', piece: 'blue-wizard', target: 'yellow-naga' }),
  drink: () => ({ type: 'drink', piece: 'blue-warrior' }),
} satisfies Record<string, (board: Board) => Action>;

/** Proves the price of a deed: refused with one point less, accepted with just enough, and paid. */
function costs(deed: keyof typeof DEEDS, price: number, edition: 'base' | 'prison' = 'prison'): void {
  const poor = workshop(price - 1, edition);
  expect(poor.why(DEEDS[deed](poor)), `${deed} with ${price - 1} points`).toBe('NO_POINTS');
  expect(poor.legal(deed)).toEqual([]);
  const board = workshop(price, edition);
  board.do(DEEDS[deed](board));
  expect(board.ap, `${deed} with ${price} points`).toBe(0);
  const rich = workshop(5, edition);
  rich.do(DEEDS[deed](rich));
  expect(rich.ap, `${deed} with 5 points`).toBe(5 - price);
}

describe('what an action costs', () => {
  test('[BD-TURN-8] revealing a room: 1', () => costs('reveal', 1));
  test('[BD-TURN-9] rotating a room by a quarter: 1', () => costs('rotate', 1));
  test('[BD-TURN-10] moving a figure: 1', () => costs('move', 1));
  test('[BD-TURN-11] starting a combat: 1', () => costs('attack', 1));

  test('[BD-TURN-12] jumping: 1 and a Jump card', () => {
    costs('jump', 1);
    const board = workshop(5);
    const jumps = (): number => board.position.data[JUMPS];
    expect(jumps()).toBe(3);
    board.do(DEEDS.jump(board));
    expect(jumps()).toBe(2);
    board.position.data[JUMPS] = 0;
    expect(board.why({ type: 'jump', piece: 'blue-goblin', pit: board.at('j') + 1, to: board.at('j') })).toBe(
      'NO_JUMP_CARD',
    );
  });

  test('[BD-TURN-13] [BD-DIFF-7] base: every activated ability 1', () => {
    costs('heal', 1, 'base');
    costs('breakGate', 1, 'base');
  });

  test('[BD-TURN-14] base: every activated object 1', () => {
    costs('fireball', 1, 'base');
    costs('drink', 1, 'base');
  });

  test('[BD-TURN-15] [BD-DIFF-7] Prison: the printed price, 2 for the scream and 1 for the others', () => {
    costs('scream', 2);
    costs('heal', 1);
    costs('breakGate', 1);
    costs('fireball', 1);
  });

  test('[BD-TURN-7] the same figure may do the same thing again, and pays again', () => {
    const board = workshop(3);
    const cell = board.turned(0);
    for (const left of [2, 1, 0]) {
      board.do({ type: 'rotate', piece: 'blue-mekanork', slot: 0, turn: 'cw' });
      expect(board.ap).toBe(left);
    }
    expect(board.turned(0)).toBe((cell + 3) % 4);
  });

  test('[BD-TURN-16] what is permanent costs nothing: an arrow-slit for the Naga, a Sword, a Rope on a pit', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | n : 1   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | ws  y   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | cr  2o  3   .   . |
       +---+---+---+---+---+`,
      {
        n: 'blue naga',
        w: 'blue warrior',
        s: 'blue sword',
        y: 'yellow colossus',
        c: 'blue cleric',
        r: 'blue rope',
      },
      { ap: 3 },
    );
    board.do(board.walk('blue-naga', 'n1'));
    expect(board.ap).toBe(2);
    board.do(board.walk('blue-cleric', 'c23'));
    expect(board.ap).toBe(1);
    expect(board.fight('blue-warrior', 'yellow-colossus', 0, 0)).toEqual({
      attack: 4,
      defence: 5,
      winner: 1,
    });
    expect(board.ap).toBe(0);
  });
});

describe('who acts', () => {
  test('an answer names its decision: an earlier one is stale, and an offer of a draw in between changes nothing', () => {
    const { game, figure } = withCard(3);
    const { seat } = game;
    const asked = (): number => decisions(game.position)[0].number;
    const first = asked();
    const answer = (decision: number) =>
      check(game.position, { seat, decision, action: stroll(game, figure) });
    const code = (decision: number): string | null => {
      const given = answer(decision);
      return given.ok ? null : given.refusal.code;
    };
    game.do({ type: 'offerDraw' }, seat);
    expect(asked()).toBe(first);
    expect([code(first - 1), code(first), code(first + 1)]).toEqual([
      'STALE_DECISION',
      null,
      'STALE_DECISION',
    ]);
    game.do(stroll(game, figure));
    expect(asked()).toBe(first + 1);
    expect([code(first), code(first + 1)]).toEqual(['STALE_DECISION', null]);
  });

  test('[BD-TURN-17] [BD-TERM-11] only figures of the active player', () => {
    const board = workshop(5);
    const enemy = board.refusal({
      type: 'move',
      piece: 'yellow-naga',
      path: [board.at('v'), board.at('v') + 5],
    });
    expect(enemy?.code).toBe('NOT_YOUR_PIECE');
    expect(enemy?.rule).toBe('BD-TURN-17');
    const own = board.walk('blue-mekanork', 'm1');
    expect(board.why(own)).toBeNull();
    expect(board.why(own, 1)).toBe('NOT_YOUR_DECISION');
    const actors = board.legal().flatMap((action) => ('piece' in action ? [action.piece.split('-')[0]] : []));
    expect(new Set(actors)).toEqual(new Set(['blue']));
    expect(board.legal(undefined, undefined, 1)).toEqual([]);
  });

  test('[BD-RULING-134] [BD-TERM-12] the mark of a wound lasts until the end of that turn, whoever played it', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | .   .   .   .   . |
       +   +   +   +   +   +
       | b   y   .   .   . |
       +   +   +---+   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   c   z |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +---+---+---+---+---+`,
      { b: 'blue warrior', y: 'yellow goblin', c: 'blue cleric', z: 'yellow colossus' },
    );
    const onGoblin: Action = { type: 'attack', piece: 'blue-warrior', target: 'yellow-goblin' };
    const onCleric: Action = { type: 'attack', piece: 'yellow-colossus', target: 'blue-cleric' };
    board.fight('blue-warrior', 'yellow-goblin', 1, 0);
    // The Cleric is wounded in his own player's turn.
    board.fight('blue-cleric', 'yellow-colossus', 0, 1);
    expect(board.isWounded('yellow-goblin')).toBe(true);
    expect(board.isWounded('blue-cleric')).toBe(true);
    expect(board.why(onGoblin)).toBe('WOUNDED_THIS_TURN');
    board.do({ type: 'endTurn' });
    board.do({ type: 'playCard', card: 5 });
    expect(board.why(onCleric)).toBeNull();
    board.do({ type: 'endTurn' });
    board.do({ type: 'playCard', card: 5 });
    expect(board.why(onGoblin)).toBeNull();
  });

  test('[BD-RULING-134] it ends before a turn of the wounded one’s own player: a Troll regenerates in it', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | b   t   .   .   . |`,
      { b: 'blue colossus', t: 'yellow troll' },
    );
    board.fight('blue-colossus', 'yellow-troll', 0, 0);
    board.do({ type: 'endTurn' });
    board.do({ type: 'playCard', card: 5 });
    expect(board.why({ type: 'regenerate', piece: 'yellow-troll' })).toBeNull();
  });
});
