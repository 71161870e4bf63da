/** The board itself: rooms that belong together, marks that cover nothing, what waits for the motion. */
import { expect, type Page, test } from '@playwright/test';
import { fixture } from './lib/fixtures.ts';
import { pointOf, readScreen } from './lib/offers.ts';
import { openPosition, openText } from './lib/screens.ts';
import { SAY } from './lib/say.ts';

const board = (page: Page) => page.getByRole('group', { name: SAY.en.page.board });
const outlined = (page: Page): Promise<(string | null)[]> =>
  page.locator('[data-outlined]').evaluateAll((all) => all.map((one) => one.getAttribute('data-outlined')));
/** The Goblin of Blue stands on the gear of room G, which has the number 2 as F has. */
const GOBLIN = 'Goblin (Blue)';
const [F, G] = ['5', '6'];

test('a gear that is pointed at, and whoever is chosen on it, shows the room and its twin', async ({
  page,
}) => {
  await openPosition(page, 'en', 'base-fight');
  expect(await outlined(page)).toEqual([]);
  await page.locator(`[data-slot="${F}"] .gear`).hover();
  await expect(page.locator('[data-outlined]')).toHaveCount(2);
  expect(await outlined(page)).toEqual([F, G]);
  await page.mouse.move(2, 2);
  await expect(page.locator('[data-outlined]')).toHaveCount(0);
  await board(page).getByRole('button', { name: GOBLIN }).click();
  await page.mouse.move(2, 2);
  await expect(page.locator('[data-outlined]')).toHaveCount(2);
  expect(await outlined(page)).toEqual([G, F]);
  // The number of the gear is read beside him.
  await expect(page.locator('.gear-collar').filter({ hasText: /^2$/ })).toHaveCount(1);
});

test('a place is marked by a dot, and coloured only when it is pointed at', async ({ page }) => {
  await openPosition(page, 'en', 'base-fight');
  await board(page).getByRole('button', { name: 'Cleric (Blue)' }).click();
  await page.mouse.move(2, 2);
  const mark = page.locator('.mark.on-place.go').first();
  const look = () =>
    mark.locator('.field').evaluate((field) => {
      const { fill, stroke } = getComputedStyle(field);
      return { fill, stroke };
    });
  await expect(mark.locator('.pip')).toBeVisible();
  expect(await look()).toEqual({ fill: 'rgba(0, 0, 0, 0)', stroke: 'none' });
  await mark.hover();
  await expect.poll(async () => (await look()).stroke).not.toBe('none');
});

test('the mark of a gear leaves its number free', async ({ page }) => {
  await openPosition(page, 'en', 'base-fight');
  await board(page).getByRole('button', { name: 'Thief (Blue)' }).click();
  await page.mouse.move(2, 2);
  // Her way leads over the gear of room D, for one point.
  const covered = await page.evaluate(() => {
    const pips = [...document.querySelectorAll('.board .mark.on-place .pip')].filter(
      (one) => getComputedStyle(one).visibility !== 'hidden',
    );
    return [...document.querySelectorAll('.board .gear .number')].filter((number) => {
      const gear = number.getBoundingClientRect();
      return pips.some((pip) => {
        const { left, right, top, bottom } = pip.getBoundingClientRect();
        return left < gear.right && right > gear.left && top < gear.bottom && bottom > gear.top;
      });
    }).length;
  });
  expect(covered).toBe(0);
});

test('the mark of a square on which something lies is seen above it', async ({ page }) => {
  await openPosition(page, 'en', 'base-fight');
  await board(page).getByRole('button', { name: 'Thief (Blue)' }).click();
  // Rope, potion and wand of Yellow lie where she can go.
  await expect(page.locator('.mark.over')).toHaveCount(3);
  const { isOver } = await page
    .locator('.mark.over')
    .first()
    .evaluate((mark) => {
      const last = [...document.querySelectorAll('.board .stand')].at(-1);
      return {
        isOver: Boolean(last && last.compareDocumentPosition(mark) & Node.DOCUMENT_POSITION_FOLLOWING),
      };
    });
  expect(isOver).toBe(true);
});

test('marks wait until everything has come to rest, and a click leaves no frame behind', async ({ page }) => {
  await openPosition(page, 'en', 'base-fight');
  await board(page).getByRole('button', { name: 'Cleric (Blue)' }).click();
  await page.evaluate(() => {
    const svg = document.querySelector('.board');
    const note = document.documentElement.dataset;
    const look = (): void => {
      const mark = svg?.querySelector('.mark');
      if (svg?.classList.contains('in-motion') && mark) note['moving'] = getComputedStyle(mark).opacity;
    };
    if (svg) new MutationObserver(look).observe(svg, { attributeFilter: ['class'] });
  });
  await page.locator('.mark.on-place.go').last().click();
  await expect(page.locator('html')).toHaveAttribute('data-moving', '0');
  await expect(page.locator('.board.in-motion')).toHaveCount(0);
  await expect(page.locator('.mark').first()).toHaveCSS('opacity', '1');
  expect(await page.evaluate(() => document.activeElement?.closest('.board') !== null)).toBe(false);
});

test('no mark of the new position is seen while a room still turns', async ({ page }) => {
  await openPosition(page, 'en', 'base-fight');
  await board(page).getByRole('button', { name: GOBLIN }).click();
  await page.evaluate(() => {
    const note = document.documentElement.dataset;
    const look = (): void => {
      const turns = document
        .getAnimations()
        .some(
          ({ effect, playState }) =>
            playState === 'running' &&
            effect instanceof KeyframeEffect &&
            effect.target?.classList.contains('turning'),
        );
      if (turns) {
        note['turned'] = 'yes';
        const marks = [...document.querySelectorAll('.board .mark')];
        if (marks.some((one) => getComputedStyle(one).opacity !== '0')) note['early'] = 'yes';
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const turn = page.locator('.mark.on-room').first();
  await turn.press('Enter');
  // What is final is asked once.
  await turn.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-turned', 'yes');
  await expect(page.locator('.board.in-motion')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-early');
});

test('arrows on a line show the way out of whoever has the screen', async ({ page }) => {
  await openPosition(page, 'en', 'base-fight');
  await expect(page.locator('.exit-arrows > path.blue')).toHaveCount(9);
  const [arrow, exit] = await Promise.all([
    page.locator('.exit-arrows > path').first().boundingBox(),
    page.locator('.line.yellow').boundingBox(),
  ]);
  if (!arrow || !exit) throw new Error('nothing is drawn');
  expect(arrow.x + arrow.width).toBeGreaterThan(exit.x);
  expect(arrow.x).toBeLessThan(exit.x + exit.width);
  await openText(page, 'en', fixture('base-fight').replace(/^turn: 8 blue$/m, 'turn: 8 yellow'));
  await expect(page.locator('.exit-arrows > path.yellow')).toHaveCount(9);
});

test('small arrows show the ways out of the others, in their colours', async ({ page }) => {
  await openPosition(page, 'en', 'base-fight');
  const other = page.locator('.exit-arrows .of-others path.yellow');
  await expect(other).toHaveCount(9);
  const [small, strong, line] = await Promise.all([
    other.first().boundingBox(),
    page.locator('.exit-arrows > path').first().boundingBox(),
    page.locator('.line.blue').boundingBox(),
  ]);
  if (!small || !strong || !line) throw new Error('nothing is drawn');
  expect(small.width).toBeLessThan(strong.width * 0.8);
  expect(small.x).toBeLessThan(line.x + line.width);
});

test('a frame around a room lies within its walls', async ({ page }) => {
  await openPosition(page, 'en', 'base-fight');
  await page.locator('.board [data-piece="blue-goblin"]').press('Enter');
  const [frame, wall] = await Promise.all([
    page
      .locator('.outline-edge')
      .first()
      .evaluate((one) => Number(one.getAttribute('x'))),
    page
      .locator('.board .wall.seam')
      .first()
      .evaluate((one) => Number.parseFloat(getComputedStyle(one).strokeWidth)),
  ]);
  const rooms = await page
    .locator('.outline-edge')
    .first()
    .evaluate((one) => Number.parseFloat(getComputedStyle(one).strokeWidth));
  // From the border of a room a wall reaches as far as it is thick.
  expect((frame - 40) % 200).toBeGreaterThanOrEqual(wall + rooms / 2 - 0.5);
});

test('a wounded comrade does not keep the pointer from the square where he lies', async ({ page }) => {
  await openText(page, 'en', fixture('base-fight').replace(' bWi ', ' bwi '));
  await board(page).getByRole('button', { name: 'Mekanork (Blue)' }).click();
  const mark = (await readScreen(page)).offers.find(({ name }) => name.startsWith('Go e4'));
  if (!mark) throw new Error('Nobody can go where the Wizard lies.');
  const point = await pointOf(page, mark);
  expect(point).not.toBeNull();
  await page.mouse.click(point?.x ?? 0, point?.y ?? 0);
  await expect(page.locator('.stand.selected')).toHaveAttribute('data-piece', 'blue-mekanork');
  // Who goes there carries him.
  await expect(page.locator('.stand[data-piece="blue-wizard"]')).toHaveCount(0);
});
