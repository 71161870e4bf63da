/** The methods of others that ours are measured by play as allowed, within what they are given, and better than nothing. */
import { Chance, createGame, decisions, type Game, viewOf } from '@dungeon-twister/rules';
import { sceneByChance } from '@dungeon-twister/rules/testing';
import { expect, test } from 'vitest';
import { evolve } from '../baselines/evolution.ts';
import { nonExploringSearch } from '../baselines/non-exploring-mcts.ts';
import { plainBeam } from '../baselines/plain-beam.ts';
import { Turn } from '../baselines/turn.ts';
import { type Planner, TurnBot } from '../baselines/turn-bot.ts';
import { Evaluator } from '../src/evaluate/evaluate.ts';
import { MapStore } from '../src/evaluate/maps.ts';
import { WEIGHTS } from '../src/evaluate/weights.ts';
import { Judge } from '../src/search/judge.ts';

const PLANNERS: readonly (readonly [string, Planner])[] = [
  ['plain beam', plainBeam],
  ['non-exploring tree search', nonExploringSearch],
  ['evolution', evolve],
];

const turnOf = (seed: string): Turn => {
  const p = sceneByChance({ scenario: 'base' }, seed);
  const [{ seat }] = decisions(p);
  return new Turn(p, seat, new Judge(new Evaluator(WEIGHTS, new MapStore()), WEIGHTS));
};

function refusedIn(game: Game, bot: TurnBot, decided: number): string[] {
  const refused: string[] = [];
  for (let step = 0; step < decided; step++) {
    const [next] = decisions(game.position);
    if (!next) break;
    const { seat, number } = next;
    const action = bot.choose({ view: viewOf(game.position, seat), seat, seed: `${step}` });
    const answer = game.perform({ seat, decision: number, action });
    if (!answer.ok) refused.push(answer.refusal.code);
  }
  return refused;
}

test.each(PLANNERS)('%s asks for nothing that is not allowed', (_name, planner) => {
  expect(refusedIn(createGame({ scenario: 'base' }, 'turns'), new TurnBot(600, planner), 45)).toEqual([]);
});

test.each(PLANNERS)(
  '%s finds better beginnings of a turn than chance does, and keeps to its measure',
  (_name, planner) => {
    const chance = new Chance('turns');
    let [found, drawn] = [0, 0];
    for (let n = 0; n < 6; n++) {
      const turn = turnOf(`turn ${n}`);
      const actions = turn.actionsIn(turn.root);
      found += turn.after(turn.root, planner(turn, 800, chance)).value;
      // One list more may be begun before the measure is full, and an evolution ends with a generation.
      expect(turn.performed).toBeLessThan(2400);
      drawn += turn.after(turn.root, actions[chance.below(actions.length)]).value;
    }
    expect(found).toBeGreaterThan(drawn);
  },
);
