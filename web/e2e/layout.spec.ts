/**
 * The board first: strip, board and dock are always inside the window, for two to four players, and nothing that can be
 * pressed moves or is covered when a piece is chosen.
 */
import { expect, type Page, test } from '@playwright/test';
import { QUICK } from './lib/chance.ts';
import { fixture } from './lib/fixtures.ts';
import { SAY } from './lib/say.ts';
import { openPosition, openText, SCREENS } from './lib/screens.ts';
import { startGame } from './lib/start.ts';

const { page: words, home, play } = SAY.en;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Box {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where all buttons outside of the board are, by their places in the page. */
const controls = (page: Page): Promise<Box[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.table-strip button, .dock button, .zoom-buttons button, summary')]
      .filter((one) => one.checkVisibility() && one.closest('.menu-list, .piece-card') === null)
      .map((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return { name: (one.textContent ?? '').trim(), left, top, right, bottom };
      }),
  );

/** What of the marks on the board can be pressed. */
const marks = (page: Page): Promise<Box[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.board .mark :is(rect, circle)')]
      .filter((one) => !one.matches('.frame-of-room:not(.whole)'))
      .map((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return { name: one.closest('.mark')?.getAttribute('aria-label') ?? '', left, top, right, bottom };
      }),
  );

/** All rooms and who stands there. */
const roomsAndTokens = (page: Page): Promise<Box[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.board .room, .board .stand')].map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return { name: one.getAttribute('aria-label') ?? '', left, top, right, bottom };
    }),
  );

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

async function boxOf(page: Page, selector: string): Promise<Box> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`there is no ${selector}`);
  const { x, y, width, height } = box;
  return { name: selector, left: x, top: y, right: x + width, bottom: y + height };
}

/** A card that lies on no room, open or closed, and on nobody. */
async function expectBesideAll(page: Page, selector: string): Promise<void> {
  const card = await boxOf(page, selector);
  const hidden = (await roomsAndTokens(page)).filter((one) => overlap(card, one));
  expect(hidden.map(({ name }) => name)).toEqual([]);
}

const board = (page: Page) => page.getByRole('group', { name: words.board });
const figures = (page: Page) => board(page).locator('[role=button][aria-pressed]');

async function expectInside(page: Page, selectors: readonly string[]): Promise<void> {
  for (const selector of selectors) {
    const box = await page.locator(selector).first().boundingBox();
    const size = page.viewportSize();
    if (!box || !size) throw new Error(`there is no ${selector}`);
    expect.soft(box.x, selector).toBeGreaterThanOrEqual(-1);
    expect.soft(box.y, selector).toBeGreaterThanOrEqual(-1);
    expect.soft(box.x + box.width, selector).toBeLessThanOrEqual(size.width + 1);
    expect.soft(box.y + box.height, selector).toBeLessThanOrEqual(size.height + 1);
  }
}

const TABLES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  two: (page) => openPosition(page, 'en', 'base-fight'),
  three: async (page) => {
    await startGame(page, { box: '3/4 Players', scenario: /^The race/, seats: ['Human', 'Human', 'Human'] });
    await page.getByRole('button', { name: words.ready }).click();
  },
  four: (page) => openPosition(page, 'en', 'pyramid'),
};

for (const [players, open] of Object.entries(TABLES)) {
  for (const size of [
    { width: 1280, height: 720 },
    { width: 1440, height: 900 },
  ])
    test(`at ${size.width}x${size.height} everything is in sight for ${players} players, and nothing moves`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await open(page);
      await expectInside(page, ['.table-strip', '.board .casing, .board .room', '.dock']);
      for (const seat of await page.locator('.score-cell').all())
        await expect(seat).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.goal-line')).toBeInViewport({ ratio: 1 });
      const [scrolls, inside] = await page.evaluate(() => [
        document.documentElement.scrollHeight,
        innerHeight,
      ]);
      expect(scrolls).toBeLessThanOrEqual(inside ?? 0);
      // A figure, or in the set-up a token of the hand.
      const choices = players === 'three' ? page.locator('.hand button') : figures(page);
      for (let index = 0; index < Math.min(3, await choices.count()); index++) {
        const before = await controls(page);
        if (players === 'three') await choices.nth(index).click();
        else await choices.nth(index).press('Enter');
        await expect(page.locator('.piece-beside[data-form]')).toBeVisible();
        // The card has come to rest, with the marks of the next points too.
        await page.waitForTimeout(400);
        const after = await controls(page);
        // What only one figure can do comes and goes with it, behind what all can; nothing that stays is elsewhere.
        const moved = before.filter(({ name, left, top }) => {
          const now = after.filter((one) => one.name === name);
          return now.length > 0 && !now.some((one) => one.left === left && one.top === top);
        });
        expect(moved).toEqual([]);
        const lain = await boxOf(page, '.piece-beside');
        const covered = (await marks(page)).filter((mark) =>
          [...after, lain].some((one) => overlap(one, mark)),
        );
        expect(covered.map(({ name }) => name)).toEqual([]);
        // Beside a pyramid there is space enough to hide nothing.
        if (players === 'four') await expectBesideAll(page, '.piece-beside');
      }
      if (players !== 'four') return;
      await page.keyboard.press('Escape');
      for (const gear of (await page.locator('.board .gear').all()).slice(0, 2)) {
        await gear.click();
        await expect(page.locator('.thing-beside[data-form]')).toBeVisible();
        await page.waitForTimeout(200);
        await expectBesideAll(page, '.thing-beside');
      }
    });

  test(`on a phone board and sheet are inside the window for ${players} players`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
    await expectInside(page, ['.board-area', '.side', '.side .top']);
  });
}

for (const players of ['two', 'four'])
  test.describe(`a phone held sideways, ${players} players`, () => {
    test.use({ viewport: { width: 844, height: 390 }, hasTouch: true });

    test('the board has the whole height, and what can be done stands beside it', async ({ page }) => {
      await TABLES[players]?.(page);
      const end = page.getByRole('button', { name: /^End the turn/ });
      const panels = page.locator('.side');
      const expectApart = async (): Promise<void> => {
        const drawn = await boxOf(page, 'svg.board');
        expect(drawn.bottom - drawn.top).toBeGreaterThanOrEqual(300);
        const side = await boxOf(page, '.side');
        expect(overlap(await boxOf(page, '.board-area'), side)).toBe(false);
        expect(side.right - side.left).toBeLessThanOrEqual(322);
        await expect(end).toBeInViewport({ ratio: 1 });
        await end.click({ trial: true });
      };
      await expectApart();
      await expectInside(page, ['.board-area', '.side', '.side .top', '.zoom-buttons']);
      const area = await boxOf(page, '.board-area');
      await page.locator('.board .gear').first().click();
      await expect(page.locator('.thing-beside[data-form]')).toBeVisible();
      expect(overlap(await boxOf(page, '.thing-beside'), area)).toBe(false);
      await expectInside(page, ['.thing-beside']);
      await page.keyboard.press('Escape');
      // Its card is in the column, which scrolls by itself and nothing sideways.
      await figures(page).first().press('Enter');
      await expectApart();
      await page.getByRole('tab').first().click();
      await expect(panels.locator('.piece-card')).toBeVisible();
      await expect(page.locator('.piece-beside')).toHaveCount(0);
      const [within, across, down] = await panels.evaluate((one) => [
        one.clientWidth,
        one.scrollWidth,
        one.scrollHeight - one.clientHeight,
      ]);
      expect(across).toBe(within);
      expect(down).toBeGreaterThan(0);
      // Notes and questions lie on the column.
      await page.getByRole('button', { name: play.why }).first().click();
      expect(overlap(await boxOf(page, '.board-notes'), area)).toBe(false);
      await page.getByRole('button', { name: play.close, exact: true }).first().click();
      await page.keyboard.press('e');
      expect(overlap(await boxOf(page, '[role=alertdialog]'), area)).toBe(false);
      await expectInside(page, ['[role=alertdialog]']);
    });
  });

/** Words of buttons that do not stand on one line, and what is higher than its place. */
const cramped = (page: Page, around: string): Promise<string[]> =>
  page.locator(around).evaluate((all) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(all, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1)
          found.push(`${word} is broken`);
      }
    const { top, bottom } = all.getBoundingClientRect();
    for (const button of all.querySelectorAll('button')) {
      const box = button.getBoundingClientRect();
      if (box.top < top - 1 || box.bottom > bottom + 1) found.push(`${button.textContent} is cut`);
    }
    return found;
  });

for (const { width, height } of [
  { width: 1024, height: 768 },
  { width: 1180, height: 820 },
  { width: 1280, height: 720 },
])
  for (const name of ['base-fight', 'cards'] as const)
    test(`at ${width}x${height} the dock has room for its French words: ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openPosition(page, 'fr', name);
      const all = page.getByRole('group', { name: SAY.fr.page.board }).locator('[role=button][aria-pressed]');
      for (let index = 0; index < Math.min(5, await all.count()); index++) {
        await all.nth(index).press('Enter');
        await expect(all.nth(index)).toHaveAttribute('aria-pressed', 'true');
        expect(await cramped(page, '.dock')).toEqual([]);
      }
      await expectInside(page, ['.dock', '.dock .action-bar', '.dock .prompt-card', '.dock .turn-buttons']);
    });

for (const language of ['en', 'fr'] as const)
  test(`a replay on a phone held sideways has its board beside what leads through it: ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await SCREENS['replay']?.(page, language);
    const drawn = await boxOf(page, 'svg.board');
    const led = await boxOf(page, '.transport');
    expect(overlap(drawn, led)).toBe(false);
    const rooms = (await roomsAndTokens(page)).filter(({ right, left }) => right - left > 60);
    // As large as half of the window allows.
    expect(rooms).toHaveLength(8);
    await expectInside(page, ['.replay-board', '.replay-caption', '.transport']);
    for (const button of await page.locator('.transport button').all())
      await expect(button).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('slider')).toBeInViewport({ ratio: 1 });
    // Who reads on below sees the board all the time.
    await page.getByRole('log').scrollIntoViewIfNeeded();
    await expect(page.locator('svg.board')).toBeInViewport({ ratio: 1 });
    const [width, inside] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(width).toBeLessThanOrEqual(inside ?? 0);
  });

test('what a replay says fills its place beside what leads through it', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await SCREENS['replay']?.(page, 'fr');
  const [said, led] = [await boxOf(page, '.replay-caption'), await boxOf(page, '.transport')];
  expect(said.bottom).toBeCloseTo(led.bottom, 0);
});

test('the question before a turn ends early lies inside the window, wherever the dock stands', async ({
  page,
}) => {
  for (const size of [
    { width: 1280, height: 720 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    for (const name of ['base-fight', 'pyramid'] as const) {
      await openPosition(page, 'fr', name);
      await page.keyboard.press('e');
      await expect(page.getByRole('alertdialog')).toBeInViewport({ ratio: 1 });
      for (const answer of await page.getByRole('alertdialog').getByRole('button').all())
        await expect(answer).toBeInViewport({ ratio: 1 });
    }
  }
});

test('tokens to place are in sight for four players, and none of them is called face down any more', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  // The green Mekanork stands beside a closed room.
  await openText(
    page,
    'en',
    fixture('pyramid').replace('HgMe bPo', 'H .  bPo').replace('. | .  bAr', '. |gMe bAr'),
  );
  await board(page).getByRole('button', { name: 'Mekanork (Green)' }).press('Enter');
  await board(page)
    .getByRole('button', { name: /^Reveal D/ })
    .press('Enter');
  await page.getByRole('region', { name: play.chooseWay }).getByRole('listitem').first().click();
  const card = page.locator('.piece-beside[data-form]');
  await expect(card).toContainText('to be placed in room D');
  const lain = await boxOf(page, '.piece-beside');
  const dock = await boxOf(page, '.dock');
  expect(overlap(lain, dock)).toBe(false);
});

test('in a low window the menu is whole', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await SCREENS['menu']?.(page, 'fr');
  const list = page.locator('.menu-list');
  await expect(list).toBeInViewport({ ratio: 1 });
  await expect(list.getByRole('button').last()).toBeVisible();
  const [height, inside] = await list.evaluate((one) => [one.scrollHeight, one.clientHeight]);
  expect(height).toBeLessThanOrEqual(inside ?? 0);
});

test('what leads through a replay stays where it is while it runs', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const language of ['en', 'fr'] as const) {
    await SCREENS['replay']?.(page, language);
    const places = (): Promise<string[]> =>
      page
        .locator('.transport :is(button, input, select)')
        .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    await page.keyboard.press('Home');
    const before = await places();
    await page.locator('.transport .toggle').click();
    expect(await places()).toEqual(before);
    await page.keyboard.press('End');
    expect(await places()).toEqual(before);
  }
});

test('whoever drags selects nothing outside of what is there to be read', async ({ page }) => {
  await openPosition(page, 'en', 'base-fight');
  await figures(page).first().press('Enter');
  const card = page.locator('.piece-beside[data-form="whole"]');
  const [name, text] = [
    await card.locator('h2').boundingBox(),
    await card.locator('.ability p').boundingBox(),
  ];
  for (const from of [name, text]) {
    if (!from) throw new Error('there is no card');
    await page.mouse.move(from.x + 4, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(40, 780, { steps: 4 });
    await page.mouse.up();
    const selected = await page.evaluate(() => getSelection()?.toString() ?? '');
    const own = (await card.innerText()).replaceAll(/\s+/g, ' ');
    expect(own).toContain(selected.replaceAll(/\s+/g, ' ').trim());
  }
});

test('at 1440x900 the squares of the base game are as large as the width allows', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPosition(page, 'en', 'base-fight');
  const room = await page.locator('.board .room').first().boundingBox();
  expect((room?.width ?? 0) / 5).toBeGreaterThan(58);
});

test('the strip says how to win, in words, in both languages', async ({ page }) => {
  await openPosition(page, 'en', 'base-fight');
  await expect(page.getByText('Bring 5 points out over the yellow line')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await openPosition(page, 'fr', 'base-fight');
  await expect(page.getByText('Sortez 5 points par la ligne jaune')).toBeVisible();
});

test('the log is a drawer that moves nothing, and stands beside the board where there is space', async ({
  page,
}) => {
  await openPosition(page, 'en', 'base-fight');
  const log = page.getByRole('log');
  await expect(log).toHaveCount(0);
  const before = await controls(page);
  const place = await board(page).boundingBox();
  await page.getByRole('button', { name: 'Open the log' }).click();
  await expect(log).toBeVisible();
  expect(await board(page).boundingBox()).toEqual(place);
  const after = await controls(page);
  expect(after.slice(0, before.length)).toEqual(before);
  // The way to close it lies on nothing, and the menu opens over it: everything can be pressed.
  await page.getByText('Notation', { exact: true }).click({ trial: true, position: { x: 60, y: 8 } });
  const menu = page.getByLabel(play.menu, { exact: true }).first();
  await menu.click();
  await page.locator('.menu-list button').last().click({ trial: true });
  await menu.click();
  await page.getByRole('button', { name: 'Close the log' }).first().click();
  await expect(log).toHaveCount(0);
  await page.setViewportSize({ width: 1700, height: 900 });
  await expect(log).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open the log' })).toHaveCount(0);
});

test('what a player has lies open until Escape or a press anywhere else', async ({ page }) => {
  await openPosition(page, 'en', 'base-fight');
  const player = page.locator('.score-cell > button').first();
  const more = page.locator('.score-more');
  // Where nothing can have the focus: beside the players, in the dock, and on what lies open itself.
  const strip = await page.locator('.scores').boundingBox();
  const ways = [
    () => page.mouse.click((strip?.x ?? 0) + 2, (strip?.y ?? 0) + 2),
    () => page.locator('.prompt-card p').click(),
    () => page.keyboard.press('Escape'),
    async () => {
      await more.locator('li').first().click();
      await page.keyboard.press('Escape');
    },
  ];
  for (const leave of ways) {
    await player.click();
    await expect(more).toBeVisible();
    await leave();
    await expect(more).toHaveCount(0);
  }
  // The menu is left in the same ways.
  await page.getByLabel(play.menu, { exact: true }).first().click();
  await page.locator('.menu-heading').first().click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.menu[open]')).toHaveCount(0);
});

const points = (page: Page) => page.getByRole('img', { name: /action points?$/ });

test('a verb shows its marks and does nothing; unavailable ones say why', async ({ page }) => {
  await openPosition(page, 'en', 'base-fight');
  const verbs = page.getByRole('group', { name: /^What (can be done|the .* can do)$/ });
  await verbs.getByRole('button', { name: /^Attack/ }).click();
  await expect(page.getByRole('status').filter({ hasText: play.pickFirst })).toBeVisible();
  const attack = verbs.getByRole('button', { name: /^Attack(?!.*Why not)/ });
  for (let index = 0; (await attack.count()) === 0; index++) await figures(page).nth(index).press('Enter');
  const before = await points(page).getAttribute('aria-label');
  await attack.click();
  await expect(attack).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: words.combat })).toHaveCount(0);
  expect(await points(page).getAttribute('aria-label')).toBe(before);
  const shown = board(page).locator('.mark');
  for (const label of await shown.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))))
    expect(label).toMatch(/^Attack/);
  await shown.first().click();
  await page.getByRole('button', { name: play.doIt }).click();
  await expect(page.getByRole('region', { name: words.combat })).toBeVisible();
});

test('undo says why not, and the end of the turn calls for attention only when nothing is left', async ({
  page,
}) => {
  await openPosition(page, 'en', 'base-fight');
  const end = page.getByRole('button', { name: /^End the turn/ });
  await expect(end).not.toHaveClass(/primary/);
  await page.getByRole('button', { name: `${words.undo}, ${play.why}` }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing has been done yet.');
  const row = async (): Promise<number[]> => {
    const tops: number[] = [];
    for (const name of [/^Undo/, /^End the turn/])
      tops.push((await page.getByRole('button', { name }).first().boundingBox())?.y ?? -1);
    return tops;
  };
  const [undoTop, endTop] = await row();
  expect(undoTop).toBe(endTop);
  await page.keyboard.press('e');
  // Who presses Enter twice goes on playing.
  await expect(page.getByRole('alertdialog').getByRole('button', { name: play.playOn })).toBeFocused();
  expect(await row()).toEqual([undoTop, endTop]);
  await page.keyboard.press('Enter');
  // Walks until no point is left: then the end of the turn is what is left to do.
  while ((await points(page).getAttribute('aria-label'))?.startsWith('0 ') === false) {
    await expect(end).not.toHaveClass(/primary/);
    if ((await figures(page).and(page.locator('[aria-pressed=true]')).count()) === 0)
      await figures(page).first().press('Enter');
    await board(page)
      .getByRole('button', { name: /^Go (?!.*action points)/ })
      .first()
      .press('Enter');
  }
  await expect(end).toHaveClass(/primary/);
  await expect(page.getByText(play.todoNothing)).toBeVisible();
});

test('the prompt has the colour of whoever plays', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(QUICK);
  await startGame(page, { box: 'Prison', scenario: /^Prison 1/, seats: ['Brindle', 'Brindle'] });
  const seen = new Set<string>();
  for (let look = 0; look < 200 && seen.size < 2; look++) {
    await page.clock.fastForward(400);
    const { said, colours } = await page.locator('.prompt-card').evaluate((one) => ({
      said: one.querySelector('h1')?.textContent ?? '',
      colours: [...one.classList],
    }));
    const colour = /\((Blue|Yellow)\)/.exec(said)?.[1]?.toLowerCase();
    if (colour === undefined) continue;
    expect(colours).toContain(colour);
    seen.add(colour);
  }
  expect([...seen].sort()).toEqual(['blue', 'yellow']);
});

test('the menu closes under the dialogs that it opens', async ({ page }) => {
  await SCREENS['menu']?.(page, 'en');
  await page.getByRole('button', { name: home.share, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('details.menu')).not.toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await page.getByLabel(play.menu, { exact: true }).first().click();
  await page.getByRole('button', { name: play.keys, exact: true }).click();
  await expect(page.getByRole('dialog', { name: play.keys })).toBeVisible();
  await expect(page.locator('details.menu')).not.toHaveAttribute('open');
});
