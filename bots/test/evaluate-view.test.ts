/** What a view is worth: the features add up to it, and nothing hidden has a part in it. */
import {
  Chance,
  createGame,
  type Game,
  parsePosition,
  sample,
  SCENARIOS,
  viewOf,
} from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { type Evaluation, evaluateView } from '../src/index.ts';
import { stepByChance } from './by-chance.ts';

/** A game some way on, by chance. */
function played(scenario: string, deeds: number): Game {
  const game = createGame({ scenario }, 'worth');
  const chance = new Chance('worth');
  for (let deed = 0; deed < deeds && stepByChance(game, chance); deed++);
  return game;
}

const ROOMS = 'rooms:\n A 1cw-N B 2ccw-E\n C 3cw-S D 4ccw-N\n E 1ccw-N F 2cw-N\n G (3ccw-N) H (4cw-N)\n';

const withPoints = (points: number): string =>
  `Dungeon Twister position 1\nscenario: base\nturn: 9 blue\naction points: 4\nblue: points ${points}\n\n${ROOMS}\nbCl: c18\nyGo: c15\n`;

function worth(points: number): Evaluation {
  const read = parsePosition(withPoints(points));
  if (!read.ok) throw new Error(read.words.en);
  return evaluateView({ view: viewOf(read.position, 0), seat: 0, seed: 'a' }, 1);
}

describe('evaluateView', () => {
  test.each(SCENARIOS.map(({ id }) => id))('%s: the features add up to the value', (scenario) => {
    for (const deeds of [0, 45]) {
      const { position } = played(scenario, deeds);
      const { value, features } = evaluateView({ view: viewOf(position, 0), seat: 0, seed: 'x' }, 2);
      if (!features) throw new Error('The game goes on.');
      const sum = Object.values(features).reduce((a, b) => a + b, 0);
      expect(value).toBeCloseTo(sum, 6);
      expect(Number.isFinite(value)).toBe(true);
    }
  });

  test('the same in every position that fits the view, for the same seed', () => {
    const { position } = played('base', 60);
    const view = viewOf(position, 1);
    const first = evaluateView({ view, seat: 1, seed: 'a' });
    for (let world = 0; world < 5; world++) {
      const other = sample(view, new Chance(`world ${world}`));
      expect(evaluateView({ view: viewOf(other, 1), seat: 1, seed: 'a' })).toEqual(first);
    }
  });

  test('points count for whoever has them, and against his enemy', () => {
    const { position } = played('prison-1', 30);
    const [own, other] = [0, 1].map((seat) =>
      evaluateView({ view: viewOf(position, seat), seat, seed: 'a' }, 1),
    );
    expect(own?.features?.point).toBe(-(other?.features?.point ?? NaN) + 0);
  });

  test('a victory point is worth ten; a game that is decided has no features', () => {
    expect(worth(2).features?.point).toBe(20);
    expect(worth(5)).toEqual({ value: 900, features: null });
  });
});
