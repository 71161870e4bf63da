import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/model/action.ts';
import type { RuleOptions } from '../../src/model/options.ts';
import { PORTCULLIS_OPEN, PORTCULLIS_SHIFT, IDLE_TURNS, SLOT } from '../../src/model/fields.ts';
import { readPosition } from '../../src/position-json/read.ts';
import { writePosition } from '../../src/position-json/write.ts';
import { anytimeActions } from '../../src/flow/play.ts';
import { viewOf } from '../../src/view/view.ts';
import { type Board, sketch } from '../../testing/sketch.ts';
import { sceneByChance } from '../../testing/scene.ts';
import { outcomeOf, startGame, WholeGame } from '../../testing/whole-game.ts';

const begun = (rules: Partial<RuleOptions> = {}): WholeGame =>
  startGame({ scenario: 'prison-5', rules }).toFirstTurn();
const offers = (game: WholeGame, seat: number): string[] =>
  anytimeActions(game.position, seat).map(({ type }) => type);

/** A position of a real game in which an attack has been declared. */
function fightByChance(): WholeGame {
  for (let seed = 0; ; seed++) {
    const board = new WholeGame(sceneByChance({ scenario: 'base' }, `fight ${seed}`));
    const [attack] = board.legal('attack');
    if (!attack) continue;
    board.do(attack);
    return board;
  }
}

describe('resigning', () => {
  test.each([0, 1])('seat %i may give up at any time, also in the other’s turn; the other wins', (seat) => {
    const game = begun();
    expect(game.do({ type: 'resign' }, seat)).toEqual([
      { type: 'gameEnded', ending: 'resigned', winners: [1 - seat] },
    ]);
    expect(game.outcome).toEqual({ ending: 'resigned', winners: [1 - seat] });
    expect(offers(game, 0)).toEqual([]);
  });

  test('an offer of a draw ends with the game', () => {
    const game = begun();
    game.do({ type: 'offerDraw' }, 1);
    expect(viewOf(game.position, 0).shown.seats.map(({ offersDraw }) => offersDraw)).toEqual([false, true]);
    game.do({ type: 'resign' }, 0);
    expect(viewOf(game.position, 0).shown.seats.map(({ offersDraw }) => offersDraw)).toEqual([false, false]);
  });

  test('also in a combat, with a card on the table; such an end can be kept and read again', () => {
    const board = fightByChance();
    board.do({ type: 'layCard', card: 0 });
    expect(board.stage).toBe('layCard');
    board.do({ type: 'resign' });
    expect(board.stage).toBe('over');
    expect(readPosition(JSON.stringify(writePosition(board.position))).ok).toBe(true);
  });

  test('also during set-up', () => {
    const game = startGame({ scenario: 'prison-5' });
    game.do({ type: 'resign' }, 1);
    expect(game.outcome).toEqual({ ending: 'resigned', winners: [0] });
  });
});

describe('a draw by agreement', () => {
  test('[BD-RULING-119] it is offered by one and accepted by the other', () => {
    const game = begun().givePoints(0, 4);
    expect(game.do({ type: 'offerDraw' }, 0)).toEqual([{ type: 'drawOffered', seat: 0 }]);
    expect(game.outcome.ending).toBe('running');
    const again = game.refusal({ type: 'offerDraw' }, 0);
    expect([again?.code, again?.rule]).toEqual(['OFFERED_ALREADY', 'BD-RULING-119']);
    game.do({ type: 'offerDraw' }, 1);
    expect(game.outcome).toEqual({ ending: 'agreed', winners: [] });
  });

  test('[BD-RULING-119] one that is declined is gone', () => {
    const game = begun();
    expect(game.why({ type: 'declineDraw' }, 1)).toBe('NO_OFFER');
    game.do({ type: 'offerDraw' }, 0);
    expect(game.why({ type: 'declineDraw' }, 0)).toBe('NO_OFFER');
    expect(game.do({ type: 'declineDraw' }, 1)).toEqual([{ type: 'drawDeclined', seat: 1 }]);
    expect(game.why({ type: 'declineDraw' }, 1)).toBe('NO_OFFER');
    game.do({ type: 'offerDraw' }, 1);
    expect(game.outcome.ending).toBe('running');
  });

  test('what may be done at any time is told apart from the decisions', () => {
    const game = begun();
    expect(offers(game, 0)).toEqual(['resign', 'offerDraw']);
    game.do({ type: 'offerDraw' }, 0);
    expect(offers(game, 0)).toEqual(['resign']);
    expect(offers(game, 1)).toEqual(['resign', 'offerDraw', 'declineDraw']);
    expect(game.legal().map(({ type }) => type)).toEqual(['playCard']);
  });
});

const quietHall = (): Board => {
  const board = sketch(
    `+   +   +   +   +   +   +---+---+---+---+
     | n   .   .   .   .                     |
     +   +   +   +   +   +   +   +   +   +   +
     | c   w   g   .   . |                   |
     +   +   +===+   +   +   +   +   +   +   +
     | v   .   b   y   r                     |
     +   +   +   +   +   +   +   +   +   +   +
     | j   o   2   .   . |                   |
     +   +   +   +   +   +   +   +   +   +   +
     | k*  .   .   .   x |                   |
     +---+---+---+---+---+---+---+---+---+---+`,
    {
      n: 'blue naga',
      c: 'blue cleric',
      w: 'blue thief wounded',
      g: 'blue backstabber',
      v: 'blue troll wounded',
      b: 'blue colossus',
      y: 'yellow goblin wounded',
      r: 'blue warrior',
      j: 'blue goblin',
      k: 'blue mekanork',
      x: 'yellow troll',
    },
    { faceDown: [1] },
  );
  board.position.data[IDLE_TURNS] = 15;
  return board;
};

/** The count of quiet turns, fifteen before, after one more turn. */
const afterTurn = (play: (board: Board) => void): number => {
  const board = quietHall();
  play(board);
  board.do({ type: 'endTurn' });
  expect(outcomeOf(board.position).ending).toBe('running');
  return board.position.data[IDLE_TURNS];
};

describe('a quiet game', () => {
  const claim: Action = { type: 'claimEnd' };

  test('[BD-RULING-118] after two complete cycles, sixteen turns, without event either player may claim the end', () => {
    for (const claimer of [0, 1]) {
      const game = begun().pass(15).givePoints(1, 2);
      const early = game.refusal(claim, claimer);
      expect([early?.code, early?.rule]).toEqual(['TOO_SOON_TO_CLAIM', 'BD-RULING-118']);
      expect(offers(game, claimer)).not.toContain('claimEnd');
      game.pass();
      expect(offers(game, claimer)).toContain('claimEnd');
      game.do(claim, claimer);
      expect(game.outcome).toEqual({ ending: 'claimed', winners: [1] });
    }
  });

  test('[BD-RULING-118] equal points: a draw; and nobody is forced to claim', () => {
    const game = begun().pass(20);
    expect(game.outcome.ending).toBe('running');
    game.do(claim, 0);
    expect(game.outcome).toEqual({ ending: 'claimed', winners: [] });
  });

  test.each([1, 3])('[BD-RULING-118] the option noProgressCycles: %i cycles', (noProgressCycles) => {
    const game = begun({ noProgressCycles }).pass(8 * noProgressCycles - 1);
    expect(game.why(claim)).toBe('TOO_SOON_TO_CLAIM');
    expect(game.pass().why(claim)).toBeNull();
  });

  test('[BD-RULING-118] the option noProgressCycles: 0 is never', () => {
    expect(begun({ noProgressCycles: 0 }).pass(32).why(claim)).toBe('TOO_SOON_TO_CLAIM');
  });

  test('[BD-RULING-118] not in a turn in which something has happened, whatever came before it', () => {
    const board = quietHall();
    board.position.data[IDLE_TURNS] = 16;
    expect(board.why(claim)).toBeNull();
    board.do({ type: 'heal', piece: 'blue-cleric', target: 'blue-thief' });
    for (const seat of [0, 1]) expect(board.why(claim, seat)).toBe('TOO_SOON_TO_CLAIM');
  });

  describe('what breaks the quiet', () => {
    test('[BD-RULING-118] a reveal, a wound, a healing, an elimination, an exit, a portcullis', () => {
      expect(afterTurn((board) => board.do({ type: 'reveal', piece: 'blue-warrior', slot: 1 }))).toBe(0);
      expect(
        afterTurn((board) => {
          board.do(board.walkPlaces('blue-warrior', [14, 19]));
          board.fight('blue-warrior', 'yellow-troll', 6, 0);
        }),
      ).toBe(0);
      expect(
        afterTurn((board) => board.do({ type: 'heal', piece: 'blue-cleric', target: 'blue-thief' })),
      ).toBe(0);
      expect(afterTurn((board) => board.fight('blue-colossus', 'yellow-goblin', 0, 0))).toBe(0);
      expect(
        afterTurn((board) =>
          board.do(board.walkPlaces('blue-naga', [board.at('n'), board.line('yellow', 1)])),
        ),
      ).toBe(0);
      expect(
        afterTurn((board) =>
          board.do({ type: 'breakGate', piece: 'blue-colossus', at: { slot: 0, gate: 0 } }),
        ),
      ).toBe(0);
    });

    test('[BD-RULING-118] a healing also by oneself, a portcullis also opened or closed', () => {
      const at = { slot: 0, gate: 0 };
      expect(afterTurn((board) => board.do({ type: 'regenerate', piece: 'blue-troll' }))).toBe(0);
      expect(afterTurn((board) => board.do({ type: 'openGate', piece: 'blue-backstabber', at }))).toBe(0);
      expect(
        afterTurn((board) => {
          board.position.data[SLOT] |= PORTCULLIS_OPEN << PORTCULLIS_SHIFT;
          board.do({ type: 'closeGate', piece: 'blue-backstabber', at });
        }),
      ).toBe(0);
    });

    test('[BD-RULING-118] then the count begins anew, with the next quiet turn', () => {
      const board = quietHall();
      board.do({ type: 'heal', piece: 'blue-cleric', target: 'blue-thief' });
      const counts: number[] = [];
      for (let turn = 0; turn < 3; turn++) {
        board.do({ type: 'endTurn' });
        counts.push(board.position.data[IDLE_TURNS]);
        board.do({ type: 'playCard', card: 2 + (turn >> 1) });
      }
      expect(counts).toEqual([0, 1, 2]);
    });

    test('[BD-RULING-118] not a move, a jump, a rotation or a combat without result', () => {
      expect(afterTurn(() => undefined)).toBe(16);
      expect(afterTurn((board) => board.do(board.walkPlaces('blue-naga', [0, 1])))).toBe(16);
      expect(
        afterTurn((board) => {
          board.do({ type: 'jump', piece: 'blue-goblin', pit: board.at('j') + 1, to: board.at('2') });
        }),
      ).toBe(16);
      expect(
        afterTurn((board) => {
          board.do({ type: 'rotate', piece: 'blue-mekanork', slot: 0, turn: 'cw' });
        }),
      ).toBe(16);
      expect(
        afterTurn((board) => {
          board.do(board.walkPlaces('blue-warrior', [14, 19]));
          board.fight('blue-warrior', 'yellow-troll', 1, 0);
        }),
      ).toBe(16);
    });
  });
});
