/** What was begun is still there; what is given out can be opened again; what is broken is refused and harms nothing. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES, SAY } from './lib/say.ts';
import { fixture } from './lib/fixtures.ts';
import { openPosition, openText, SCREENS } from './lib/screens.ts';

const { home, play } = SAY.en;
const KEPT = 'dungeon-twister-game:';

test.use({ contextOptions: { reducedMotion: 'reduce' }, permissions: ['clipboard-read', 'clipboard-write'] });

const board = (page: Page) => page.getByRole('group', { name: 'The labyrinth' });
const figures = (page: Page) => board(page).locator('[aria-label$="(Blue)"], [aria-label$="(Yellow)"]');
const namesOn = async (page: Page): Promise<string[]> =>
  (await figures(page).all()).length === 0
    ? []
    : (
        await figures(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
      ).sort();
const saves = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(
    (prefix) => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith(prefix))),
    KEPT,
  );
const openImport = (page: Page) => page.getByText(home.importHint).click();
const paste = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: home.paste }).fill(text);
  await page.getByRole('button', { name: home.openPasted }).click();
};

/** A game in its middle, with something done in it, so that it is worth keeping. */
async function inMidGame(page: Page): Promise<void> {
  await openPosition(page, 'en', 'base-fight');
  const selected = board(page).locator('[role=button][aria-pressed]').first();
  await selected.press('Enter');
  await board(page).getByRole('button', { name: /^Go / }).first().press('Enter');
  await expect(page.getByRole('button', { name: /Undo/ })).toBeEnabled();
}

test('a reload in the middle of a game comes back to it', async ({ page }) => {
  await inMidGame(page);
  const before = await namesOn(page);
  const points = await page.getByRole('img', { name: /action points?$/ }).getAttribute('aria-label');
  await page.reload();
  await page.getByRole('button', { name: 'I am ready' }).click();
  await expect(board(page)).toBeVisible();
  expect(await namesOn(page)).toEqual(before);
  await expect(page.getByRole('img', { name: points ?? '' })).toBeVisible();
  // And from the first page too.
  await page.goto('/#/');
  await page
    .getByRole('link', { name: /^Continue/ })
    .first()
    .click();
  await expect(board(page)).toBeVisible();
});

test('a game that is open in another window is not opened twice, and can be taken over', async ({
  page,
  context,
}) => {
  await inMidGame(page);
  const before = await namesOn(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole('alert')).toContainText(home.elsewhere);
  await second.getByRole('button', { name: home.playHere }).click();
  await second.getByRole('button', { name: 'I am ready' }).click();
  expect(await namesOn(second)).toEqual(before);
  await expect(page.getByRole('alert')).toContainText(home.elsewhere);
  await expect(board(page)).toBeHidden();
  // What is done there now is what the first window finds when it takes the game back.
  await second.getByRole('button', { name: /Undo/ }).click();
  await expect(second.getByRole('button', { name: 'Undo, Why not?' })).toBeVisible();
  await page.getByRole('button', { name: home.playHere }).click();
  await page.getByRole('button', { name: 'I am ready' }).click();
  await expect(page.getByRole('button', { name: 'Undo, Why not?' })).toBeVisible();
  await expect(second.getByRole('alert')).toContainText(home.elsewhere);
});

test('a reload keeps the clock of a timed game', async ({ page }) => {
  const seconds = async (): Promise<number> => {
    const [minutes, rest] = (await page.getByRole('timer').innerText()).split(':').map(Number);
    return (minutes ?? 0) * 60 + (rest ?? 0);
  };
  const timed = fixture('base-fight').replace(
    'scenario: base\n',
    'scenario: base\noptions: {"timer":{"turn":120,"placing":5,"combatCard":5}}\n',
  );
  await openText(page, 'en', timed);
  await expect.poll(seconds).toBeLessThan(118);
  const left = await seconds();
  await page.reload();
  await page.getByRole('button', { name: 'I am ready' }).click();
  await expect.poll(seconds).toBeLessThanOrEqual(left);
});

test('a link with a position opens it', async ({ page, context }) => {
  await inMidGame(page);
  const before = await namesOn(page);
  await page.goto('/#/');
  await page
    .getByRole('button', { name: new RegExp(`^${home.shareGame}`) })
    .first()
    .click();
  await page.getByRole('button', { name: home.copy }).click();
  const link = await page.getByRole('textbox', { name: home.linkField }).inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  const other = await context.newPage();
  await other.goto(link);
  await other.getByRole('button', { name: home.playFrom }).click();
  await expect(board(other)).toBeVisible();
  expect(await namesOn(other)).toEqual(before);
});

test('a record that was taken out can be opened again', async ({ page }) => {
  await inMidGame(page);
  const before = await namesOn(page);
  await page.goto('/#/');
  await page
    .getByRole('button', { name: new RegExp(`^${home.shareGame}`) })
    .first()
    .click();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: home.saveGame }).click();
  await page.getByRole('button', { name: home.secretYes }).click();
  const path = await (await file).path();
  const text = await readFile(path, 'utf8');
  expect(text).toMatch(/^Dungeon Twister record 1/);
  await page.getByRole('button', { name: play.close }).click();
  await openImport(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: home.playOn }).click();
  const ready = page.getByRole('button', { name: 'I am ready' });
  await ready.click();
  await expect(board(page)).toBeVisible();
  expect(await namesOn(page)).toEqual(before);
});

for (const language of LANGUAGES)
  test(`who shares a game reads no names of formats, and finds them under what is for programs: ${language}`, async ({
    page,
  }) => {
    await SCREENS['saved games and share']?.(page, language);
    const dialog = page.getByRole('dialog');
    expect(await dialog.innerText()).not.toMatch(/JSON|\bdt\b/);
    await dialog.getByText(SAY[language].home.forPrograms, { exact: true }).click();
    for (const name of [SAY[language].home.positionAsJson, SAY[language].home.gameAsJson])
      await expect(dialog.getByRole('button', { name })).toBeVisible();
    // The first page says what can be opened in plain words, too.
    expect(SAY[language].home.importHint).not.toMatch(/JSON|\bdt\b/);
  });

test('broken records and positions are refused in words, and nothing is lost', async ({ page }) => {
  await inMidGame(page);
  const before = await saves(page);
  expect(Object.keys(before)).toHaveLength(1);
  await page.goto('/#/');
  await openImport(page);
  for (const [text, sentence] of [
    ['', home.empty],
    ['Once upon a time', home.unknown],
    ['Dungeon Twister position 1\nscenario: nowhere\n', home.badPosition(2, 1)],
    ['Dungeon Twister record 1\nscenario: base\nplayers: x\n', /line \d+ is wrong/],
    ['{"format":"dungeon-twister-record","version":1', /wrong|neither/],
    [`Dungeon Twister record 1\n${'x'.repeat(50_000)}`, /line \d+ is wrong/],
  ] as const) {
    await paste(page, text);
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(page.getByRole('alert')).toContainText(home.nothingLost);
  }
  expect(await saves(page)).toEqual(before);
  await page
    .getByRole('link', { name: /^Continue/ })
    .first()
    .click();
  await expect(board(page)).toBeVisible();
});

test('a broken link is refused in words, and nothing is lost', async ({ page }) => {
  await inMidGame(page);
  const before = await saves(page);
  for (const code of ['broken', 'eJw', 'A'.repeat(30_000), '%E0%A4%A']) {
    await page.goto(`/#p=${code}`);
    await expect(page.getByRole('alert')).toContainText(home.nothingLost);
  }
  expect(await saves(page)).toEqual(before);
});

test('a broken save is refused in words, stays as it is, and harms no other', async ({ page }) => {
  await inMidGame(page);
  const [[key, text] = ['', '']] = Object.entries(await saves(page));
  const broken: Record<string, string> = {
    half: text.slice(0, text.length / 2),
    rubbish: 'rubbish',
    future: JSON.stringify({ ...JSON.parse(text), version: 99 }),
    cheated: text.replaceAll(/"path":\[[^\]]*\]/g, '"path":[0]'),
  };
  await page.evaluate(
    ([prefix, all]) => {
      for (const [id, one] of Object.entries(all)) localStorage.setItem(prefix + id, one);
    },
    [KEPT, broken] as const,
  );
  for (const id of Object.keys(broken)) {
    await page.goto(`/#/play/${id}`);
    await page.reload();
    await expect(page.getByRole('alert')).toContainText(home.nothingLost);
  }
  await page.goto('/#/');
  await expect(page.getByText(home.brokenSave).first()).toBeVisible();
  const after = await saves(page);
  expect(after[key]).toBe(text);
  for (const [id, one] of Object.entries(broken)) expect(after[KEPT + id]).toBe(one);
});
