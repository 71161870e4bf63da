/** Setting up and drafting, as somebody does who has never seen these pieces; in the typefaces that come with the page. */
import { expect, type Page, test } from '@playwright/test';
import { boardEnglish as onBoard } from '../src/words/board-english.ts';
import { SAY } from './lib/say.ts';
import { chooseGame, GREEDY, startGame } from './lib/start.ts';

const { page: words, home, play } = SAY.en;

test.use({ viewport: { width: 1280, height: 720 }, contextOptions: { reducedMotion: 'reduce' } });

const hand = (page: Page) => page.getByRole('region', { name: play.hand });
const marks = (page: Page) => page.getByRole('group', { name: words.board }).getByRole('button');
const ready = (page: Page) => page.getByRole('button', { name: words.ready });
const ownTokens = (page: Page) => page.getByRole('button', { name: play.ownTokens });

/** The names of marks that something of the page lies on. */
const coveredMarks = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.board .mark')]
      .filter((mark) => {
        const box = mark.getBoundingClientRect();
        const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return at === null || at.closest('.board') === null;
      })
      .map((mark) => mark.getAttribute('aria-label')),
  );

/** Puts what is in hand where the first mark is, until something of this colour lies on a room. */
async function layOne(page: Page, colour: 'blue' | 'yellow'): Promise<void> {
  const laid = page.locator(`.room.hidden .token.${colour}`);
  while ((await laid.count()) === 0) {
    await marks(page).first().press('Enter');
    await expect(hand(page)).toBeVisible();
  }
}

test('cards say what a piece can do, and what was hidden is seen on request', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: home.versus }).click();
  await page.getByRole('button', { name: /^The full game/ }).click();
  // Numbers and abilities in words on every card; that of the first is open though nobody has pressed it.
  const cleric = hand(page).getByRole('button', { name: /^Cleric, moves 4, fights 2/ });
  await expect(cleric).toHaveAttribute('aria-pressed', 'true');
  await expect(cleric).toContainText('Healing.');
  await expect(page.getByRole('article', { name: /Cleric/ })).toBeVisible();
  await hand(page)
    .getByRole('button', { name: /^Troll/ })
    .click();
  await expect(page.getByRole('article', { name: /Troll/ })).toBeVisible();
  await expect(page.locator('.piece-beside[data-form]')).toBeVisible();
  expect(await coveredMarks(page)).toEqual([]);
  for (const card of await hand(page).getByRole('button').all())
    await expect(card).toBeInViewport({ ratio: 1 });
  // Titles and text have the faces that come with the page.
  const faces = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''))
      .filter((family) => !family.startsWith('before')),
  );
  expect(faces.sort()).toEqual(['Cinzel', 'Source Sans 3']);
  await expect(page.getByText(play.goodForFirst)).toBeInViewport();
  // What it lays besides is said at the button, and read out with it.
  await expect(page.getByRole('button', { name: play.placeForMe })).toHaveAccessibleDescription(
    new RegExp(play.hiddenToo),
  );
  // Sound is offered once.
  await page.getByRole('button', { name: onBoard.noThanks }).click();
  await expect(page.getByText(onBoard.soundOffer)).toHaveCount(0);
  await expect(ownTokens(page)).toHaveCount(0);
  await layOne(page, 'blue');
  const laid = page.locator('.room.hidden .remembered');
  await expect(laid).toHaveCount(0);
  await ownTokens(page).click();
  await expect(laid.first()).toBeVisible();
  await ownTokens(page).click();
  await expect(laid).toHaveCount(0);
  await page.goto('/#/');
  await page.getByRole('button', { name: home.versus }).click();
  await expect(hand(page)).toBeVisible();
  await expect(page.getByText(onBoard.soundOffer)).toHaveCount(0);
});

test('a table can do without a look at hidden tokens; the curtain says why it falls', async ({ page }) => {
  await page.goto('/');
  await chooseGame(page, { box: 'Base set', seats: ['Human', 'Human'] });
  await page.getByText(home.optionsHint).click();
  await page.getByRole('switch', { name: home.ownTokens }).uncheck();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('dialog')).toContainText(play.whyCurtain.line);
  await ready(page).click();
  await page.getByRole('button', { name: play.placeForMe }).click();
  await ready(page).click();
  await layOne(page, 'yellow');
  await expect(ownTokens(page)).toHaveCount(0);
  // It is the table's, and stays with the game.
  await page.reload();
  await ready(page).click();
  await expect(page.locator('.room.hidden .token').first()).toBeVisible();
  await expect(ownTokens(page)).toHaveCount(0);
});

test('a draft has the whole table, and the rest can be left to chance without scrolling', async ({
  page,
}) => {
  await page.goto('/');
  await chooseGame(page, { box: 'Card Game', scenario: /standard full game/, seats: ['Human', 'Human'] });
  await page.getByText(home.optionsHint).click();
  await page.getByRole('combobox', { name: home.teams }).selectOption(home.teamChoice.draft);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('dialog')).toContainText(play.whyCurtain.team);
  await ready(page).click();
  const team = page.getByRole('region', { name: words.stage['choose'] ?? '' });
  await expect(team.getByRole('button', { name: /^Ghost, moves 2, fights 0/ })).toContainText('Incorporeal.');
  await expect(team.getByRole('button', { name: play.chooseForMe })).toBeInViewport({ ratio: 1 });
  const [table, area] = [await team.boundingBox(), await page.locator('.board-area').boundingBox()];
  expect((table?.width ?? 0) / (area?.width ?? 1)).toBeGreaterThan(0.95);
});

test('in the Card Game the zone that a starter faces already can be chosen like the others', async ({
  page,
}) => {
  await startGame(page, { box: 'Card Game', seats: ['Human', GREEDY] });
  const prompt = page.locator('.prompt-card');
  while (!(await prompt.innerText()).includes('starters faces')) {
    const mark = page.locator('.mark.lay').first();
    if (await mark.isVisible()) await mark.press('Enter');
    else await page.waitForTimeout(50);
  }
  const tokens = hand(page).getByRole('button');
  const chosen = (await tokens.first().getAttribute('aria-label')) ?? '';
  // One for each zone of the room, and that of the zone in which it stands above it.
  await expect(page.locator('.mark.on-place')).toHaveCount(4);
  await expect(page.locator('.mark.over')).toHaveCount(1);
  const own = await page.locator('.mark.over').boundingBox();
  if (!own) throw new Error('nothing is marked where the starter stands');
  await page.mouse.click(own.x + own.width, own.y + own.height);
  await expect(tokens).toHaveCount(1);
  await expect(tokens.first()).not.toHaveAttribute('aria-label', chosen);
});

/** Where the tokens in hand and the buttons beside them are. */
const spotsInDock = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('.dock .hand button, .dock .undo, .dock .place-the-rest > button')].map(
        (one) => {
          const { left, top } = one.getBoundingClientRect();
          return [
            one.getAttribute('aria-label') ?? one.textContent,
            `${Math.round(left)}/${Math.round(top)}`,
          ];
        },
      ),
    ),
  );

test('whatever is placed, the other tokens and the buttons stay where they are', async ({ page }) => {
  await startGame(page, { box: 'Base set', seats: ['Human', GREEDY] });
  // The whole line, and the first tokens that are hidden.
  for (let placed = 0; placed < 6; placed++) {
    const before = await spotsInDock(page);
    const count = await hand(page).getByRole('button').count();
    await marks(page).first().press('Enter');
    await expect(hand(page).getByRole('button')).not.toHaveCount(count);
    const after = await spotsInDock(page);
    const isNewHand = Object.keys(after).length > Object.keys(before).length;
    const moved = Object.entries(after).filter(
      ([name, at]) =>
        before[name] !== undefined && before[name] !== at && !(isNewHand && / moves |Object/.test(name)),
    );
    expect(moved.map(([name]) => name)).toEqual([]);
  }
});

test('a board for four is large while it is set up, and everything to lay is in sight', async ({ page }) => {
  await startGame(page, { box: '3/4 Players', scenario: /^Standard game for four/, seats: ['Human'] });
  const room = await page.locator('.board .room').first().boundingBox();
  // Below the board the tray left less than 90.
  expect(room?.height).toBeGreaterThan(120);
  for (const token of await hand(page).getByRole('button').all())
    await expect(token).toBeInViewport({ ratio: 0.9 });
});

test('beside the board, too, no name of a token is broken within a word, and no line is cut', async ({
  page,
}) => {
  await startGame(page, { box: '3/4 Players', scenario: /^Standard game for four/, seats: ['Human'] });
  await expect(hand(page).locator('.token-words b').first()).toBeVisible();
  const broken = await hand(page)
    .locator('.token-card strong')
    .evaluateAll((names) =>
      names.flatMap(({ firstChild }) =>
        [...(firstChild?.textContent ?? '').matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          if (!firstChild) return [];
          range.setStart(firstChild, index);
          range.setEnd(firstChild, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        }),
      ),
    );
  expect(broken).toEqual([]);
  const cut = await hand(page)
    .locator('.token-words')
    .evaluateAll((all) =>
      all.flatMap((one) => {
        const card = one.closest('.token-card')?.getBoundingClientRect();
        return card && one.getBoundingClientRect().bottom > card.bottom ? [one.textContent] : [];
      }),
    );
  expect(cut).toEqual([]);
});
