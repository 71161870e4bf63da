import { describe, expect, test } from 'vitest';
import { viewOf } from '../../src/view/view.ts';
import { sketch } from '../../testing/sketch.ts';
import { combatCardsOf, WholeGame } from '../../testing/whole-game.ts';

/** Two that may fight as long as they like: a tie changes nothing. */
const duel = (cards: { blue?: readonly number[]; yellow?: readonly number[] } = {}): WholeGame =>
  new WholeGame(
    sketch(
      `+---+---+---+---+---+
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   a   y   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +---+---+---+---+---+`,
      { a: 'blue goblin', y: 'yellow goblin' },
      { ap: 20, cards },
    ).position,
  );

const attack = { type: 'attack', piece: 'blue-goblin', target: 'yellow-goblin' } as const;

describe('combat cards in hand', () => {
  test('[BD-RULING-19] they cannot run out: the +0 always comes back', () => {
    const game = duel({ blue: [0, 1], yellow: [0, 1] });
    game.fight('blue-goblin', 'yellow-goblin', 1, 1);
    for (let round = 0; round < 3; round++) {
      expect(combatCardsOf(game.position, 0)).toEqual([0]);
      expect(combatCardsOf(game.position, 1)).toEqual([0]);
      game.do(attack);
      expect(game.legal()).toEqual([{ type: 'layCard', card: 0 }]);
      game.do({ type: 'layCard', card: 0 });
      game.do({ type: 'layCard', card: 0 });
    }
    expect(game.isWounded('yellow-goblin')).toBe(false);
  });

  test('[BD-RULING-21] a card in hand or laid face down is told to its owner only', () => {
    const game = duel();
    game.do(attack);
    game.do({ type: 'layCard', card: 5 });
    expect(game.heard(0).at(-1)).toEqual({ type: 'cardLaid', seat: 0, card: 5 });
    for (const outsider of [1, -1])
      expect(game.heard(outsider).at(-1)).toEqual({ type: 'cardLaid', seat: 0, card: 'hidden' });
  });

  test('[BD-RULING-21] everybody sees the Action cards left and how many Combat and Jump cards, not which', () => {
    const game = duel({ blue: [0, 2, 5], yellow: [0, 1] });
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { seats } = viewOf(game.position, viewer).shown;
      expect(
        seats.map(({ actionCards, combatCards, jumps }) => ({ actionCards, combatCards, jumps })),
      ).toEqual([
        { actionCards: [2, 3, 4, 5], combatCards: 3, jumps: 3 },
        { actionCards: [2, 3, 4, 5], combatCards: 2, jumps: 3 },
      ]);
    }
    const other = duel({ blue: [0, 3, 4], yellow: [0, 6] });
    expect(viewOf(other.position, 1).shown).toEqual(viewOf(game.position, 1).shown);
    game.do({ type: 'endTurn' });
    game.do({ type: 'playCard', card: 4 });
    expect(viewOf(game.position, 0).shown.seats[1]?.actionCards).toEqual([2, 3, 5]);
  });

  test('[BD-RULING-20] afterwards the pile of spent cards stays hidden: nothing on the table tells which they were', () => {
    const after = [2, 3].map((card) => {
      const game = duel();
      game.fight('blue-goblin', 'yellow-goblin', card, card);
      return viewOf(game.position, 'spectator').shown;
    });
    expect(after[0]).toEqual(after[1]);
  });

  test('[BD-RULING-21] the defender’s choice is the same whatever the attacker has laid', () => {
    const answers = [0, 6].map((card) => {
      const game = duel();
      game.do(attack);
      game.do({ type: 'layCard', card });
      return game.legal();
    });
    expect(answers[0]).toEqual([0, 1, 2, 3, 4, 5, 6].map((card) => ({ type: 'layCard', card })));
    expect(answers[1]).toEqual(answers[0]);
  });

  test('[BD-RULING-20] both cards are shown to everybody when they are fought with, and never again', () => {
    const game = duel();
    game.fight('blue-goblin', 'yellow-goblin', 2, 2);
    for (const listener of [0, 1, -1])
      expect(game.heard(listener).filter((event) => event.type === 'combatFought')).toEqual([
        {
          type: 'combatFought',
          cards: [
            { seat: 0, card: 2 },
            { seat: 1, card: 2 },
          ],
          attack: 3,
          defence: 3,
          winner: null,
        },
      ]);
    expect(combatCardsOf(game.position, 0)).toEqual([0, 1, 2, 3, 3, 4, 5, 6]);
    game.fight('blue-goblin', 'yellow-goblin', 0, 0);
    const cards = game
      .heard(-1)
      .flatMap((event) => (event.type === 'combatFought' ? event.cards.map(({ card }) => card) : []));
    expect(cards).toEqual([2, 2, 0, 0]);
  });
});
