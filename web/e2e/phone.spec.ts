/** Whole games and fingers on a phone; what every screen is like there: screens.spec.ts. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { PHONE } from './lib/axe.ts';
import { QUICK, SEEDED } from './lib/chance.ts';
import { pointOf, readScreen } from './lib/offers.ts';
import { click, expectOver, hurry, play } from './lib/player.ts';
import { fixture } from './lib/fixtures.ts';
import { openPosition, openText, pasteText } from './lib/screens.ts';
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

/** A finger that goes down in the middle of something, wanders, and leaves. */
async function swipe(page: Page, at: Locator, by: { readonly x: number; readonly y: number }): Promise<void> {
  const box = await boxAtRest(page, at);
  const finger = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const STEPS = 12;
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let step = 1; step <= STEPS; step++)
    await finger.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: x + (by.x * step) / STEPS, y: y + (by.y * step) / STEPS }],
    });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** What was swiped goes on for a while by itself, and stops for the next finger before anything else. */
async function atRest(scrolled: Locator): Promise<void> {
  const where = (): Promise<string> => scrolled.evaluate((one) => `${one.scrollLeft} ${one.scrollTop}`);
  let before = '';
  await expect
    .poll(
      async () => {
        const now = await where();
        const rests = now === before;
        before = now;
        return rests;
      },
      { intervals: [300] },
    )
    .toBe(true);
}

test('a finger along the tokens scrolls them and chooses none; one that goes up takes its token along', async ({
  page,
}) => {
  await startGame(page, { box: 'Base set', seats: ['Human', GREEDY] });
  const row = page.locator('.hand');
  const tokens = row.getByRole('button');
  await expect(tokens.first()).toHaveAttribute('aria-pressed', 'true');
  await swipe(page, tokens.nth(1), { x: -160, y: 4 });
  await expect.poll(() => row.evaluate((one) => one.scrollLeft)).toBeGreaterThan(80);
  await atRest(row);
  // How far it went depends on the machine.
  await tokens.nth(3).scrollIntoViewIfNeeded();
  await expect(tokens.first()).toHaveAttribute('aria-pressed', 'true');
  await swipe(page, tokens.nth(3), { x: -10, y: -120 });
  await expect(tokens.nth(3)).toHaveAttribute('aria-pressed', 'true');
});

test.describe('held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('a finger down the tokens scrolls the column and chooses none; one that goes to the board takes its token along', async ({
    page,
  }) => {
    await startGame(page, { box: 'Base set', seats: ['Human', GREEDY] });
    const tokens = page.locator('.hand').getByRole('button');
    await expect(tokens.first()).toHaveAttribute('aria-pressed', 'true');
    await swipe(page, tokens.nth(2), { x: -4, y: -120 });
    const column = page.locator('.side');
    await expect.poll(() => column.evaluate((one) => one.scrollTop)).toBeGreaterThan(60);
    await atRest(column);
    await tokens.nth(3).scrollIntoViewIfNeeded();
    await expect(tokens.first()).toHaveAttribute('aria-pressed', 'true');
    await swipe(page, tokens.nth(3), { x: -160, y: -10 });
    await expect(tokens.nth(3)).toHaveAttribute('aria-pressed', 'true');
  });
});

test('what a tab of the sheet has comes into sight when it is chosen, also when it was chosen already', async ({
  page,
}) => {
  await openPosition(page, 'fr', 'base-fight');
  const [, players, log] = await page.getByRole('tab').all();
  const panel = page.getByRole('tabpanel');
  const top = async (): Promise<number> => (await panel.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
  const half = PHONE.height * 0.7;
  expect(await top()).toBeGreaterThan(half);
  await players?.press('Enter');
  await expect.poll(top).toBeLessThan(half);
  await page.locator('aside.side').evaluate((sheet) => (sheet.scrollTop = 0));
  await log?.press('Enter');
  await expect.poll(top).toBeLessThan(half);
  await expect(panel.getByRole('log')).toBeInViewport({ ratio: 1 });
});

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

test('everything that a figure in hand reaches lies in sight, as long as squares stay large enough for a finger', async ({
  page,
}) => {
  await openPosition(page, 'en', 'base-fight');
  const board = page.getByRole('group', { name: 'The labyrinth' });
  const figure = board.getByRole('button', { name: 'Warrior (Blue)' });
  await touch(page, figure, 30);
  // What four points reach is found last.
  await expect(board.getByRole('button', { name: /, 4 action points$/ })).toHaveCount(4);
  const outside = (): Promise<(string | null)[]> =>
    board.evaluate((frame) => {
      const { left, right, top, bottom } = frame.getBoundingClientRect();
      return [...frame.querySelectorAll('[data-mark] .pip')]
        .filter((mark) => {
          const box = mark.getBoundingClientRect();
          return box.left < left || box.right > right || box.top < top || box.bottom > bottom;
        })
        .map((mark) => mark.closest('[data-mark]')?.getAttribute('aria-label') ?? null);
    });
  await expect.poll(outside).toEqual([]);
  expect((await boxAtRest(page, figure)).width).toBeGreaterThan(28);
});

test('a way out that is several points away takes no square from the finger', async ({ page }) => {
  // So little is left of a small phone by the bars of its browser.
  await page.setViewportSize({ width: 360, height: 502 });
  const far = fixture('base-fight')
    .replace('yTr  .  bTh', 'yTr  .   o ')
    .replace(' 13   o   .   . ', ' 13   o   .  bTh')
    .replaceAll('+---+---+===+---+', '+---+---+= =+---+');
  await openText(page, 'en', far);
  const board = page.getByRole('group', { name: 'The labyrinth' });
  const figure = board.getByRole('button', { name: 'Thief (Blue)' });
  await touch(page, figure, 30);
  await expect(board.getByRole('button', { name: /action points, leaves/ })).not.toHaveCount(0);
  await boxAtRest(page, figure);
  const square = await board.evaluate((one) => {
    const [, , width = 1] = (one.getAttribute('viewBox') ?? '').split(' ').map(Number);
    return (40 * one.clientWidth) / width;
  });
  expect(square).toBeGreaterThanOrEqual(29.9);
});

test('taps inside what is seen leave the board where it is, and walks never change how near it is', async ({
  page,
}) => {
  await openPosition(page, 'en', 'base-fight');
  const board = page.getByRole('group', { name: 'The labyrinth' });
  const figure = board.getByRole('button', { name: 'Cleric (Blue)' });
  const seen = (): Promise<string | null> => board.getAttribute('viewBox');
  const whole = await seen();
  await touch(page, figure, 30);
  await expect(figure).toHaveAttribute('aria-pressed', 'true');
  await boxAtRest(page, figure);
  const near = await seen();
  expect(near).not.toBe(whole);
  // Put back and taken again: whoever looks for the next square finds it where it was.
  for (const isInHand of ['false', 'true', 'false', 'true']) {
    await touch(page, figure, 30);
    await expect(figure).toHaveAttribute('aria-pressed', isInHand);
    await boxAtRest(page, figure);
    expect(await seen()).toBe(near);
  }
  const width = (box: string | null): string => (box ?? '').split(' ').slice(2).join(' ');
  const points = page.getByRole('img', { name: /action points?$/ });
  for (let walk = 0; walk < 2; walk++) {
    const before = await points.getAttribute('aria-label');
    const marks = board.getByRole('button', { name: /^Go (?!.*action points)/ });
    await touch(page, marks.first(), 30);
    await expect(points).not.toHaveAttribute('aria-label', before ?? '');
    await boxAtRest(page, figure);
    expect(width(await seen())).toBe(width(near));
  }
});

test('what is shown again comes into sight, wherever somebody has moved the board', async ({ page }) => {
  await page.addInitScript(QUICK);
  await pasteText(page, 'en', fixture('base-fight'), [SAY.en.home.human, GREEDY]);
  const { page: words, play: say } = SAY.en;
  await page.keyboard.press('e');
  await page.getByRole('alertdialog').getByRole('button', { name: words.endTurn }).click();
  const again = page.getByRole('button', { name: say.showAgain });
  await expect(again).toBeVisible();
  const nearer = page.locator('.zoom-buttons button').first();
  for (let times = 0; times < 5; times++) await nearer.click();
  const outside = (): Promise<number> =>
    page.locator('svg.board').evaluate((board) => {
      const { left, right, top, bottom } = board.getBoundingClientRect();
      return [...board.querySelectorAll('.trail')].filter((trail) => {
        const box = trail.getBoundingClientRect();
        return box.left < left || box.right > right || box.top < top || box.bottom > bottom;
      }).length;
    });
  expect(await outside()).toBeGreaterThan(0);
  await again.click();
  await expect(again).toHaveCount(0);
  await expect(again).toBeVisible({ timeout: 30_000 });
  expect(await outside()).toBe(0);
});

test('while tokens are put down the board stays as it is: the next tap meets what is seen', async ({
  page,
}) => {
  await startGame(page, { box: 'Base set', seats: ['Human', GREEDY] });
  const board = page.getByRole('group', { name: 'The labyrinth' });
  const whole = await board.getAttribute('viewBox');
  const marks = board.locator('.mark.lay');
  const laying = page.locator('.board .mark.on-room');
  for (let put = 0; (await laying.count()) === 0 || put < 6; put++) {
    expect(put).toBeLessThan(12);
    await touch(page, marks.first(), 30);
    await boxAtRest(page, board.locator('.room').first());
    expect(await board.getAttribute('viewBox')).toBe(whole);
  }
});

test('the list of signs and that of keys can be closed wherever one has read to, and by a tap beside them', async ({
  page,
}) => {
  const { play: say } = SAY.fr;
  await openPosition(page, 'fr', 'prison');
  const lists = [() => page.locator('.zoom-buttons button').last().click(), () => page.keyboard.press('?')];
  for (const open of lists) {
    const dialog = page.getByRole('dialog');
    await open();
    await dialog.evaluate((one) => (one.scrollTop = one.scrollHeight));
    const close = dialog.getByRole('button', { name: say.close });
    await expect(close).toBeInViewport({ ratio: 1 });
    await dialog.evaluate((one) => (one.scrollTop = 0));
    await expect(close).toBeInViewport({ ratio: 1 });
    // Within its edge nothing is closed.
    const box = await boxAtRest(page, dialog);
    await page.touchscreen.tap(box.x + 6, box.y + box.height / 2);
    await expect(dialog).toBeVisible();
    await page.touchscreen.tap(PHONE.width / 2, 4);
    await expect(dialog).toHaveCount(0);
  }
});

test('the points of both stand beside the goal, and the sheet opens with the players', async ({ page }) => {
  const { play: say } = SAY.fr;
  await openText(page, 'fr', fixture('prison').replace('yellow: points 2', 'yellow: points 3'));
  await expect(page.locator('.goal-line .own-points')).toHaveText('2/5');
  await expect(page.locator('.goal-line .points-of-other > [aria-hidden]').last()).toHaveText('3');
  await expect(page.locator('.goal-line b')).toBeInViewport({ ratio: 1 });
  const [card, players] = await page.getByRole('tab').all();
  await card?.click();
  await expect(players).toHaveAttribute('aria-selected', 'false');
  await page.locator('aside.side').evaluate((sheet) => (sheet.scrollTop = 0));
  await page.getByRole('button', { name: say.more }).click();
  await expect(players).toHaveAttribute('aria-selected', 'true');
  await expect(players).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: say.less })).toBeInViewport({ ratio: 1 });
});

test('a combat of two with long names shows all of both sides, and its heading first', async ({ page }) => {
  const { play: say, page: words } = SAY.fr;
  const text = fixture('base-fight').replace('  6  yMe', '  6   . ').replace('|bMe  . |', '|bMe yMe|');
  // So little is left of a small phone by the bars of its browser.
  await page.setViewportSize({ width: 375, height: 553 });
  await openText(page, 'fr', text);
  const board = page.getByRole('group', { name: words.board });
  await touch(page, board.getByRole('button', { name: /^Méchanork \(Bleu/ }), 30);
  const sheet = page.locator('aside.side');
  await touch(page, board.getByRole('button', { name: /^Attaquer le Méchanork/ }), 30);
  const doIt = page.getByRole('button', { name: say.doIt });
  await expect(doIt).toBeVisible();
  await sheet.evaluate((one) => (one.scrollTop = one.scrollHeight));
  await doIt.evaluate((one: HTMLElement) => one.click());
  const panel = page.getByRole('region', { name: words.combat });
  await expect(panel).toBeVisible();
  await expect(panel.locator('.combat-cause')).toBeInViewport({ ratio: 1 });
  const cut = await panel.evaluate((all) => {
    const edge = all.getBoundingClientRect().right;
    return [...all.querySelectorAll('*')]
      .filter((one) => one.getBoundingClientRect().right > edge)
      .map((one) => `${one.className} ${one.textContent}`);
  });
  expect(cut).toEqual([]);
  expect(await panel.evaluate((all) => all.scrollWidth - all.clientWidth)).toBe(0);
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
  // The rule is called by what it is about; its id is there for whoever points at it, and where the link leads.
  const rule = page.getByRole('alert').getByRole('link');
  await expect(rule).toHaveText(/^La règle «\s[A-ZÀ-Ý][^»]+\s»$/);
  await expect(rule).toHaveAttribute('title', /^BD-[\w-]+$/);
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
