import { describe, expect, test } from 'vitest';
import { baseGame } from '../../src/editions/base.ts';
import { compileRuleset } from '../../src/editions/compile-ruleset.ts';
import type { Scenario } from '../../src/model/scenario.ts';
import { ActionList } from '../../src/model/packed-action.ts';
import { ACTION_HAND, ACTIVE, HIGHEST, LAST_CARD, TURN } from '../../src/model/fields.ts';
import { Position } from '../../src/model/position.ts';
import { openStage } from '../../src/turn/turn-and-game-end.ts';
import { check, decisions, list, perform } from '../../src/flow/play.ts';
import { targetOf } from '../../src/model/packed-action.ts';
import { actionCardsOf, startGame, type WholeGame } from '../../testing/whole-game.ts';

/** The first player's first decision of a standard game. */
const opening = (): WholeGame => startGame({ scenario: 'base' }).toFirstTurn();

const cards = (game: WholeGame): number[] =>
  game.legal().map((action) => (action.type === 'playCard' ? action.card : -1));

const why = (game: WholeGame, card: number): string | null => game.why({ type: 'playCard', card });

describe('one action card a turn', () => {
  test('[BD-ACTIONCARD-1] exactly one, face up: everybody hears it, and a second one is refused', () => {
    const game = opening();
    const { seat } = game;
    game.do({ type: 'playCard', card: 2 });
    for (const listener of [0, 1, -1])
      expect(game.heard(listener).at(-1)).toEqual({ type: 'cardPlayed', seat, card: 2 });
    expect(game.position.data[LAST_CARD + seat]).toBe(2);
    expect(game.stage).toBe('act');
    expect(game.why({ type: 'playCard', card: 3 })).toBe('NOT_NOW');
  });

  test('[BD-RULING-18] [BD-TURN-2] the first phase cannot be skipped', () => {
    const game = opening();
    expect(game.legal().map(({ type }) => type)).toEqual(['playCard']);
    expect(game.why({ type: 'endTurn' })).toBe('NOT_NOW');
    const figure = game.pieces(game.seat, (where) => where < 1024)[0];
    expect(game.why({ type: 'move', piece: figure, path: [game.placeOf(figure)] })).toBe('NOT_NOW');
    expect(game.refusal({ type: 'endTurn' })?.rule).toBe('BD-TURN-2');
  });

  test('[BD-ACTIONCARD-3] a card that has been played stays out until the cycle is complete', () => {
    const game = opening().passWith(2).passWith(2);
    const refusal = game.refusal({ type: 'playCard', card: 2 });
    expect(refusal?.code).toBe('CARD_PLAYED_ALREADY');
    expect(refusal?.rule).toBe('BD-ACTIONCARD-3');
    game.passWith(3).passWith(3).passWith(4).passWith(4);
    expect(cards(game)).toEqual([5]);
    for (const card of [2, 3, 4]) expect(why(game, card)).toBe('CARD_PLAYED_ALREADY');
    game.passWith(5).passWith(5);
    expect(cards(game)).toEqual([2, 3, 4, 5]);
  });

  test('[BD-COMP-4] there are no other cards', () => {
    const game = opening();
    for (const card of [0, 1, 6, 34, 4095]) expect(why(game, card)).toBe('NO_SUCH_CARD');
    game.passWith(2);
    for (const card of [0, 1, 6, 34]) expect(why(game, card)).toBe('NO_SUCH_CARD');
  });

  test('[BD-ACTIONCARD-4] [BD-TURN-18] [BD-TURN-19] the fourth card brings all four back at the end of its turn, not before', () => {
    const game = opening();
    const { seat } = game;
    for (const card of [2, 3, 4]) {
      game.do({ type: 'playCard', card });
      const told = game.do({ type: 'endTurn' });
      expect(told.map(({ type }) => type)).not.toContain('cardsTakenBack');
      expect(actionCardsOf(game.position, seat)).toEqual([2, 3, 4, 5].filter((one) => one > card));
      game.pass();
    }
    game.do({ type: 'playCard', card: 5 });
    expect(actionCardsOf(game.position, seat)).toEqual([]);
    expect(game.do({ type: 'endTurn' })).toContainEqual({ type: 'cardsTakenBack', seat });
    expect(actionCardsOf(game.position, seat)).toEqual([2, 3, 4, 5]);
    expect(actionCardsOf(game.position, 1 - seat)).toEqual([5]);
  });

  test('[BD-TERM-13] a cycle of both players is eight turns, four each', () => {
    const game = opening();
    const turns: number[] = [];
    const full = (): boolean => [0, 1].every((seat) => actionCardsOf(game.position, seat).length === 4);
    do {
      turns.push(game.seat);
      game.pass();
    } while (!full());
    expect(turns).toHaveLength(8);
    expect(turns.filter((seat) => seat === 0)).toHaveLength(4);
    expect(game.position.data[TURN]).toBe(9);
  });
});

describe('the limit at the start', () => {
  test('[BD-ACTIONCARD-5] the very first card of the game is the 2', () => {
    const game = opening();
    expect(cards(game)).toEqual([2]);
    for (const card of [3, 4, 5]) {
      const refusal = game.refusal({ type: 'playCard', card });
      expect(refusal?.code).toBe('FIRST_CARD_IS_TWO');
      expect(refusal?.rule).toBe('BD-ACTIONCARD-5');
    }
  });

  test('[BD-ACTIONCARD-10] [BD-ACTIONCARD-6] the second player opens with 2 or 3', () => {
    const game = opening().passWith(2);
    expect(cards(game)).toEqual([2, 3]);
    for (const card of [4, 5]) {
      const refusal = game.refusal({ type: 'playCard', card });
      expect(refusal?.code).toBe('CARD_TOO_HIGH');
      expect(refusal?.rule).toBe('BD-ACTIONCARD-6');
    }
  });

  test('[BD-EX-1] [BD-ACTIONCARD-6] after 2 and 3 the first player may play up to 4', () => {
    const game = opening().passWith(2).passWith(3);
    expect(cards(game)).toEqual([3, 4]);
    expect(why(game, 5)).toBe('CARD_TOO_HIGH');
  });

  test('[BD-EX-2] [BD-ACTIONCARD-6] after 2 and 2 the first player has only his 3', () => {
    const game = opening().passWith(2).passWith(2);
    expect(cards(game)).toEqual([3]);
    expect(why(game, 4)).toBe('CARD_TOO_HIGH');
    expect(why(game, 5)).toBe('CARD_TOO_HIGH');
    expect(why(game, 2)).toBe('CARD_PLAYED_ALREADY');
  });

  test('[BD-ACTIONCARD-6] [BD-ACTIONCARD-7] the highest card of either player counts, and what is not higher is always allowed', () => {
    // 2, 3, 3: the second player's highest is his own 3; he may go on to 4 or back to 2.
    const game = opening().passWith(2).passWith(3).passWith(3);
    expect(cards(game)).toEqual([2, 4]);
    expect(why(game, 5)).toBe('CARD_TOO_HIGH');
    // With the 2 that he plays the limit does not go down: what counts is the highest card, not the last.
    game.passWith(2);
    expect(cards(game)).toEqual([4]);
    expect(why(game, 5)).toBe('CARD_TOO_HIGH');
  });

  test('[BD-ACTIONCARD-8] once a 4 has been played, both may play anything', () => {
    const game = opening().passWith(2).passWith(3).passWith(4);
    expect(cards(game)).toEqual([2, 4, 5]);
    game.passWith(2);
    expect(cards(game)).toEqual([3, 5]);
  });

  test('[BD-ACTIONCARD-9] [BD-ACTIONCARD-8] later cycles have no limit: a 5 may open them', () => {
    const game = opening();
    for (const card of [2, 3, 4, 5]) game.passWith(card).passWith(card);
    expect(cards(game)).toEqual([2, 3, 4, 5]);
    game.passWith(5);
    expect(cards(game)).toEqual([2, 3, 4, 5]);
  });
});

/** A bare table for so many players at the first card of the game. */
function firstCard(players: number): Position {
  const colours = (['blue', 'red', 'yellow', 'green'] as const).slice(0, players);
  const everyone = <T>(thing: T): T[] => colours.map(() => thing);
  const [team, onLine] = [baseGame.teams[0], 4];
  const scenario: Scenario = {
    ...baseGame,
    id: `cards-${players}`,
    colours,
    teams: everyone(team),
    onLine: everyone(onLine),
  };
  const p = new Position(compileRuleset(scenario, { scenario: scenario.id }));
  for (let seat = 0; seat < players; seat++) p.data[ACTION_HAND + seat] = 0b111100;
  p.data[TURN] = 1;
  openStage(p, 'card', 0);
  return p;
}

/** The turn in which the last possible 4 is played, going through all legal orders. */
function latestFour(p: Position): number {
  const seat = p.data[ACTIVE];
  const out = new ActionList();
  list(p, seat, out);
  expect(out.length).toBeGreaterThan(0);
  let latest = 0;
  for (let i = 0; i < out.length; i++) {
    const packed = out.packed(i);
    if (targetOf(packed) === 4) {
      latest = Math.max(latest, p.data[TURN]);
      continue;
    }
    const next = p.copy();
    perform(next, seat, packed);
    const [decision] = decisions(next);
    const end = check(next, { seat, decision: decision?.number ?? -1, action: { type: 'endTurn' } });
    if (!end.ok) throw new Error(end.refusal.code);
    perform(next, seat, end.packed);
    expect(next.data[HIGHEST]).toBeLessThan(4);
    latest = Math.max(latest, latestFour(next));
  }
  return latest;
}

describe('every order of cards', () => {
  test.each([
    [2, 5],
    [3, 7],
    [4, 9],
  ])(
    '[BD-RULING-16] [BD-RULING-17] with %i players somebody always has a legal card, and a 4 is out by turn %i',
    (players, turn) => {
      expect(latestFour(firstCard(players))).toBe(turn);
    },
  );
});
