/** What the next player's answer leaves to whoever waits, where more than two play. */
import { type Position, type Seat, typeOf } from '@dungeon-twister/rules';
import { multiplayerScene } from '@dungeon-twister/rules/testing';
import { expect, test } from 'vitest';
import { Evaluator } from '../src/evaluate/evaluate.ts';
import { MapStore } from '../src/evaluate/maps.ts';
import { WEIGHTS } from '../src/evaluate/weights.ts';
import type { Plan } from '../src/search/best-plans.ts';
import { Judge } from '../src/search/judge.ts';
import { worthAfter } from '../src/search/next-turn.ts';
import { planTurn } from '../src/search/plan-turn.ts';

const judge = new Judge(new Evaluator(WEIGHTS, new MapStore()), WEIGHTS);
const WIDTH = { evaluations: 3000, most: 30, depth: 2, plans: 400, handlings: 0 };
const [BLUE, RED, YELLOW] = [0, 1, 2];

/** The best of red's plans that ends like this. */
function planThat(p: Position, type: string): Plan {
  const found = planTurn(p, RED, judge, WIDTH).find(
    ({ end, line, open }) => open !== 0 && typeOf(end, line[line.length - 1]) === type,
  );
  if (!found) throw new Error(`red has no plan with ${type}`);
  return found;
}

/** Red's Troll beside blue's Goblin, who has little to lay against him; yellow looks on from afar. */
const STRUCK = `
       g   h   i   j   k   l
  14   .   .   .   .   .   .
  13   .  rTr bGo  .   .   .
  12   .   .   .   .   .  yGo
`;

test.each(['standard-4', 'murder'])(
  '%s: whoever is struck fears the answer, who looks on does not',
  (scenario) => {
    const { position } = multiplayerScene(scenario, {
      open: true,
      faceUp: 'all',
      turn: 'red',
      ap: 1,
      at: STRUCK,
      cards: { blue: [0, 1], red: [3, 4, 5] },
    });
    const attack = planThat(position, 'attack');
    const fearedBy = (seat: Seat): number => 9 - worthAfter(position, attack, seat, judge, 9);
    expect(fearedBy(BLUE)).toBeGreaterThan(2);
    expect(fearedBy(YELLOW)).toBe(0);
  },
);

test('what the next player gains without taking it from anybody is no reason to do otherwise', () => {
  const { position } = multiplayerScene('standard-4', {
    open: true,
    faceUp: [5],
    turn: 'red',
    ap: 2,
    at: { 'red-troll': 'gear 5', 'blue-goblin': '5:0,0' },
  });
  const opens = planThat(position, 'reveal');
  expect(opens.value).toBeGreaterThan(judge.valueOf(position, RED) + 1);
  expect(worthAfter(position, opens, BLUE, judge, 7)).toBe(7);
});
