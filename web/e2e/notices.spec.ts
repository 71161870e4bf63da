/** What must be read before anything else is in sight, is where the keyboard is, and says what can be done. */
import { expect, type Page, test } from '@playwright/test';
import { FAULTS, fixture, withFaults } from './lib/fixtures.ts';
import { SAY } from './lib/say.ts';
import { SCREENS } from './lib/screens.ts';
import { takeSeat } from './lib/start.ts';

const { home, page: words, play } = SAY.en;

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 720 } });

const reach = (name: string, page: Page): Promise<void> => SCREENS[name]?.(page, 'en') ?? Promise.reject();
const board = (page: Page) => page.getByRole('group', { name: words.board });

test('a saved game of older rules says how far it goes, and is opened by keyboard', async ({ page }) => {
  await reach('a saved game of older rules', page);
  await expect(page.getByRole('heading', { name: home.departed })).toBeFocused();
  await expect(page.getByRole('alert')).toContainText(/as far as action \d+ of \d+/);
  // Neither a code nor the line of a file that nobody has.
  await expect(page.getByRole('main')).not.toContainText(/SIDE_NOT_FREE|line \d/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'MP-RULING-8', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/rules\/MP-RULING-8$/);
  await page.goBack();
  await page.getByRole('button', { name: home.departedOpen }).press('Enter');
  await expect(board(page).or(page.getByRole('button', { name: words.ready }))).toBeVisible();
});

test('a game that is open in another window: the way on is the next thing that Tab reaches', async ({
  page,
}) => {
  await reach('a game that is open in another window', page);
  await expect(page.getByRole('heading', { name: home.elsewhere })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: home.playHere })).toBeFocused();
});

test('all faults of a file are in sight at once, with how many there are', async ({ page }) => {
  await reach('import, refused', page);
  await expect(page.getByRole('alert')).toContainText(home.badPosition(2, FAULTS));
  const faults = page
    .locator('section')
    .filter({ has: page.getByRole('alert') })
    .getByRole('listitem');
  await expect(faults).toHaveCount(FAULTS);
  for (const fault of await faults.all()) await expect(fault).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(home.mendIt)).toBeInViewport();
  // Mended and opened again, what was found takes its place, and its beginning is in sight too.
  await page.getByRole('textbox', { name: home.paste }).fill(fixture('base-fight'));
  await page.getByRole('button', { name: home.openPasted }).click();
  const found = page.getByRole('heading', { name: home.foundPosition });
  await expect(found).toBeFocused();
  await expect(found).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a file with very many faults, long lines and signs that nobody sees stays within the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByText(home.importHint).click();
  const many = Array.from({ length: 40 }, (_, index) => `\u202e\u001b${index}${'x'.repeat(500)}: no`);
  await page
    .getByRole('textbox', { name: home.paste })
    .fill(withFaults(fixture('base-fight')).replace('\n', `\n${many.join('\n')}\n`));
  await page.getByRole('button', { name: home.openPasted }).click();
  const faults = page
    .locator('section')
    .filter({ has: page.getByRole('alert') })
    .getByRole('listitem');
  await expect(faults.last()).toHaveText(/^and \d+ more$/);
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(faults.nth(2)).toContainText(String.raw`\u202e\u001b`);
  for (const text of await faults.allTextContents()) expect(text).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  const beyond = await faults.evaluateAll((all) =>
    all.filter((one) => one.getBoundingClientRect().right > innerWidth || one.scrollWidth > one.clientWidth),
  );
  expect(beyond).toHaveLength(0);
});

test('before people share the screen they read how games are kept', async ({ page }) => {
  await page.goto('/');
  // The seats of the chooser: where a second person sits down, it is said, and read out.
  await expect(page.getByText(home.storedOpenly)).toHaveCount(0);
  await takeSeat(page.getByRole('group', { name: home.who }), 1, home.human);
  await expect(page.getByRole('status').filter({ hasText: home.storedOpenly })).toBeVisible();
  // The game that begins with one click says it on its first curtain, and not again.
  await page.getByRole('button', { name: home.hotSeat }).click();
  await expect(page.getByRole('dialog')).toContainText(home.storedOpenly);
  await page.getByRole('button', { name: words.ready }).click();
  await page.getByRole('button', { name: play.placeForMe }).click();
  await expect(page.getByRole('dialog', { name: words.handTo(words.colour.yellow) })).toBeVisible();
  await expect(page.getByText(home.storedOpenly)).toHaveCount(0);
});
