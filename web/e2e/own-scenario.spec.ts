/** The page as `npm start -- --scenario mine.txt` opens it. */
import { expect, test } from '@playwright/test';
import { hashOf } from '../src/browser/route.ts';
import { packed } from '../src/store/link.ts';

const OWN = 'Scenario: mine\nName: The \u202ecrypt\u200b\nBased on: prison-1\n';

test('a scenario of one’s own is chosen, its name turns nothing around, and it is played', async ({
  page,
}) => {
  await page.goto(`/${hashOf({ page: 'home', own: await packed(OWN) })}`);
  const name = String.raw`The \u202ecrypt\u200b`;
  await expect(page.getByRole('radio', { name })).toBeChecked();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/#\/play\//);
  const labyrinth = page.getByRole('group', { name: 'The labyrinth' });
  await labyrinth.getByRole('button').first().press('Enter');
  await page.getByRole('button', { name: 'Place the rest for me' }).click();
  // What is kept of it is drawn and opened by a page that has not read the scenario yet.
  await page.reload();
  await expect(labyrinth).toBeVisible();
  await page.goto('/');
  await page.reload();
  await expect(page.locator('.home-miniature .board')).toBeVisible();
});

test('everything that is wrong with a scenario of one’s own is told, line by line', async ({ page }) => {
  const wrong = `${OWN}Wobble: 3\nGoal: \\u001bmany\n`;
  await page.goto(`/${hashOf({ page: 'home', own: await packed(wrong) })}`);
  const refused = page.locator('section').filter({ has: page.getByRole('alert') });
  await expect(refused.last().getByRole('listitem')).toHaveText([/^Line 4: .*Wobble/, /^Line 5: .*many/]);
});

test('a scenario of the boxes is chosen', async ({ page }) => {
  await page.goto(`/${hashOf({ page: 'home', scenario: 'prison-3' })}`);
  await expect(page.getByRole('radio', { name: /^Prison 3/ })).toBeChecked();
});
