/** The proof of the proof of secrecy: secrets are told on purpose, one at a time, and each is noticed. */
import { describe, expect, test } from 'vitest';
import type { GameOptions } from '../../src/model/options.ts';
import { sceneByChance } from '../../testing/scene.ts';
import { TELLTALES, type Where } from '../../testing/secrecy/telltales.ts';
import { leaksOf, type Walk } from '../../testing/secrecy/walk.ts';

/** Six of eight characters are kept, of whom four are starters. */
const HANDICAP = { colour: 'yellow', stronger: 'good', weaker: 'beginner' } as const;

const GAMES: Readonly<Record<Where, GameOptions>> = {
  game: { scenario: 'base' },
  scenes: { scenario: 'exit-4' },
  handicap: { scenario: 'base', handicap: HANDICAP },
  secretTeams: { scenario: 'mixed', teamChoice: 'fullFrontal' },
  lines: { scenario: 'exit-3' },
  four: { scenario: 'standard-4' },
  looker: { scenario: 'card-standard' },
};
const ON_SCENES: ReadonlySet<Where> = new Set(['scenes', 'looker']);
const TRIES = 40;

const walks = function* (where: Where): Generator<Walk> {
  for (let n = 0; n < TRIES; n++) {
    const walk = { options: GAMES[where], seed: `planted ${n}`, most: 150, fullOneIn: 10, untilFirst: true };
    yield ON_SCENES.has(where) ? { ...walk, start: sceneByChance(walk.options, walk.seed), most: 12 } : walk;
  }
};

describe('a proof of secrecy notices', () => {
  test.each(TELLTALES)('that %s', (_name, where, answers) => {
    for (const walk of walks(where)) if (leaksOf({ ...walk, answers }).length > 0) return;
    expect.fail('nobody noticed');
  });
});
