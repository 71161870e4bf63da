/** Nothing that must be read is cut: what is to do, whose turn it is, the names of the opponents. */
import { expect, type Page, test } from '@playwright/test';
import { fixture } from './lib/fixtures.ts';
import { openAgainst } from './lib/screens.ts';
import { QUICK } from './lib/chance.ts';
import { SAY } from './lib/say.ts';

const { page: words } = SAY.en;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What of these is larger than the box in which it is seen. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.dock .prompt-card, .dock .prompt-card h1, .score-head strong')]
      .filter((one) => one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 1)
      .map((one) => `${one.tagName} ${one.textContent}`),
  );

const linesOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .evaluate(
      (one) => one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight),
    );

for (const size of [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
])
  for (const [players, name, levels] of [
    ['two', 'base-fight', ['greedy']],
    ['four', 'four-players', ['novice', 'greedy', 'casual']],
  ] as const)
    test(`at ${size.width}x${size.height} with ${players} players all that is to do can be read`, async ({
      page,
    }) => {
      await page.addInitScript(QUICK);
      await page.setViewportSize(size);
      // Without points nothing is asked before the turn ends.
      await openAgainst(page, fixture(name).replace(/^action points: \d$/m, 'action points: 0'), levels);
      await page.locator('.turn-buttons').getByRole('button', { name: words.endTurn }).click();
      // While others play: each is called by his whole name.
      const card = page.locator('.dock .action-card').first();
      const seen: string[] = [];
      await expect
        .poll(
          async () => {
            seen.push(...(await cut(page)));
            const seenCombat = page.getByRole('button', { name: SAY.en.play.goOn });
            if (await seenCombat.isVisible()) await seenCombat.click();
            const defend = page.locator('.dock .combat-card, .combat-panel .card').first();
            if (await defend.isVisible()) await defend.click();
            return card.isVisible();
          },
          { intervals: [60], timeout: 60_000 },
        )
        .toBe(true);
      expect(seen).toEqual([]);
      await expect(page.locator('.ask-hint')).toBeVisible();
      await expect(page.locator('.show-again')).toBeVisible();
      expect(await linesOf(page, '.dock h1')).toBeLessThan(1.5);
      expect(await cut(page)).toEqual([]);
      await card.click();
      // It is not gone for good.
      await expect(page.locator('.final-asked')).toContainText(SAY.en.play.cardComesBack);
      await page.locator('.final-asked button.primary, .dock .action-card.asked').first().click();
      await page.locator('.board [role=button][aria-pressed]').first().press('Enter');
      await expect(page.locator('.dock .prompt-card')).toContainText(SAY.en.play.todoSelected);
      expect(await linesOf(page, '.dock h1')).toBeLessThan(1.5);
      expect(await cut(page)).toEqual([]);
    });
