/** One's own games, counted: from a finished game on, in both languages, by keyboard and by finger. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { AFTER_GAME_WORDS } from '../src/words/after-game-words.ts';
import { STATISTICS_WORDS } from '../src/words/statistics-words.ts';
import { PHONE } from './lib/axe.ts';
import { finishedSave } from './lib/fixtures.ts';
import { LANGUAGES, type Language, SAY } from './lib/say.ts';
import { resign } from './lib/screens.ts';

const ONE_PERSON = [{ kind: 'human' }, { kind: 'bot', level: 'greedy' }] as const;

/** A device on which these games were finished before there were statistics. */
async function withGames(
  page: Page,
  language: Language,
  games: Readonly<Record<string, string>>,
): Promise<void> {
  await page.goto('/icon.svg');
  await page.evaluate(
    ([spoken, kept]) => {
      localStorage.setItem('language', spoken);
      for (const [id, save] of Object.entries(kept)) localStorage.setItem(`dungeon-twister-game:${id}`, save);
    },
    [language, games] as const,
  );
}

/** The numbers of a row of a table. */
const rowOf = (page: Page, table: string, row: string | RegExp) =>
  page.getByRole('table', { name: table }).getByRole('row', { name: row }).getByRole('cell');

for (const language of LANGUAGES)
  test(`a finished game is counted, and the numbers can be read as tables (${language})`, async ({
    page,
  }) => {
    const w = STATISTICS_WORDS[language];
    await withGames(page, language, { whole: finishedSave(ONE_PERSON) });
    await page.goto('/#/play/whole');
    await page.getByRole('button', { name: AFTER_GAME_WORDS[language].statistics }).click();
    await expect(page.getByRole('heading', { level: 2, name: w.title })).toBeVisible();
    await expect(rowOf(page, w.byOpponent, /Brindle/)).toHaveText(['1', '0']);
    await expect(rowOf(page, w.byBox, SAY[language].home.boxes.base.name)).toHaveText(['1', '0']);
    const points = page.getByRole('table', { name: w.kinds }).getByRole('cell');
    await expect(points.first()).toBeVisible();
    const made = (await points.allTextContents()).reduce((sum, one) => sum + Number(one), 0);
    expect(made).toBe(5);
    await expect(rowOf(page, w.cards, '+0')).toHaveCount(1);
    // Columns have their table behind them.
    const behind = page.getByRole('table', { name: w.time });
    await expect(behind).toBeHidden();
    await page.getByText(w.table, { exact: true }).first().click();
    await expect(behind.getByRole('cell')).toHaveText(['1', '0']);
  });

test('a game that ends now is counted, also when it was deleted, and the first page leads there', async ({
  page,
}) => {
  const w = STATISTICS_WORDS.en;
  await page.goto('/');
  await page.getByRole('button', { name: SAY.en.home.versus }).click();
  await page.getByRole('button', { name: /^The full game/ }).click();
  await page.getByRole('button', { name: SAY.en.play.placeForMe }).click();
  await resign(page, 'en');
  await expect(page.getByRole('region', { name: SAY.en.play.gameOver })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('dungeon-twister-results')))
    .toContain('"details"');
  await page.goto('/#/');
  await page.getByRole('button', { name: new RegExp(`^${SAY.en.home.delete}:`) }).click();
  await page.getByRole('button', { name: SAY.en.home.deleteYes }).click();
  await page.getByRole('link', { name: w.title }).click();
  await expect(page.getByRole('table', { name: w.byOpponent }).getByRole('cell')).toHaveText(['0', '1']);
});

test('games of several people are games, and nobody’s victories', async ({ page }) => {
  const w = STATISTICS_WORDS.en;
  await withGames(page, 'en', {
    one: finishedSave(ONE_PERSON),
    shared: finishedSave([{ kind: 'human' }, { kind: 'human' }]),
    watched: finishedSave([
      { kind: 'bot', level: 'greedy' },
      { kind: 'bot', level: 'greedy' },
    ]),
  });
  await page.goto('/#/statistics');
  await expect(rowOf(page, w.byOpponent, w.people)).toHaveText(['0', '0', '1']);
  await expect(rowOf(page, w.byBox, 'Base set')).toHaveText(['1', '0', '1']);
  await expect(page.getByText(w.sharedHint)).toBeVisible();
});

test('by keyboard: files are kept, and everything is deleted after one question', async ({ page }) => {
  const w = STATISTICS_WORDS.en;
  await withGames(page, 'en', { whole: finishedSave(ONE_PERSON) });
  await page.goto('/#/statistics');
  const csv = page.getByRole('button', { name: w.csv });
  await csv.focus();
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(file.suggestedFilename()).toBe('dungeon-twister-statistics.csv');
  expect(
    readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n'),
  ).toHaveLength(2);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: w.json })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: w.forget })).toBeFocused();
  await page.keyboard.press('Enter');
  // Whoever presses the key once more keeps everything.
  await expect(page.getByRole('button', { name: SAY.en.home.keepIt })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(w.emptyHint)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: w.title })).toBeFocused();
  // It is not found again in the saved game.
  await page.reload();
  await expect(page.getByText(w.emptyHint)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('everything fits into the width', async ({ page }) => {
    await withGames(page, 'fr', {
      whole: finishedSave(ONE_PERSON),
      shared: finishedSave([{ kind: 'human' }, { kind: 'human' }]),
    });
    await page.goto('/#/statistics');
    await expect(page.getByRole('table', { name: STATISTICS_WORDS.fr.kinds })).toBeVisible();
    await page.getByText(STATISTICS_WORDS.fr.table, { exact: true }).first().tap();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(PHONE.width);
  });
});
