/** Missions: their list, and some of every game played through the page with the mouse, the keys alone and a finger. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { MISSION_WORDS } from '../src/words/mission-words.ts';
import { expectAccessible, PHONE, WIDE } from './lib/axe.ts';
import { enter, playNamed, pressNamed, tap } from './lib/lessons.ts';

const w = MISSION_WORDS.en;
const panel = '.lesson-panel';
const COUNT = readdirSync(new URL('../../lessons/missions/', import.meta.url)).length;
const ALL = 3 * COUNT;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The list has so many missions with so many stars. */
const starred = (page: Page, count: number) =>
  page.locator('.missions-plate').filter({ has: page.getByRole('img', { name: w.stars(count) }) });

test('from the first page to a mission, three stars, and the next one', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^Learn in two minutes/ }).click();
  await page.getByRole('link', { name: /^To the missions/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: w.title })).toBeVisible();
  await expect(page.getByText(w.sum(0, ALL))).toBeVisible();
  await expect(page.locator('.missions-plate')).toHaveCount(COUNT);
  await page.getByRole('link', { name: /^Turn the room around you/ }).click();
  // What the stars cost is said in words: nobody who is new knows what "AP" is.
  await expect(page.getByText('Action points at most:')).toBeInViewport({ ratio: 1 });
  await playNamed(page, [/^Cleric \(Blue\)$/, /^Turn the room A/, /^Go c6.*leaves/]);
  await expect(page.locator(panel).getByText(w.spent(2, 2))).toBeVisible();
  await expect(
    page
      .locator(panel)
      .getByRole('img', { name: w.stars(3) })
      .last(),
  ).toBeVisible();
  await expectAccessible(page, { size: WIDE, colorScheme: 'light' });
  await page.getByRole('button', { name: w.nextNamed('The twin turns too') }).click();
  await expect(page.getByRole('heading', { name: 'The twin turns too' })).toBeVisible();
  await page.getByRole('button', { name: w.leave }).click();
  await expect(page.getByText(w.sum(3, ALL))).toBeVisible();
  await expect(starred(page, 3)).toHaveCount(1);
});

test('with the keyboard alone: fewer stars, and once more for all of them', async ({ page }) => {
  await page.goto('/#/missions/twin');
  await expect(page.locator('.board:focus')).toBeVisible();
  await playNamed(page, [/^Goblin \(Blue\)$/, /^Go f1$/, /^Go e4$/, /^Go c6.*leaves/], enter);
  await expect(page.locator(panel).getByText(w.spent(3, 2))).toBeVisible();
  await expect(page.getByRole('button', { name: /^Next: / })).toBeFocused();
  await enter(page, { name: w.again, index: 0, within: [], pressed: false });
  await playNamed(
    page,
    [/^Cleric \(Blue\)$/, /^Turn the room B/, /^Goblin \(Blue\)$/, /^Go g6.*leaves/],
    enter,
  );
  await expect(page.locator(panel).getByText(w.spent(2, 2))).toBeVisible();
});

test('a turn that ends without the goal is lost, and begins again', async ({ page }) => {
  await page.goto('/#/missions/own-room');
  await pressNamed(page, /^End the turn, (?!Why)/);
  await page.getByRole('button', { name: /^End the turn$/ }).click();
  await expect(page.locator('.lesson-answer')).toHaveText(/Your turn is over/);
  await page.getByRole('button', { name: w.again, exact: true }).click();
  await expect(page.locator('.lesson-answer')).toHaveCount(0);
  await expect(page.locator('.lesson-hand')).toHaveCount(0);
});

test.describe('on a phone, in French', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true, locale: 'fr-FR' });

  test('with a finger', async ({ page }) => {
    const fr = MISSION_WORDS.fr;
    await page.goto('/#/missions/pit');
    await playNamed(page, [/^Clerc \(Bleu\)$/, /^Aller e4$/, /^Sauter.*e6/], tap);
    await expect(page.locator(panel).getByText(fr.spent(2, 2))).toBeVisible();
    // All ways on are in sight without scrolling.
    for (const button of await page.locator(panel).getByRole('button').all())
      await expect(button).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, { size: PHONE, colorScheme: 'dark' });
    // On a large board too.
    await page.goto('/#/missions/two-exits');
    await playNamed(page, [/^Voleuse \(Bleu\)$/, /^Aller h18$/, /^Aller e20$/, /^Aller a19.*sort/], tap);
    await expect(page.locator(panel).getByText(fr.spent(3, 3))).toBeVisible();
  });
});

test('stars go into a file and come back from it', async ({ page }) => {
  await page.goto('/#/missions');
  await expect(page.getByRole('button', { name: w.exported })).toBeDisabled();
  const input = page.getByLabel(w.imported);
  const file = (text: string) => ({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await input.setInputFiles(file('{"format":"something-else"}'));
  await expect(page.getByText(w.refused)).toBeVisible();
  await input.setInputFiles(
    file(JSON.stringify({ format: 'dungeon-twister-missions', version: 1, points: { twin: 3, pit: 2 } })),
  );
  await expect(page.getByText(w.brought)).toBeVisible();
  await expect(page.getByText(w.sum(5, ALL))).toBeVisible();
  const [kept] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: w.exported }).click(),
  ]);
  expect(kept.suggestedFilename()).toBe('dungeon-twister-missions.json');
  const text = readFileSync(await kept.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ points: { twin: 3, pit: 2 } });
  await page.reload();
  await expect(page.getByText(w.sum(5, ALL))).toBeVisible();
});

test('a mission from a file has stars, and leaves those of ours alone', async ({ page }) => {
  const text = readFileSync(new URL('../../lessons/missions/2-own-room.txt', import.meta.url), 'utf8');
  await page.goto('/#/learn');
  await page.locator('input[type=file]').setInputFiles({
    name: 'y.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(text.replace('Stars: 2 3 5', 'Stars: 1 1 1')),
  });
  await playNamed(page, [/^Cleric \(Blue\)$/, /^Turn the room A/, /^Go c6.*leaves/]);
  await expect(page.locator(panel).getByText(w.tooManyHint(2, 1))).toBeVisible();
  await page.getByRole('button', { name: w.leave }).click();
  await expect(page.getByText(w.sum(0, ALL))).toBeVisible();
});

test('a mission of the Card Game with the mouse', async ({ page }) => {
  await page.goto('/#/missions/zones');
  await playNamed(page, [/^Naga \(Blue\)$/, /^Go: the circle zone of room B/, /^Go: .*leaves/]);
  await expect(page.locator(panel).getByText(w.spent(2, 2))).toBeVisible();
});

const LOOKS = [
  [WIDE, 'light', 'stop'],
  [WIDE, 'dark', 'steal'],
  [PHONE, 'light', 'aboard'],
  [PHONE, 'dark', 'gate'],
] as const;

for (const [size, colorScheme, id] of LOOKS)
  test(`the list and the mission ${id} for everybody, ${size.width} wide, ${colorScheme}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/#/missions');
    await expect(page.getByRole('heading', { level: 2, name: w.title })).toBeVisible();
    await expectAccessible(page, { size, colorScheme });
    await page.goto(`/#/missions/${id}`);
    await expect(page.locator(panel)).toBeVisible();
    await expectAccessible(page, { size, colorScheme });
  });
