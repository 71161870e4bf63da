import { newGame, SCENARIOS, viewOf } from '@dungeon-twister/rules';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

beforeAll(() => {
  vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} } });
});

afterAll(() => {
  vi.unstubAllGlobals();
});

test('where eliminating scores, that is said beside the goal; elsewhere not', async () => {
  const { sayDeaths } = await import('../../src/panels/goal.ts');
  await (await import('../../src/words/language.ts')).speak('en');
  const said = Object.fromEntries(
    SCENARIOS.map(({ id }) => [id, sayDeaths(newGame({ scenario: id }, 'goal').ruleset)]),
  );
  const words = 'Each enemy eliminated: +1';
  expect(said).toMatchObject({ base: words, 'standard-4': words, 'card-2': words });
  // In the first tutorial of the Card Game nobody fights.
  expect(said['card-1']).toBe('');
  // Said already, not so, or something else wins.
  expect(said).toMatchObject({ murder: '', 'pyramid-4': '', 'prison-2': '', 'prison-3': '' });
  const worthNothing = SCENARIOS.map(({ id }) => id).filter(
    (id) => newGame({ scenario: id }, 'goal').ruleset.policies.scoring.perDeath === 0,
  );
  expect(worthNothing.filter((id) => said[id] !== '')).toEqual([]);
  await (await import('../../src/words/language.ts')).speak('fr');
  expect(sayDeaths(newGame({ scenario: 'base' }, 'goal').ruleset)).toBe('Chaque ennemi éliminé : +1');
});

/** What the seats of each scenario are told, everything once. */
async function goals(language: 'en' | 'fr'): Promise<Record<string, string[]>> {
  const { sayGoal } = await import('../../src/panels/goal.ts');
  await (await import('../../src/words/language.ts')).speak(language);
  return Object.fromEntries(
    SCENARIOS.map(({ id }) => {
      const position = newGame({ scenario: id }, 'goal');
      const said = [...position.ruleset.colours.keys()].map((seat) =>
        sayGoal(position.ruleset, viewOf(position, seat)),
      );
      return [id, [...new Set(said)]];
    }),
  );
}

test('every scenario says how it is won, to each seat', async () => {
  const english = await goals('en');
  expect(english).toMatchObject({
    base: ['Bring 5 points out over the yellow line', 'Bring 5 points out over the blue line'],
    'prison-2': [
      'Eliminate the yellow Colossus before it leaves',
      'Bring the yellow Colossus out over the enemy line',
    ],
    'prison-3': ['Eliminate 2 enemy characters'],
    'pyramid-4': ['Bring 4 points out by the room on top, lifted from its gear'],
    race: ['Bring most points over the finish in 48 turns (turn 0)'],
    'exit-4': ['Bring 5 points out by the small line of your colour'],
    murder: ['Score 12 points: wound, eliminate, or leave over a line of the others'],
    'card-1': ['Bring 2 points out over the yellow line', 'Bring 2 points out over the blue line'],
  });
  const french = await goals('fr');
  expect(french['prison-2']).toEqual([
    'Éliminez le Colosse jaune avant sa sortie',
    'Faites sortir le Colosse jaune par la ligne ennemie',
  ]);
  for (const said of [...Object.values(english), ...Object.values(french)]) {
    expect(said.length).toBeGreaterThan(0);
    for (const one of said) expect(one).toMatch(/^\p{Lu}.{12,}$/u);
  }
});
