import { describe, expect, test } from 'vitest';
import { BOOK_TIMER } from '../../src/flow/clock.ts';
import { LAID_OPENLY, SLOT } from '../../src/model/fields.ts';
import { decisions } from '../../src/flow/play.ts';
import { sketch, type SketchOptions } from '../../testing/sketch.ts';
import { actionCardsOf, combatCardsOf, startGame, WholeGame } from '../../testing/whole-game.ts';

const clocks = (game: WholeGame): (string | null)[] => decisions(game.position).map(({ clock }) => clock);

/** Blue may reveal the room in the east, with tokens for both players to place, or fight. */
const yard = (options: SketchOptions = {}, firstRow = ' '.repeat(19)): WholeGame =>
  new WholeGame(
    sketch(
      `+---+---+---+---+---+---+---+---+---+---+
       | .   .   .   .   . |${firstRow}|
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   . |                   |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   y   b                     |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   . |                   |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   . |                   |
       +---+---+---+---+---+---+---+---+---+---+`,
      {
        b: 'blue warrior',
        y: 'yellow goblin',
        c: 'yellow cleric at room 1',
        s: 'blue sword at room 1',
        r: 'blue rope at room 1',
      },
      { faceDown: [1], ap: 4, ...options },
    ).position,
  );
const attack = { type: 'attack', piece: 'blue-warrior', target: 'yellow-goblin' } as const;
const reveal = { type: 'reveal', piece: 'blue-warrior', slot: 1 } as const;

/** The cards that a player may play, and the one that counts as played when he is too late. */
function late(game: WholeGame): [allowed: number[], played: number] {
  const allowed = game.legal('playCard').flatMap((one) => (one.type === 'playCard' ? [one.card] : []));
  const played = game.runOut().flatMap((event) => (event.type === 'cardPlayed' ? [event.card] : []));
  return [allowed, played[0]];
}

describe('the clock of a turn', () => {
  test('[BD-TIMER-1] the book gives a turn two minutes, from its card to its end', () => {
    expect(BOOK_TIMER.turn).toBe(120);
    const game = startGame({ scenario: 'prison-5', timer: BOOK_TIMER }).toFirstTurn();
    expect(clocks(game)).toEqual(['turn']);
    game.do({ type: 'playCard', card: 2 });
    expect(clocks(game)).toEqual(['turn']);
  });

  test('[BD-TIMER-2] when it runs out the turn stops and unused actions are lost', () => {
    const game = yard();
    expect(game.ap).toBe(4);
    expect(game.runOut()).toEqual([
      { type: 'timeRanOut', seat: 0 },
      { type: 'turnEnded', seat: 0 },
      { type: 'turnBegan', seat: 1, turn: 21 },
    ]);
    expect(game.ap).toBe(0);
    expect(game.stage).toBe('card');
    expect(game.seats).toEqual([1]);
  });

  test('[BD-RULING-139] without a card the lowest one of several that are allowed counts as played', () => {
    // The first cycle is over: everything is allowed.
    const second = startGame({ scenario: 'prison-5' }).toFirstTurn().pass(8);
    expect(late(second)).toEqual([[2, 3, 4, 5], 2]);
    expect(late(second.pass())).toEqual([[3, 4, 5], 3]);
    const some = startGame({ scenario: 'prison-5' }).toFirstTurn().pass(8);
    for (const card of [2, 2, 4, 3]) some.passWith(card);
    expect(late(some)).toEqual([[3, 5], 3]);
  });

  test('[BD-TIMER-2] [BD-RULING-139] not one that may not be played yet', () => {
    const game = startGame({ scenario: 'prison-5' }).toFirstTurn().passWith(2).passWith(2);
    const { seat } = game;
    expect(game.runOut()).toEqual([
      { type: 'timeRanOut', seat },
      { type: 'cardPlayed', seat, card: 3 },
      { type: 'turnEnded', seat },
      { type: 'turnBegan', seat: 1 - seat, turn: 4 },
    ]);
    expect(actionCardsOf(game.position, seat)).toEqual([4, 5]);
  });

  test('an answer that comes after the clock is stale', () => {
    const game = startGame({ scenario: 'prison-5' }).toFirstTurn();
    const { seat } = game;
    const before = decisions(game.position)[0]?.number ?? -1;
    game.runOut();
    game.pass();
    expect(game.seat).toBe(seat);
    expect(decisions(game.position)[0]?.number).toBe(before + 1);
  });

  test('set-up has no clock, and nobody’s clock runs while another decides', () => {
    const game = startGame({ scenario: 'prison-5' });
    expect(clocks(game)).toEqual([null, null]);
    const before = game.position.data.slice();
    expect(game.runOut(0)).toEqual([]);
    expect(game.position.data).toEqual(before);
    const turn = yard();
    const untouched = turn.position.data.slice();
    expect(turn.runOut(1)).toEqual([]);
    expect(turn.position.data).toEqual(untouched);
  });
});

describe('the clock of placing', () => {
  test('[BD-TIMER-3] five seconds for the opponent, once the revealer has placed his share', () => {
    expect(BOOK_TIMER.placing).toBe(5);
    const game = yard();
    game.do(reveal);
    expect(game.seats).toEqual([0]);
    expect(clocks(game)).toEqual(['turn']);
    game.do({ type: 'place', piece: 'yellow-cleric', place: game.place(5, 0) });
    expect(game.seats).toEqual([1]);
    expect(clocks(game)).toEqual(['placing']);
  });

  test('[BD-TIMER-4] if he is late the revealer places all that is left, and then goes on', () => {
    const game = yard();
    game.do(reveal);
    const place = (piece: string, x: number) => ({ type: 'place', piece, place: game.place(x, 1) }) as const;
    expect(game.why(place('blue-sword', 6))).toBe('NOT_YOURS_TO_PLACE');
    game.do(place('yellow-cleric', 5));
    expect(game.runOut(1)).toEqual([{ type: 'timeRanOut', seat: 1 }]);
    expect(game.seats).toEqual([0]);
    expect(clocks(game)).toEqual(['turn']);
    expect(game.legal('place')).toHaveLength(2 * 24);
    game.do(place('blue-sword', 6));
    expect(game.seats).toEqual([0]);
    game.do(place('blue-rope', 7));
    expect(game.stage).toBe('act');
    expect(game.ap).toBe(3);
  });

  test('[BD-TIMER-4] he may be late after the first of two objects', () => {
    const game = yard();
    game.do(reveal);
    game.do({ type: 'place', piece: 'yellow-cleric', place: game.place(5, 0) });
    game.do({ type: 'place', piece: 'blue-rope', place: game.place(6, 0) }, 1);
    game.runOut(1);
    expect(game.seats).toEqual([0]);
    expect(game.legal('place', 'blue-sword')).toHaveLength(23);
    expect(game.legal()).toHaveLength(23);
  });
});

const mindDuel = (turn: 'blue' | 'yellow'): WholeGame =>
  new WholeGame(
    sketch(
      `+---+---+---+---+---+
       | t   y   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +---+---+---+---+---+`,
      { t: 'blue telepath', y: 'yellow goblin' },
      { turn },
    ).position,
  );

describe('the clock of combat cards', () => {
  test('[BD-TIMER-5] five seconds, once the other has laid his card', () => {
    expect(BOOK_TIMER.combatCard).toBe(5);
    const game = yard();
    game.do(attack);
    expect(game.seats).toEqual([0]);
    expect(clocks(game)).toEqual(['turn']);
    game.do({ type: 'layCard', card: 1 });
    expect(game.seats).toEqual([1]);
    expect(clocks(game)).toEqual(['combatCard']);
  });

  test('[BD-TIMER-6] if he is late he has played his +0, which comes back', () => {
    const game = yard({ cards: { yellow: [0, 3, 5] } });
    game.do(attack);
    game.do({ type: 'layCard', card: 1 });
    const told = game.runOut(1);
    expect(told).toContainEqual(
      expect.objectContaining({
        type: 'combatFought',
        cards: [
          { seat: 0, card: 1 },
          { seat: 1, card: 0 },
        ],
      }),
    );
    expect(combatCardsOf(game.position, 1)).toEqual([0, 3, 5]);
    expect(game.isWounded('yellow-goblin')).toBe(true);
  });

  test('[BD-TIMER-6] everybody knows the +0 of an attacker who is late', () => {
    const game = yard();
    game.do(attack);
    game.runOut(0);
    expect(game.position.data[LAID_OPENLY]).toBe(1);
    expect(game.heard(-1)).toContainEqual({ type: 'cardLaid', seat: 0, card: 0 });
    expect([game.stage, game.seat]).toEqual(['layCard', 1]);
  });

  test('[BD-RULING-122] a declared attack is completed; what is left of the turn is lost', () => {
    const game = yard();
    game.do(attack);
    game.runOut(0);
    expect(game.stage).toBe('layCard');
    expect(game.seats).toEqual([1]);
    game.do({ type: 'layCard', card: 1 }, 1);
    expect(game.heard(-1)).toContainEqual(
      expect.objectContaining({ type: 'combatFought', attack: 3, defence: 2, winner: 0 }),
    );
    expect(game.isWounded('yellow-goblin')).toBe(true);
    expect(game.ap).toBe(0);
    expect(game.seats).toEqual([1]);
    expect(game.stage).toBe('card');
  });

  test('[BD-RULING-122] a declared reveal is completed; what is left of the turn is lost', () => {
    const game = yard();
    game.do(reveal);
    game.runOut(0);
    expect([game.stage, game.seats]).toEqual(['place', [1]]);
    game.do({ type: 'place', piece: 'blue-sword', place: game.place(6, 0) }, 1);
    expect(game.stage).toBe('place');
    game.do({ type: 'place', piece: 'blue-rope', place: game.place(7, 0) }, 1);
    expect([game.stage, game.seats, game.ap]).toEqual(['card', [1], 0]);
  });

  test('a mind reader who is late names nothing', () => {
    const attacking = mindDuel('blue');
    attacking.do({ type: 'attack', piece: 'blue-telepath', target: 'yellow-goblin' });
    expect([attacking.stage, clocks(attacking)]).toEqual(['name', ['turn']]);
    const defending = mindDuel('yellow');
    defending.do({ type: 'attack', piece: 'yellow-goblin', target: 'blue-telepath' });
    expect([defending.stage, clocks(defending), defending.seats]).toEqual(['name', ['combatCard'], [0]]);
    expect(defending.runOut(0)).toEqual([
      { type: 'timeRanOut', seat: 0 },
      { type: 'cardNamed', seat: 0, card: null },
    ]);
    expect([defending.stage, defending.seats]).toEqual(['layCard', [1]]);
  });
});

describe('the clock of the revealer', () => {
  test('[BD-RULING-138] his tokens go to the first empty squares, and the opponent still places his share', () => {
    const game = yard();
    game.do(reveal);
    expect(game.runOut()).toEqual([
      { type: 'timeRanOut', seat: 0 },
      { type: 'tokenPlaced', seat: 0, piece: 'yellow-cleric', place: 25 },
    ]);
    expect([game.stage, game.seat]).toEqual(['place', 1]);
    // Too slow as well: the choice passes to the revealer, who has no time left either.
    expect(game.runOut().slice(1)).toEqual([
      { type: 'tokenPlaced', seat: 0, piece: 'blue-rope', place: 26 },
      { type: 'tokenPlaced', seat: 0, piece: 'blue-sword', place: 27 },
      { type: 'turnEnded', seat: 0 },
      { type: 'turnBegan', seat: 1, turn: 21 },
    ]);
    expect([game.stage, game.seat]).toEqual(['card', 1]);
  });

  test('[BD-RULING-138] floor and gears in the order in which they are printed, however the room is turned; never a pit', () => {
    const game = yard({}, ' o   *   o   .   . ');
    game.position.data[SLOT + 1] |= 1;
    game.do(reveal);
    const placed = [...game.runOut(), ...game.runOut()].flatMap((event) =>
      event.type === 'tokenPlaced' ? [[event.piece, event.place]] : [],
    );
    expect(placed).toEqual([
      ['yellow-cleric', 26],
      ['blue-rope', 28],
      ['blue-sword', 29],
    ]);
  });
});
