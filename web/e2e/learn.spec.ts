/** Lessons, each played through the page to its end: with the mouse, with the keys alone, and on a phone in French. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, PHONE, WIDE } from './lib/axe.ts';
import {
  enter,
  isInSight,
  PLAYED_LESSONS,
  playLesson,
  playSmallGame,
  pressNamed,
  tap,
} from './lib/lessons.ts';
import type { Offer } from './lib/offers.ts';

const panel = '.lesson-panel';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('no lesson is left out here', () => {
  const files = new URL('../../lessons/files/', import.meta.url);
  const ids = readdirSync(files).map(
    (file) => /^Lesson: (.+)$/m.exec(readFileSync(new URL(file, files), 'utf8'))?.[1],
  );
  expect(new Set(ids)).toEqual(new Set([...PLAYED_LESSONS, 'game']));
});

for (const id of PLAYED_LESSONS)
  test(`the lesson ${id} with the mouse`, async ({ page }) => {
    await page.goto(`/#/learn/${id}`);
    await playLesson(page, id);
    await expect(page.locator(panel).getByText('Well done!')).toBeVisible();
    await page.getByRole('button', { name: 'All lessons' }).click();
    await expect(page.getByRole('img', { name: 'done' })).toHaveCount(1);
  });

test('the lesson game, against somebody who wanders about', async ({ page }) => {
  await playSmallGame(page);
});

test('the first page leads to the first lesson, which needs few clicks', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^Learn in two minutes/ }).click();
  await page.getByRole('button', { name: /^Begin with the first/ }).click();
  await expect(page.getByRole('heading', { name: 'Walk and leave' })).toBeVisible();
  await playLesson(page, 'walk');
  await page.getByRole('button', { name: /^Next lesson/ }).click();
  await expect(page.getByRole('heading', { name: 'Turn a room and its twin' })).toBeVisible();
});

test('what does not help is answered, and can be begun again', async ({ page }) => {
  await page.goto('/#/learn/walk');
  await pressNamed(page, /^Thief \(Blue\)$/);
  await pressNamed(page, /^Go e2$/);
  await pressNamed(page, /^Go b1$/);
  await expect(page.locator('.lesson-answer')).toHaveText(/leads away from the way out/);
  await page.getByRole('button', { name: 'Again', exact: true }).click();
  await expect(page.locator('.lesson-answer')).toHaveCount(0);
  await expect(page.locator(panel).getByText('This is your Thief')).toBeVisible();
});

test('the hand comes only to whoever hesitates', async ({ page }) => {
  await page.clock.install();
  await page.goto('/#/learn/walk');
  await expect(page.locator('.lesson-ring').first()).toBeVisible();
  await expect(page.locator('.lesson-hand')).toHaveCount(0);
  await page.clock.fastForward(8000);
  await expect(page.locator('.lesson-hand')).toHaveCount(1);
  const before = await page.locator('.lesson-hand').boundingBox();
  await pressNamed(page, /^Thief \(Blue\)$/);
  await expect(page.locator('.lesson-hand')).toHaveCount(0);
  await page.clock.fastForward(8000);
  await expect(page.locator('.lesson-hand')).toHaveCount(1);
  expect(await page.locator('.lesson-hand').boundingBox()).not.toEqual(before);
});

for (const id of PLAYED_LESSONS)
  test(`the lesson ${id} with the keyboard alone`, async ({ page }) => {
    await page.goto(`/#/learn/${id}`);
    await expect(page.locator('.board:focus, .cards button:focus').first()).toBeVisible();
    await playLesson(page, id, { press: enter });
    await expect(page.locator(panel).getByText('Well done!')).toBeVisible();
    // The keyboard is led on: to the next lesson, or after the last one to a game.
    await expect(page.locator(panel).locator('button.primary')).toBeFocused();
  });

test('the lesson game with the keyboard alone', async ({ page }) => {
  await playSmallGame(page, { press: enter });
});

/** As long as a lesson goes on, what it says lies above the board and hides nothing of it. */
const expectBoardBelow = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const said = document.querySelector('.lesson-panel:not(.finished)')?.getBoundingClientRect();
        const board = document.querySelector('svg.board')?.getBoundingClientRect();
        return (said?.bottom ?? 0) - (board?.top ?? 0);
      }),
    )
    .toBeLessThanOrEqual(1);

async function tapBelow(page: Page, offer: Offer): Promise<void> {
  await expectBoardBelow(page);
  await tap(page, offer);
}

test.describe('on a phone, in French', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true, locale: 'fr-FR' });

  for (const id of PLAYED_LESSONS)
    test(`the lesson ${id} with a finger, and nothing of it lies on the board`, async ({ page }) => {
      await page.goto(`/#/learn/${id}`);
      await playLesson(page, id, {
        language: 'fr',
        press: tapBelow,
      });
      await expect(page.locator(panel).getByText('Bravo !')).toBeVisible();
      await expect(page.locator(panel).locator('button.primary')).toBeInViewport();
    });

  test('the lesson game with a finger', async ({ page }) => {
    await playSmallGame(page, { language: 'fr', press: tapBelow, reaches: isInSight });
  });
});

test('a lesson from a file, and what is wrong with one', async ({ page }) => {
  await page.goto('/#/learn');
  const file = page.locator('input[type=file]');
  await file.setInputFiles({
    name: 'x.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Lesson: a\nStpe: x\n'),
  });
  await expect(page.getByRole('alert')).toContainText('Line 2: there is no key "Stpe"; did you mean "Step"?');
  const text = readFileSync(new URL('../../lessons/files/2-turn.txt', import.meta.url), 'utf8');
  await file.setInputFiles({
    name: 'y.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(text.replace('Title: Turn', 'Title: Our own: Turn')),
  });
  await expect(page.getByRole('heading', { name: 'Our own: Turn a room and its twin' })).toBeVisible();
});

for (const size of [WIDE, PHONE])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`the list and a lesson for everybody, ${size.width} wide, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto('/#/learn');
      await expect(page.getByRole('heading', { name: 'Learn the game' })).toBeVisible();
      await expectAccessible(page, { size, colorScheme });
      await page.goto('/#/learn/walk');
      await expect(page.locator(panel)).toBeVisible();
      await expectAccessible(page, { size, colorScheme });
    });

test('points that were made are told beside what the lesson says, not on it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/#/learn/walk');
  for (const name of [/^Thief \(Blue\)$/, /^Go e2$/, /^Go e6/]) await pressNamed(page, name);
  // Looked at while it stands there.
  const between = await page.waitForFunction(() => {
    const banner = document.querySelector('.gain-banner')?.getBoundingClientRect();
    const panel = document.querySelector('.lesson-panel')?.getBoundingClientRect();
    return banner && panel ? { right: panel.right, left: banner.left } : null;
  });
  const { left, right } = (await between.jsonValue()) ?? { left: 0, right: 0 };
  expect(left).toBeGreaterThan(right);
});
