/** A first game: offered once, played to its end; hints by mouse and by key, tips that hide nothing, also on a phone. */
import { expect, type Page, test } from '@playwright/test';
import { PHONE } from './lib/axe.ts';
import { QUICK, SEEDED } from './lib/chance.ts';
import { click, expectOver, hurry, play } from './lib/player.ts';
import { openPosition } from './lib/screens.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const versus = (page: Page) => page.getByRole('button', { name: /^Play against the computer/ });
const board = (page: Page) => page.getByRole('group', { name: 'The labyrinth' });
const word = (page: Page) => page.locator('.help-word');
const hint = (page: Page) => page.getByRole('button', { name: 'Hint', exact: true });

test('a newcomer is offered the gentle game and plays it to its end; then nobody asks again', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(SEEDED);
  await page.addInitScript(QUICK);
  await page.goto('/');
  await versus(page).click();
  const offer = page.getByRole('dialog', { name: 'Your first game?' });
  // Whoever closes it has decided nothing.
  await offer.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(offer).toHaveCount(0);
  await versus(page).click();
  await offer.getByRole('button', { name: /^A gentle game/ }).click();
  await expect(board(page)).toBeVisible();
  await expect(word(page)).toContainText('Left out here');
  await page.getByRole('button', { name: 'Let us play' }).click();
  await play(page, { seed: 3, deeds: 4, press: click, wait: hurry });
  await expectOver(page);
  // The same again begins in the same position, and without the explanation.
  await page.getByRole('button', { name: 'Rematch, sides changed' }).click();
  await expect(page.getByText('Left out here')).toHaveCount(0);
  await expect(page.locator('.room.hidden')).toHaveCount(0);
  await page.goto('/#/');
  await versus(page).click();
  await expect(page.locator('.room.hidden').first()).toBeVisible();
});

/** What a person sees who begins with the gentle game. */
async function beginGently(page: Page): Promise<void> {
  await page.goto('/');
  await versus(page).click();
  await page.getByRole('button', { name: /^A gentle game/ }).click();
  await expect(word(page)).toContainText('Left out here');
}

test('where there is space beside the board, what helps lies on no part of it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await beginGently(page);
  const onRooms = () =>
    page.evaluate(() => {
      const word = document.querySelector('.help-word')?.getBoundingClientRect();
      const rooms = [...document.querySelectorAll('.board .room')].map((one) => one.getBoundingClientRect());
      if (!word || rooms.length === 0) return null;
      return rooms.filter(
        (room) =>
          word.left < room.right &&
          room.left < word.right &&
          word.top < room.bottom &&
          room.top < word.bottom,
      ).length;
    });
  await expect.poll(onRooms).toBe(0);
  await page.getByRole('button', { name: 'Let us play' }).click();
  await page.getByRole('button', { name: 'Play card 2' }).click();
  await expect(word(page)).toContainText('Tip');
  await expect.poll(onRooms).toBe(0);
});

test('who may play one card only reads at once why the others wait', async ({ page }) => {
  await beginGently(page);
  const cards = page.getByRole('group', { name: 'Action cards' });
  await expect(cards).toContainText('The very first card of the game is the 2.');
  await expect(cards.getByText('The very first card')).toBeInViewport({ ratio: 1 });
});

test('the full game is one press away, and remembered', async ({ page }) => {
  await page.goto('/');
  await versus(page).click();
  await page.getByRole('button', { name: /^The full game/ }).click();
  await expect(page.locator('.room.hidden').first()).toBeVisible();
  // A hint in the set-up, too.
  await hint(page).click();
  await expect(word(page)).toContainText('easily read');
  // The token that it speaks of is in hand, whichever one was before.
  const inHand = page.locator('.token-card.chosen strong');
  const expectInHand = () =>
    expect
      .poll(async () => (await word(page).locator('strong').innerText()).startsWith(await inHand.innerText()))
      .toBe(true);
  await expectInHand();
  await page.locator('.token-card:not(.chosen)').last().click();
  await hint(page).click();
  await expectInHand();
  await page.goto('/#/');
  await versus(page).click();
  await expect(page.locator('.room.hidden').first()).toBeVisible();
});

async function gentle(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('.home-first').click();
  await page.locator('.gentle-word button').click();
}

test('a hint by mouse and by key: an idea with a ghost and a reason, which does nothing itself', async ({
  page,
}) => {
  await gentle(page);
  await hint(page).click();
  await expect(word(page)).toContainText('The idea of a skilled player');
  await expect(word(page).locator('strong')).toHaveText(/^Play card \d\.$/);
  await page.keyboard.press('Escape');
  await expect(word(page)).toBeEmpty();
  // The first card is the 2, as in any game: there is nothing to choose, and nothing is asked.
  await page.keyboard.press('2');
  await expect(page.getByText('2 action points').first()).toBeVisible();
  await page.keyboard.press('h');
  await expect(word(page).locator('strong')).toBeVisible();
  await expect(page.locator('.help-points .preview, .help-points .help-ring').first()).toBeVisible();
  await expect(page.getByText('2 action points').first()).toBeVisible();
  // What it says lies on nothing that it speaks of.
  const said = await word(page).boundingBox();
  for (const ring of await page.locator('.help-ring').all()) {
    const box = await ring.boundingBox();
    if (!said || !box) throw new Error('nothing is drawn');
    const apart =
      box.x + box.width <= said.x ||
      said.x + said.width <= box.x ||
      box.y + box.height <= said.y ||
      said.y + said.height <= box.y;
    expect(apart).toBe(true);
  }
});

test('beside an open log a hint is in sight, and Escape closes one after the other', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await gentle(page);
  await page.keyboard.press('2');
  await page.getByRole('button', { name: 'Open the log' }).click();
  await page.keyboard.press('h');
  await expect(word(page).locator('strong')).toBeVisible();
  const log = page.locator('.log-drawer');
  await expect
    .poll(async () => {
      const [said, drawer] = [await word(page).boundingBox(), await log.boundingBox()];
      return said && drawer && said.x + said.width <= drawer.x;
    })
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect(log).toHaveCount(0);
  await expect(word(page).locator('strong')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(word(page)).toBeEmpty();
});

test('hints can be switched off, and are not there where two people share the screen', async ({ page }) => {
  await gentle(page);
  await expect(hint(page)).toBeVisible();
  await page.getByLabel('Menu', { exact: true }).first().click();
  await page.getByRole('checkbox', { name: 'Hints' }).uncheck();
  await expect(hint(page)).toHaveCount(0);
  await page.reload();
  await expect(board(page)).toBeVisible();
  await expect(hint(page)).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('hints', 'on'));
  await openPosition(page, 'en', 'base-fight');
  await expect(board(page)).toBeVisible();
  await page.keyboard.press('h');
  await expect(hint(page)).toHaveCount(0);
  await expect(word(page)).toHaveCount(0);
});

test.describe('on a phone, in French', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true, locale: 'fr-FR' });

  test('the offer, the gentle game and a hint', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /^Jouer contre l’ordinateur/ }).tap();
    await page.getByRole('button', { name: /^Une partie facile/ }).tap();
    await expect(word(page)).toContainText('Laissés de côté ici');
    await page.getByRole('button', { name: 'Jouons' }).tap();
    await page.getByRole('button', { name: 'Indice', exact: true }).tap();
    await expect(word(page)).toContainText('L’idée d’un joueur habile');
  });
});
