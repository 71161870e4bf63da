/** Whole games and fingers on a phone; what every screen is like there: screens.spec.ts. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { PHONE } from './lib/axe.ts';
import { QUICK, SEEDED } from './lib/chance.ts';
import { pointOf, readScreen } from './lib/offers.ts';
import { click, expectOver, hurry, play } from './lib/player.ts';
import { openPosition } from './lib/screens.ts';
import { SAY } from './lib/say.ts';
import { GREEDY, startGame } from './lib/start.ts';

test.use({
  viewport: PHONE,
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

test('a whole game on a phone', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(SEEDED);
  await page.addInitScript(QUICK);
  await startGame(page, { box: 'Prison', scenario: /^Prison 1/, seats: ['Human', GREEDY] });
  await play(page, { seed: 3, deeds: 3, press: click, wait: hurry });
  await expectOver(page);
});

/** Where something is once it has come to rest: the board comes nearer over several frames, on a busy machine late. */
async function boxAtRest(page: Page, at: Locator) {
  for (let before = await at.boundingBox(); ; ) {
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const box = await at.boundingBox();
    if (box && before && box.x === before.x && box.y === before.y) return box;
    before = box;
  }
}

/** A finger that goes down, stays and leaves. */
async function touch(page: Page, at: Locator, stays: number): Promise<void> {
  const box = await boxAtRest(page, at);
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const down = Date.now() / 1000;
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp: down });
  await page.waitForTimeout(stays);
  // The finger's own time: between two messages a busy machine may take longer than a finger stays.
  const up = down + stays / 1000;
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: up });
}

test('a finger brings the board nearer, looks while it is held, and chooses by a tap', async ({ page }) => {
  await openPosition(page, 'en', 'base-fight');
  const board = page.getByRole('group', { name: 'The labyrinth' });
  // That it can come nearer is said once, beside the rooms; when it has, no more.
  const hint = page.getByText(SAY.en.play.zoomHint);
  await expect(hint).toBeInViewport({ ratio: 1 });
  const hidden = await hint.evaluate((one) => {
    const box = one.getBoundingClientRect();
    return [...document.querySelectorAll('.board .room')].some((room) => {
      const { left, right, top, bottom } = room.getBoundingClientRect();
      return left < box.right && box.left < right && top < box.bottom && box.top < bottom;
    });
  });
  expect(hidden).toBe(false);
  const figure = board.getByRole('button', { name: 'Cleric (Blue)' });
  const small = (await figure.boundingBox())?.width ?? 0;
  await touch(page, figure, 30);
  await expect(figure).toHaveAttribute('aria-pressed', 'true');
  const marks = board.getByRole('button', { name: /^Go / });
  await expect(marks.first()).toBeVisible();
  await expect(hint).toHaveCount(0);
  // Large enough for a finger, and nothing that can be done now lies outside.
  expect((await figure.boundingBox())?.width ?? 0).toBeGreaterThan(Math.max(1.5 * small, 28));
  const { offers } = await readScreen(page);
  const now = offers.filter(({ name }) => name.startsWith('Go ') && !/action points/.test(name));
  expect(now.length).toBeGreaterThan(5);
  for (const offer of now) expect(await pointOf(page, offer), offer.name).not.toBeNull();
  const points = page.getByRole('img', { name: /action points?$/ });
  const before = await points.getAttribute('aria-label');
  await touch(page, marks.first(), 900);
  expect(await points.getAttribute('aria-label')).toBe(before);
  await touch(page, marks.first(), 30);
  await expect(points).not.toHaveAttribute('aria-label', before ?? '');
});

test('on a phone in French: notes and buttons hide nothing of the board, and the sheet says what is final', async ({
  page,
}) => {
  const { play: say, page: words } = SAY.fr;
  await openPosition(page, 'fr', 'base-fight');
  const board = page.getByRole('group', { name: words.board });
  const isApart = async (one: Locator, other: Locator): Promise<boolean> => {
    const [a, b] = [await boxAtRest(page, one), await boxAtRest(page, other)];
    return a.y >= b.y + b.height || b.y >= a.y + a.height || a.x >= b.x + b.width || b.x >= a.x + a.width;
  };
  const figures = board.locator('[role=button][aria-pressed]');
  const attack = board.getByRole('button', { name: /^Attaquer/ });
  for (let index = 0; (await attack.count()) === 0; index++) await figures.nth(index).press('Enter');
  await page.getByRole('button', { name: say.why }).first().click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await isApart(page.getByRole('alert'), board)).toBe(true);
  await page.getByRole('button', { name: say.close, exact: true }).click();
  // The board has come nearer: nothing of it goes on under the buttons.
  expect(await isApart(page.locator('.zoom-buttons'), board)).toBe(true);
  await expect(board).toHaveCSS('overflow', 'hidden');
  await expect(attack.first()).toHaveAccessibleName(/^Attaquer (?:le |la |l’)/);
  await touch(page, attack.first(), 30);
  const asked = page.getByRole('group', { name: /^Attaquer (?:le |la |l’).* \? C’est définitif\.$/ });
  await expect(asked).toBeVisible();
  expect(await isApart(asked, board)).toBe(true);
  await asked.getByRole('button', { name: say.doIt }).click();
  await expect(page.getByRole('region', { name: words.combat })).toBeVisible();
});
