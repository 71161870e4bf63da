/** Combats that others may join: who comes in, what everybody lays, and that nobody peeps. */
import { describe, expect, test } from 'vitest';
import {
  type Action,
  ActionList,
  Chance,
  check,
  combatNow,
  decisions,
  legalActions,
  perform,
  type Position,
  sample,
  sameAction,
  type Seat,
  stageOf,
  viewOf,
} from '@dungeon-twister/rules';
import { multiplayerScene } from '@dungeon-twister/rules/testing';
import { attackValue } from '../../src/combat/attack-value.ts';
import { fightersOf, partyMixtures, partyValues } from '../../src/combat/party-cards.ts';
import { worthsOfAll } from '../../src/combat/party.ts';
import { matchRegrets } from '../../src/combat/regret-matching.ts';
import { combatChoices, solveCombat } from '../../src/combat/solve-combat.ts';
import { endsOf } from '../../src/combat/worths.ts';
import { plainWorth } from './fights.ts';

const FIGHT = 1.5;
const stakes = { evaluate: plainWorth, fight: FIGHT };
const listed = new ActionList();
const [, RED, YELLOW, GREEN] = [0, 1, 2, 3];

/** Red's Warrior attacks blue's Troll; yellow and green stand beside the two. */
const CROWD = `
       g   h   i   j
  14   .  yGo  .   .
  13   .  rWr bTr gWr
  12   .   .  yMe  .
`;

function party(at = CROWD, cards: Readonly<Record<string, readonly number[]>> = {}) {
  const board = multiplayerScene('murder', { open: true, faceUp: 'all', turn: 'red', at, cards });
  board.do({ type: 'attack', piece: 'red-warrior', target: 'blue-troll' });
  return board;
}

const choicesOf = (p: Position, seat: Seat) => combatChoices(p, seat, plainWorth, FIGHT);

describe('regret matching', () => {
  test('finds the equilibrium where one is known', () => {
    const payoffs = [
      [0, -1, 1],
      [1, 0, -1],
      [-1, 1, 0],
    ];
    const mixtures = matchRegrets(
      {
        choices: [3, 3],
        pay: (player, mixed, out) =>
          out.forEach((_, k) => {
            const against = mixed[1 - player];
            out[k] = against.reduce((sum, share, j) => sum + share * payoffs[k][j], 0);
          }),
      },
      500,
    );
    for (const mixture of mixtures) for (const share of mixture) expect(share).toBeCloseTo(1 / 3, 2);
  });

  test('who has one best choice whatever the others do makes it always', () => {
    const mixtures = matchRegrets(
      { choices: [3, 2], pay: (_player, _mixed, out) => out.forEach((_, k) => (out[k] = k)) },
      300,
    );
    expect(mixtures).toEqual([Float64Array.of(0, 0, 1), Float64Array.of(0, 1)]);
  });
});

describe('whoever may join', () => {
  test('answers with a mixture of what is open to him', () => {
    const p = party().position;
    expect(stageOf(p)).toBe('join');
    for (const { seat } of decisions(p)) {
      const choices = choicesOf(p, seat);
      const legal = legalActions(p, seat, listed);
      expect(choices.map(({ action }) => action)).toEqual(legal);
      expect(choices.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    }
  });

  test('does not look at an answer that lies face down', () => {
    const answers = (['attack', 'defence', null] as const).flatMap((side) => {
      const board = party();
      const [first, second] = decisions(board.position).map(({ seat }) => seat);
      const action: Action = { type: 'join', side };
      if (board.why(action, first) !== null) return [];
      board.do(action, first);
      const view = viewOf(board.position, second);
      const guessed = sample(view, new Chance(`${side}`), board.position.ruleset);
      return [choicesOf(guessed, second)];
    });
    expect(answers.length).toBeGreaterThan(1);
    for (const one of answers) expect(one).toEqual(answers[0]);
  });

  test('comes in on the side that wins for certain, where winning pays', () => {
    // Red leads with all cards left, blue has but a +0.
    const board = party(
      `
         h   i   j
    13  rWr bTr gWr
    `,
      { blue: [0], green: [0, 6], red: [0, 1, 2, 5, 6] },
    );
    const best = choicesOf(board.position, GREEN).reduce((a, b) => (b.share > a.share ? b : a));
    expect(best.action).toEqual({ type: 'join', side: 'attack' });
    expect(best.share).toBeGreaterThan(0.95);
  });
});

/** Everybody who may joins; red lays the first card. */
function joined(): Position {
  const board = party();
  for (const { seat } of decisions(board.position)) {
    const side = board.why({ type: 'join', side: 'attack' }, seat) === null ? 'attack' : 'defence';
    board.do({ type: 'join', side }, seat);
  }
  return board.position;
}

describe('cards of more than two', () => {
  test('nobody gains much by laying otherwise', () => {
    const p = joined();
    const combat = combatNow(p);
    if (!combat) throw new Error('nobody fights');
    expect(combat.attackers.length + combat.defenders.length).toBeGreaterThan(2);
    const fighters = fightersOf(p, combat, RED);
    const worths = worthsOfAll(endsOf(p), stakes);
    const mixtures = partyMixtures(fighters, combat.lead, worths, 1000);
    const valuesWith = (index: number, mixture: Float64Array): number =>
      partyValues(fighters, combat.lead, worths, mixtures.with(index, mixture))[fighters[index].seat];
    fighters.forEach(({ lays }, index) => {
      const now = valuesWith(index, mixtures[index]);
      lays.forEach((_, k) => {
        const always = new Float64Array(lays.length);
        always[k] = 1;
        expect(valuesWith(index, always) - now).toBeLessThan(0.05);
      });
    });
  });

  test('are legal and drawn by chance', () => {
    const p = joined();
    const [{ seat }] = decisions(p);
    const legal = legalActions(p, seat, listed);
    const drawn = solveCombat(p, seat, plainWorth, new Chance('lay'), FIGHT);
    expect(legal.some((action) => drawn !== null && sameAction(action, drawn))).toBe(true);
    expect(solveCombat(p, seat, plainWorth, new Chance('lay'), FIGHT)).toEqual(drawn);
  });

  test('those that lie face down are not looked at', () => {
    const choices = [0, 6].map((card) => {
      const p = joined();
      const [{ seat, number }] = decisions(p);
      const accepted = check(p, { seat, decision: number, action: { type: 'layCard', card } });
      if (!accepted.ok) throw new Error(accepted.refusal.code);
      perform(p, seat, accepted.packed);
      const next = decisions(p)[0].seat;
      const guessed = sample(viewOf(p, next), new Chance(`${card}`), p.ruleset);
      return choicesOf(guessed, next);
    });
    expect(choices[1]).toEqual(choices[0]);
  });

  test('an attack in a crowd is worth something to everybody, whether he may join or not', () => {
    const p = party().position;
    for (const seat of [0, RED, YELLOW, GREEN])
      expect(Number.isFinite(attackValue(p, seat, plainWorth, FIGHT))).toBe(true);
  });
});
