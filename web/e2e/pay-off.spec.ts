/** What remains of a game: its end, its replay, its link, its place on the first page. */
import { expect, type Page, test } from '@playwright/test';
import { AFTER_GAME_WORDS } from '../src/words/after-game-words.ts';
import { panelEnglish } from '../src/words/panel-english.ts';
import { REPLAY_WORDS } from '../src/words/replay-words.ts';
import { finished, finishedSave, fixture } from './lib/fixtures.ts';
import { type Language, SAY } from './lib/say.ts';
import { openPosition, resign } from './lib/screens.ts';
import { GREEDY, startGame } from './lib/start.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const HUMAN = { kind: 'human' } as const;
const BOT = { kind: 'bot', level: 'greedy' } as const;
const { page: en, home, play } = SAY.en;
const after = AFTER_GAME_WORDS.en;

async function withSave(page: Page, text: string, language: Language = 'en'): Promise<void> {
  await page.goto('/icon.svg');
  await page.evaluate(
    ([save, spoken]) => {
      localStorage.setItem('language', spoken);
      localStorage.setItem('dungeon-twister-game:one', save);
    },
    [text, language] as const,
  );
}

const over = (page: Page) => page.getByRole('region', { name: play.gameOver });

/** A text inside a link, as the page packs it. */
const packed = (page: Page, text: string): Promise<string> =>
  page.evaluate(async (one) => {
    const stream = new Blob([one]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    return btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '');
  }, text);

test('the end says who won from where one sits, how each point was made, and what was done', async ({
  page,
}) => {
  await withSave(page, finishedSave([HUMAN, BOT]));
  await page.goto('/#/play/one');
  await expect(over(page).getByRole('heading', { level: 2 })).toHaveText(en.youWon);
  await expect(
    over(page).getByRole('img', { name: /^Blue: 0, 1 from turn 3, .*5 from turn 33/ }),
  ).toBeVisible();
  await expect(over(page).getByText('The blue Troll leaves the labyrinth: 1 point!')).toBeVisible();
  await expect(over(page).getByRole('row', { name: /^Rooms turned 2 3$/ })).toBeVisible();
  await expect(over(page).getByRole('row', { name: /^Favourite piece Warrior 15 actions/ })).toBeVisible();
  await page.evaluate(
    (save) => localStorage.setItem('dungeon-twister-game:two', save),
    finishedSave([BOT, HUMAN]),
  );
  await page.goto('/#/play/two');
  await expect(over(page).getByRole('heading', { level: 2 })).toHaveText(en.youLost);
  // Two at one screen hear the colour.
  await page.evaluate(
    (save) => localStorage.setItem('dungeon-twister-game:three', save),
    finishedSave([HUMAN, HUMAN]),
  );
  await page.goto('/#/play/three');
  await expect(over(page).getByRole('heading', { level: 2 })).toHaveText(en.wins('Blue'));
  await expect(over(page).getByRole('button', { name: after.rematch })).toHaveCount(0);
});

test('the way back to the result lies beside the board, on every screen', async ({ page }) => {
  await withSave(page, finishedSave([HUMAN, BOT]));
  await page.goto('/#/play/one');
  await over(page).getByRole('button', { name: after.lookAtBoard }).click();
  const back = page.getByRole('button', { name: after.showResult });
  const frame = page.locator('.board .casing');
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      const [button, board] = [await back.boundingBox(), await frame.boundingBox()];
      if (!button || !board) throw new Error('nothing is seen');
      const isBelow = button.y >= board.y + board.height;
      const isBeside = button.x + button.width <= board.x;
      expect([width, isBelow || isBeside]).toEqual([width, true]);
    }).toPass({ timeout: 5000 });
  }
  await back.click();
  await expect(over(page)).toBeVisible();
});

test('a rematch changes the sides', async ({ page }) => {
  await withSave(page, finishedSave([HUMAN, BOT]));
  await page.goto('/#/play/one');
  await over(page).getByRole('button', { name: after.rematch }).click();
  await expect(over(page)).toHaveCount(0);
  const players = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('dungeon-twister-game:') && !key.endsWith(':one'))
      .map(([, text]) =>
        (JSON.parse(text) as { players: { kind: string }[] }).players.map(({ kind }) => kind),
      ),
  );
  expect(players).toEqual([['bot', 'human']]);
});

test('saved games say who won and show how they stand; results stay when a game is deleted', async ({
  page,
}) => {
  await startGame(page, { box: 'Base set', seats: ['Human', GREEDY] });
  await resign(page, 'en');
  await expect(over(page).getByRole('heading', { level: 2 })).toHaveText(en.youLost);
  // Nothing has happened: no chart without lines, no table of noughts.
  await expect(over(page).getByText(after.noPoints)).toBeVisible();
  await expect(over(page).getByText(after.course)).toHaveCount(0);
  await expect(over(page).getByRole('table')).toHaveCount(0);
  await page.goto('/#/');
  const saved = page.getByRole('region', { name: home.saved });
  await expect(saved.getByText(en.youLost)).toBeVisible();
  await expect(saved.locator('svg.board')).toBeVisible();
  await saved.getByRole('button', { name: /^Delete/ }).click();
  await saved.getByRole('button', { name: home.deleteYes }).click();
  await expect(saved).toHaveCount(0);
  await page.reload();
  const results = page.getByRole('region', { name: after.results });
  await expect(results.getByRole('listitem')).toHaveText(/^Against Brindle\s*0 won\s*1 lost$/);
});

test('a link to a finished game opens its replay and stores nothing; one to a position shows it', async ({
  page,
}) => {
  await page.goto('/');
  const game = await packed(page, finished());
  await page.goto(`/#p=${game}`);
  await expect(page.getByRole('slider')).toBeVisible();
  await expect(page.getByRole('group', { name: en.board })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('game:')))).toEqual(
    [],
  );
  const position = await packed(page, fixture('base-fight'));
  await page.goto(`/#p=${position}`);
  await expect(page.getByRole('img', { name: en.board })).toBeVisible();
  await expect(page.getByRole('button', { name: home.playFrom })).toBeVisible();
});

test('sharing a finished game gives a link to its replay', async ({ page, context }) => {
  await withSave(page, finishedSave([HUMAN, BOT]));
  await page.goto('/#/play/one');
  await over(page).getByRole('button', { name: home.shareGame }).click();
  await expect(page.getByRole('heading', { name: after.shareGameLink })).toBeVisible();
  await page.getByRole('button', { name: home.copy }).click();
  const link = await page.getByRole('textbox', { name: home.linkField }).inputValue();
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('slider')).toBeVisible();
});

test('a replay that shows everything shows the tokens on closed rooms', async ({ page }) => {
  await withSave(page, finishedSave([HUMAN, BOT]));
  await page.goto('/#/replay/one');
  await page.getByRole('slider').fill('60');
  const closed = page.getByRole('img', { name: /^Room E, face down/ });
  const lens = page.getByRole('combobox', { name: REPLAY_WORDS.en.lens });
  await lens.selectOption(REPLAY_WORDS.en.lensPublic);
  await expect(closed).toHaveAccessibleName(/3 of 3 tokens$/);
  await lens.selectOption(REPLAY_WORDS.en.lensAll);
  await expect(closed).toHaveAccessibleName(/tokens: .*\(Blue\).*\(Yellow\)/);
  await expect(closed.locator('.token.back')).toHaveCount(0);
});

test('the log is in words; notation is a switch that is off at first and remembered', async ({ page }) => {
  await openPosition(page, 'en', 'base-fight');
  await page.keyboard.press('e');
  await page.getByRole('alertdialog').getByRole('button', { name: en.endTurn }).click();
  await page.getByRole('button', { name: en.ready }).click();
  const openLog = page.getByRole('button', { name: 'Open the log' });
  await openLog.click();
  const log = page.getByRole('log');
  await expect(log).toBeVisible();
  await expect(log.locator('code')).toHaveCount(0);
  await expect(log).not.toContainText(/\bend\b/);
  await page.getByRole('checkbox', { name: panelEnglish.notation }).check();
  await expect(log.locator('code').first()).toHaveText(/end/);
  await page.reload();
  await page.getByRole('button', { name: en.ready }).click();
  await openLog.click();
  await expect(page.getByRole('checkbox', { name: panelEnglish.notation })).toBeChecked();
});

test('what cannot be opened is said in the language of the page, in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await withSave(page, finishedSave([HUMAN, BOT]), 'fr');
  const { home: fr } = SAY.fr;
  await page.goto('/');
  await page.getByText(fr.importHint).click();
  await page.getByRole('textbox', { name: fr.paste }).fill(finished().replace(/^result: .*\n/m, ''));
  await page.getByRole('button', { name: fr.openPasted }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toBeInViewport({ ratio: 1 });
  const fault = page.getByText(/il manque le résultat/);
  await expect(fault).toBeInViewport({ ratio: 1 });
  await page.getByRole('textbox', { name: fr.paste }).fill(finished());
  await page.getByRole('button', { name: fr.openPasted }).click();
  await expect(page.getByRole('heading', { name: fr.foundOver })).toBeInViewport({ ratio: 1 });
});
