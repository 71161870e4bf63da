/** What a bot may not know changes nothing: positions that look alike to its seat get the same answer. */
import { Chance, createGame, decisions, sample, viewOf } from '@dungeon-twister/rules';
import { expect, test } from 'vitest';
import { botNamed } from '../src/registry.ts';

const LOOK_ONE_IN = 9;

test.each([
  ['base', 'skilled@0.2'],
  ['prison-5', 'casual'],
  ['standard-3', 'casual'],
  ['murder', 'novice'],
  ['card-standard', 'casual'],
])('%s: %s', (scenario, name) => {
  const game = createGame({ scenario }, 'blind');
  const chance = new Chance('blind, the other worlds');
  const seen: unknown[] = [];
  const imagined: unknown[] = [];
  let otherwise = 0;
  for (let asked = 0; asked < 90 && game.result === null; asked++) {
    const [next] = decisions(game.position);
    if (!next) break;
    const { seat, number } = next;
    const question = { view: viewOf(game.position, seat), seat, seed: `${asked}` };
    const action = botNamed(name)?.choose(question);
    if (asked % LOOK_ONE_IN === 0) {
      const other = sample(question.view, chance);
      if (other.data.some((word, index) => word !== game.position.data[index])) otherwise++;
      const view = viewOf(other, seat);
      seen.push({ view: question.view, action });
      imagined.push({ view, action: botNamed(name)?.choose({ ...question, view }) });
    }
    if (!action || !game.perform({ seat, decision: number, action }).ok)
      throw new Error(JSON.stringify(action));
  }
  expect(imagined).toEqual(seen);
  expect(seen.length).toBeGreaterThan(5);
  // Otherwise nothing would be hidden at all.
  expect(otherwise).toBeGreaterThan(3);
});
