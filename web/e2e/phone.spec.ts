/** On a phone nothing is lost: no page is wider than the screen, and everything that can be pressed can be reached. */
import { expect, test } from '@playwright/test';
import { SEEDED } from './lib/chance.ts';
import { pointOf, readScreen } from './lib/offers.ts';
import { click, expectOver, hurry, play } from './lib/player.ts';
import { SCREENS } from './lib/screens.ts';
import { GREEDY, startGame } from './lib/start.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

/** What lies over the rest until it is answered or closed: what is under it is meant to wait. */
const OVER: Readonly<Record<string, string>> = {
  combat: 'Combat',
  menu: 'Menu',
  'game over': 'The game is over',
  'list of keys': 'Keys',
  'saved games and share': 'Share and keep',
};

for (const [name, reach] of Object.entries(SCREENS))
  test(`on a phone nothing is lost: ${name}`, async ({ page }) => {
    await reach(page, 'en');
    const [width, inside] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect.soft(width, 'how wide the page is').toBeLessThanOrEqual(inside ?? 0);
    const { offers } = await readScreen(page);
    const over = OVER[name];
    const open = over === undefined ? offers : offers.filter(({ within }) => within.includes(over));
    // Otherwise nothing would be looked at.
    if (over !== undefined) expect(open.length).toBeGreaterThan(0);
    const hidden: string[] = [];
    for (const offer of open.slice(0, 60)) if (!(await pointOf(page, offer))) hidden.push(offer.name);
    expect(hidden, 'what no finger reaches').toEqual([]);
  });

test('a whole game on a phone', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(SEEDED);
  await startGame(page, { box: 'Prison', scenario: /^Prison 1/, seats: ['Human', GREEDY] });
  await play(page, { seed: 3, deeds: 3, press: click, wait: hurry });
  await expectOver(page);
});
