/**
 * A whole game of each edition, played through the page until somebody has won; that of Prison is played on a phone. By
 * night one of every scenario.
 */
import { test } from '@playwright/test';
import { QUICK, SEEDED } from './lib/chance.ts';
import { click, expectOver, hurry, play } from './lib/player.ts';
import { GREEDY, startGame, type Wanted } from './lib/start.ts';

const GAMES: Readonly<Record<string, Wanted>> = {
  'the base set': { box: 'Base set', seats: ['Human', GREEDY] },
  'the Card Game': { box: 'Card Game', scenario: /Tutorial 1/, seats: ['Human', GREEDY] },
  '3/4 Players': { box: '3/4 Players', scenario: /^The race/, seats: ['Human', GREEDY, GREEDY] },
  'bots only, watched': { box: 'Prison', scenario: /^Prison 1/, seats: [GREEDY, GREEDY] },
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, wanted] of Object.entries(GAMES))
  test(`a whole game: ${name}`, async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(SEEDED);
    await page.addInitScript(QUICK);
    await startGame(page, wanted);
    const pressed = await play(page, { seed: 1, deeds: 3, press: click, wait: hurry });
    await expectOver(page);
    test.info().annotations.push({ type: 'pressed', description: String(pressed) });
  });
