/** The levels play whole games of every scenario, and never ask for what is not allowed. */
import { createGame, decisions, SCENARIOS, viewOf } from '@dungeon-twister/rules';
import { expect, test } from 'vitest';
import { botNamed } from '../src/registry.ts';

/** Far more than any of these games takes. */
const MOST = 6000;

/** Plays a game to its end; answers what was refused, and the winners. */
function played(scenario: string, names: readonly string[], seed: string, most = MOST) {
  const game = createGame({ scenario }, seed);
  const bots = Array.from({ length: game.position.ruleset.seats }, (_, seat) =>
    botNamed(names[seat % names.length] ?? ''),
  );
  const refused: string[] = [];
  const chosen: string[] = [];
  while (game.result === null && chosen.length < most) {
    const [next] = decisions(game.position);
    if (!next) break;
    const { seat, number } = next;
    const action = bots[seat]?.choose({
      view: viewOf(game.position, seat),
      seat,
      seed: `${seed}/${chosen.length}`,
    });
    if (!action) break;
    chosen.push(JSON.stringify(action));
    if (!game.perform({ seat, decision: number, action }).ok) refused.push(JSON.stringify(action));
  }
  return { refused, chosen, winners: game.result?.winners ?? null };
}

/** Larger games take long and bring nothing new after a while. */
const ENOUGH = 160;

test.each(SCENARIOS.map(({ id }) => id))('novices play %s', (scenario) => {
  const { refused, chosen, winners } = played(scenario, ['novice'], 'levels', ENOUGH);
  expect(refused).toEqual([]);
  expect(winners !== null || chosen.length === ENOUGH).toBe(true);
});

test.each(['base', 'prison-5', 'surprise', 'card-advanced'])('novices play %s to its end', (scenario) => {
  expect(played(scenario, ['novice'], 'to the end').winners).not.toBeNull();
});

test.each(['base', 'prison-5', 'standard-4', 'card-standard'])(
  'higher levels begin %s as allowed',
  (scenario) => {
    const { refused, chosen } = played(scenario, ['skilled@0.3', 'expert@0.1'], 'levels', 60);
    expect(refused).toEqual([]);
    expect(chosen.length).toBeGreaterThan(30);
  },
);

test('the same view and seed give the same game, another seed another one', () => {
  const [first, again, other] = ['same', 'same', 'other'].map(
    (seed) => played('base', ['casual'], seed, 80).chosen,
  );
  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
});
