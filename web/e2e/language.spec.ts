/** One language is loaded at a time: the page changes at once when the other is there, and not before. */
import { expect, type Page, type Route, test } from '@playwright/test';

const choose = (page: Page, language: 'English' | 'Français'): Promise<void> =>
  page.getByText(language, { exact: true }).click();
const speaks = async (page: Page, language: 'en' | 'fr'): Promise<void> => {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(
    page.getByRole('button', {
      name: language === 'en' ? 'Play against the computer' : 'Jouer contre l’ordinateur',
    }),
  ).toBeVisible();
  await expect(page.locator(`input[name=language][value=${language}]`)).toBeChecked();
};

test('a language that is chosen is spoken, and again when the page is opened the next time', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const asked = (name: string): boolean => scripts.some((url) => url.includes(name));
  await page.goto('/');
  await speaks(page, 'en');
  expect(asked('in-french')).toBe(false);
  await choose(page, 'Français');
  await speaks(page, 'fr');
  scripts.length = 0;
  await page.reload();
  await speaks(page, 'fr');
  expect(asked('in-french')).toBe(true);
  expect(asked('in-english')).toBe(false);
});

test('who chooses again while words are on their way gets what was chosen last', async ({ page }) => {
  const held: Route[] = [];
  await page.route(/in-french/, (route) => void held.push(route));
  await page.goto('/');
  await choose(page, 'Français');
  await expect.poll(() => held.length).toBe(1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await choose(page, 'English');
  const arrived = page.waitForResponse(/in-french/);
  await held[0]?.continue();
  await (await arrived).finished();
  await speaks(page, 'en');
});

test('a language that cannot be loaded is not chosen', async ({ page }) => {
  await page.route(/in-french/, (route) => route.abort());
  await page.goto('/');
  await choose(page, 'Français');
  await speaks(page, 'en');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
});
