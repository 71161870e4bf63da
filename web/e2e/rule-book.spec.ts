/** The rules as a book: pictures, index, marks of a search, and what is on paper. */
import { expect, test } from '@playwright/test';
import { RULES_WORDS } from '../src/words/rules-words.ts';

test('a rule has its picture: before, after, and in words what happened', async ({ page }) => {
  await page.goto('/#/rules/BD-ROTATE-2');
  const rule = page.locator('#bd-rotate-2');
  await expect(rule).toBeInViewport();
  const [before, after] = [rule.getByRole('img').first(), rule.getByRole('img').last()];
  await expect(before).toHaveAccessibleName('Turning the twin from afar: before');
  await expect(after).toHaveAccessibleName(/after\. The blue Cleric turns room B anticlockwise\./);
  await expect(page.locator('#bd-rotate-3').getByRole('img')).toHaveCount(0);
});

test('a search marks what it found, whatever the accents, and leads to it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'fr'));
  await page.goto('/#/rules');
  await page.getByRole('searchbox').fill('epee');
  const marks = page.locator('mark');
  await expect(marks.first()).toBeVisible();
  for (const text of await marks.allTextContents()) expect(text.toLowerCase()).toBe('épée');
  const first = page.locator('.rule-id').first();
  const id = await first.textContent();
  await first.click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.locator(`[id="${id?.toLowerCase()}"]`)).toBeFocused();
  await expect(marks).toHaveCount(0);
});

test('the index goes from a letter to a word to its rule, by keyboard', async ({ page }) => {
  await page.goto('/#/rules/index');
  await page.getByRole('button', { name: 'T', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'T', exact: true })).toBeFocused();
  const twin = page.getByRole('listitem').filter({ hasText: 'Twin room' });
  await twin.getByRole('link').first().press('Enter');
  await expect(page.locator('#bd-rotate-2')).toBeFocused();
});

for (const [address, kept] of [
  ['#/rules/board', '#bd-rotate-2'],
  ['#/rules/pictures', '.rule-picture >> nth=0'],
  ['#/rules/index', '.rule-index'],
  ['#/rules', '.primer'],
] as const)
  test(`on paper there is the text and nothing to press: ${address}`, async ({ page }) => {
    await page.goto(`/${address}`);
    await expect(page.locator(kept)).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator(kept)).toBeVisible();
    for (const control of await page.locator('button, input, summary').all())
      await expect(control).toBeHidden();
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe('rgb(255, 255, 255)');
    const ink = await page.locator(kept).evaluate((element) => getComputedStyle(element).color);
    expect(ink).not.toMatch(/rgb\(2\d\d, 2\d\d/);
  });

test('a booklet begins with its title and its chapters', async ({ page }) => {
  await page.goto('/#/rules/card-game');
  const cover = page.locator('.booklet-cover');
  await expect(cover).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(cover).toBeVisible();
  const chapters = await cover.getByRole('listitem').allTextContents();
  expect(chapters).toContain('ZONE: zones and where cards lie');
  expect(chapters.length).toBe(await page.locator('.rules-group').count());
  await expect(cover).toHaveCSS('break-after', 'page');
});

test('the button prints', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.goto('/#/rules/board');
  await page.getByRole('button', { name: RULES_WORDS.en.print }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
});
