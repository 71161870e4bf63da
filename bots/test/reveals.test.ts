/** What turning up a room is worth, tried in positions that fit what is known. */
import { type Position, typeOf } from '@dungeon-twister/rules';
import { multiplayerScene } from '@dungeon-twister/rules/testing';
import { expect, test } from 'vitest';
import { Evaluator } from '../src/evaluate/evaluate.ts';
import { MapStore } from '../src/evaluate/maps.ts';
import { WEIGHTS } from '../src/evaluate/weights.ts';
import type { Plan } from '../src/search/best-plans.ts';
import { Judge } from '../src/search/judge.ts';
import { planTurn } from '../src/search/plan-turn.ts';
import { triesReveals, withRevealsTried } from '../src/search/reveals.ts';
import { besideClosedRoom } from './closed-room.ts';

const judge = new Judge(new Evaluator(WEIGHTS, new MapStore()), WEIGHTS);
const WIDTH = { evaluations: 600, most: 6, depth: 3, plans: 3000, handlings: 0 };

const before = (waiting: string): Position => besideClosedRoom(3, ['bTh: c8', 'bCl: b8', waiting]);

const opens = (plan: Plan): boolean => {
  const last = plan.line[plan.line.length - 1];
  return last !== undefined && typeOf(plan.end, last) === 'reveal';
};

/** The best plan that turns up the room, with what that was found to be worth. */
function opening(waiting: string): Plan {
  const p = before(waiting);
  const tried = withRevealsTried(planTurn(p, 0, judge, WIDTH), 0, judge, [p]);
  const found = tried.find(opens);
  if (!found) throw new Error('nobody turns up the room');
  return found;
}

test('somebody behind a door is more of a reason to open it than a thing, whosever he is', () => {
  expect(opening('yGo: G').open).toBeGreaterThan(opening('yRo: G').open);
  expect(opening('bGo: G').open).toBeGreaterThan(opening('bRo: G').open);
});

test('plans that turn up the same room gain the same by it, the others stay as they were', () => {
  const p = before('yGo: G');
  const plans = planTurn(p, 0, judge, WIDTH);
  const tried = withRevealsTried(plans, 0, judge, [p]);
  expect(tried).toHaveLength(plans.length);
  expect(tried.filter((plan) => !opens(plan))).toEqual(plans.filter((plan) => !opens(plan)));
  const gains = plans.filter(opens).map((plan) => {
    const after = tried.find(
      (other) =>
        other.actions === plan.actions &&
        opens(other) &&
        JSON.stringify(other.line) === JSON.stringify(plan.line),
    );
    return ((after?.value ?? NaN) - plan.value).toFixed(6);
  });
  expect(gains.length).toBeGreaterThan(1);
  expect(new Set(gains).size).toBe(1);
  expect(tried.map(({ value }) => value)).toEqual(tried.map(({ value }) => value).sort((a, b) => b - a));
});

const isTriedIn = (scenario: string): boolean =>
  triesReveals(multiplayerScene(scenario, {}).position.ruleset);

test('against time nobody tries what a room is worth: it must be opened', () => {
  expect(isTriedIn('race')).toBe(false);
  for (const scenario of ['standard-3', 'standard-4', 'pyramid-4', 'murder'])
    expect(isTriedIn(scenario)).toBe(true);
});
