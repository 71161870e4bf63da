import { describe, expect, test } from 'vitest';
import { Chance } from '../../../src/chance.ts';
import { cardsIn } from '../../../src/combat/cards/hand.ts';
import type { Level, TeamChoice } from '../../../src/model/options.ts';
import { optionsFault } from '../../../src/options-fault.ts';
import { createGame, type Game } from '../../../src/game.ts';
import { AT_SLOT, COMBAT_HAND, HELD, IN_BOX } from '../../../src/model/fields.ts';
import { whereIs } from '../../../src/model/position.ts';
import type { AddressedEvent } from '../../../src/model/events.ts';
import { stageOf } from '../../../src/turn/turn-and-game-end.ts';
import { decisions } from '../../../src/flow/play.ts';
import { viewOf } from '../../../src/view/view.ts';
import { chooserOf, playTo, stepAtRandom } from '../../game/players.ts';

const FULL_HAND = [0, 1, 2, 2, 3, 3, 4, 5, 6];
const begin = (
  stronger: Level,
  weaker: Level,
  teamChoice: TeamChoice = 'mutual',
  events: AddressedEvent[] = [],
): Game =>
  createGame(
    { scenario: 'card-standard', teamChoice, handicap: { colour: 'blue', stronger, weaker } },
    'handicap',
    { onEvent: (one) => events.push(one) },
  );
const hand = (game: Game, seat: number): number[] => cardsIn(game.position.data[COMBAT_HAND + seat]);
const characters = (game: Game, seat: number): number => {
  const { pieces } = game.position.ruleset;
  return pieces.ids.filter(
    (_id, piece) =>
      pieces.owner[piece] === seat &&
      pieces.isCharacter[piece] === 1 &&
      whereIs(game.position, piece) !== IN_BOX,
  ).length;
};
const without = (...cards: readonly number[]): number[] => FULL_HAND.filter((card) => !cards.includes(card));

describe('the handicap table', () => {
  test.each<[rule: string, stronger: Level, weaker: Level, fewer: number, cards: number[]]>([
    ['CG-HANDICAP-8', 'veryExperienced', 'experienced', 2, []],
    ['CG-HANDICAP-9', 'veryExperienced', 'good', 3, []],
    ['CG-HANDICAP-10', 'veryExperienced', 'beginner', 2, [5, 6]],
    ['CG-HANDICAP-11', 'veryExperienced', 'newbie', 3, [5, 6]],
    ['CG-HANDICAP-12', 'experienced', 'good', 2, []],
    ['CG-HANDICAP-13', 'experienced', 'beginner', 3, [6]],
    ['CG-HANDICAP-14', 'experienced', 'newbie', 4, [6]],
    ['CG-HANDICAP-15', 'good', 'beginner', 2, []],
    ['CG-HANDICAP-16', 'good', 'newbie', 2, [6]],
  ])('[%s] %s against %s: %i characters fewer', (_rule, stronger, weaker, fewer, cards) => {
    const game = begin(stronger, weaker);
    playTo(game, new Chance('row'), 'deploy');
    expect([characters(game, 0), hand(game, 0)]).toEqual([8 - fewer, without(...cards)]);
    expect([characters(game, 1), hand(game, 1)]).toEqual([8, FULL_HAND]);
  });

  test('[CG-HANDICAP-8, CG-HANDICAP-9, CG-HANDICAP-10, CG-HANDICAP-11, CG-HANDICAP-12, CG-HANDICAP-13, CG-HANDICAP-14, CG-HANDICAP-15, CG-HANDICAP-16] has no other rows', () => {
    const levels: readonly Level[] = ['veryExperienced', 'experienced', 'good', 'beginner', 'newbie'];
    const rows = levels.flatMap((stronger) =>
      levels.filter(
        (weaker) =>
          optionsFault({ scenario: 'card-standard', handicap: { colour: 'blue', stronger, weaker } }) ===
          null,
      ),
    );
    expect(rows).toHaveLength(9);
  });
});

test('[CG-EX-30, CG-HANDICAP-2, CG-HANDICAP-5, CG-HANDICAP-17, CG-RULING-188] an experienced player loses three characters and her +6 against a beginner, who plays with everything', () => {
  const game = begin('experienced', 'beginner');
  playTo(game, new Chance('lisa'), 'deploy');
  expect([characters(game, 0), characters(game, 1)]).toEqual([5, 8]);
  expect(hand(game, 0)).toEqual([0, 1, 2, 2, 3, 3, 4, 5]);
  expect(hand(game, 1)).toEqual(FULL_HAND);
});

test('[CG-HANDICAP-3] the stronger player still starts with two characters', () => {
  const game = begin('experienced', 'newbie');
  playTo(game, new Chance('starters'), 'act');
  const { pieces } = game.position.ruleset;
  const starters = pieces.ids.filter((_id, piece) => whereIs(game.position, piece) < HELD);
  expect(starters.filter((id) => id.startsWith('blue'))).toHaveLength(2);
  expect(starters.filter((id) => id.startsWith('yellow'))).toHaveLength(2);
});

test('[CG-HANDICAP-4, CG-RULING-5] who has fewer cards stops placing earlier, the other goes on alone, and rooms may stay below capacity', () => {
  const game = begin('experienced', 'newbie');
  const chance = new Chance('placing');
  playTo(game, chance, 'lay');
  const order: number[] = [];
  while (stageOf(game.position) === 'lay') {
    order.push(chooserOf(game));
    stepAtRandom(game, chance);
  }
  expect(order.filter((seat) => seat === 0)).toHaveLength(4 - 2 + 6);
  expect(order.filter((seat) => seat === 1)).toHaveLength(8 - 2 + 6);
  expect(order.slice(-3)).toEqual([1, 1, 1]);
  const { ruleset } = game.position;
  const laid = ruleset.pieces.ids.filter(
    (_id, piece) => whereIs(game.position, piece) >= AT_SLOT && whereIs(game.position, piece) < AT_SLOT + 8,
  );
  expect(laid.length).toBe(20);
  expect(ruleset.layout.slots.reduce((sum, { capacity }) => sum + capacity, 0)).toBe(24);
});

test.each(['mutual', 'fullFrontal', 'draft'] as const)(
  '[CG-HANDICAP-6, CG-HANDICAP-7, CG-RULING-188] %s: characters are left out in secret, after the teams are chosen',
  (teamChoice) => {
    const events: AddressedEvent[] = [];
    const game = begin('good', 'beginner', teamChoice, events);
    playTo(game, new Chance('secret'), 'dismiss');
    expect(decisions(game.position).map(({ seat }) => seat)).toEqual([0]);
    expect(characters(game, 0)).toBe(8);
    stepAtRandom(game, new Chance('left out'));
    const last = events.filter(({ event }) => event.type === 'pieceDismissed').at(-1);
    expect(last).toMatchObject({ only: 0, instead: { piece: 'hidden' } });
    const dismissed = last?.event.type === 'pieceDismissed' ? last.event.piece : '';
    // One of two is left out; then both are.
    for (const stage of ['dismiss', 'deploy']) {
      playTo(game, new Chance('on'), stage);
      for (const viewer of [1, 'spectator'] as const) {
        const view = viewOf(game.position, viewer);
        expect(view.shown.pieces.map(({ id }) => id)).not.toContain(dismissed);
        expect(view.remembered.unseen[0]).toContain(dismissed);
      }
    }
  },
);

test('[CG-RULING-196] everybody knows which combat cards are gone', () => {
  const game = begin('veryExperienced', 'newbie');
  playTo(game, new Chance('cards'), 'deploy');
  expect(viewOf(game.position, 1).remembered.combatCards[0]).toEqual(without(5, 6));
});
