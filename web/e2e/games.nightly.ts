/** A whole game of every scenario, played through the page until somebody has won. */
import { test } from '@playwright/test';
import { SCENARIOS } from '@dungeon-twister/rules';
import { QUICK, SEEDED } from './lib/chance.ts';
import { click, expectOver, hurry, play } from './lib/player.ts';
import { boxOf, GREEDY, startGame } from './lib/start.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { id, name, colours } of SCENARIOS)
  test(`a whole game: ${id}`, async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(SEEDED);
    await page.addInitScript(QUICK);
    const bots = colours.slice(1).map(() => GREEDY);
    await startGame(page, { box: boxOf(id), scenario: name.en, seats: ['Human', ...bots] });
    await play(page, { seed: 1, deeds: 3, press: click, wait: hurry, most: 20_000 });
    await expectOver(page);
  });
