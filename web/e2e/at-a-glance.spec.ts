/** What somebody who sits down for the first time must see without guessing, on a big screen. */
import { expect, type Page, test } from '@playwright/test';
import { fixture } from './lib/fixtures.ts';
import { SAY } from './lib/say.ts';
import { openPosition, openText, pasteText, SCREENS } from './lib/screens.ts';
import { GREEDY } from './lib/start.ts';

const { page: words, play } = SAY.en;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
] as const;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const board = (page: Page) => page.getByRole('group', { name: words.board });
const figures = (page: Page) => board(page).locator('[role=button][aria-pressed]');
const figure = (page: Page, id: string) => page.locator(`.board [data-piece="${id}"]`);
const card = (page: Page) => page.locator('.piece-beside[data-form]');

const boxesOf = (page: Page, selector: string): Promise<Box[]> =>
  page.evaluate(
    (all) =>
      [...document.querySelectorAll(all)]
        .filter((one) => one.checkVisibility() && !one.matches('.frame-of-room:not(.whole)'))
        .map((one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          return { left, top, right, bottom };
        }),
    selector,
  );

async function boxOf(page: Page, selector: string): Promise<Box> {
  const [box] = await boxesOf(page, selector);
  if (!box) throw new Error(`there is no ${selector}`);
  return box;
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

/** The base game with somebody elsewhere. */
const MEKANORK_ON_GEAR = fixture('base-fight')
  .replace('bMe  . |', ' .   . |')
  .replace('| *   . |', '|bMe  . |');

/** A room that is held on all sides lies before him: it is turned over one of them. */
const GOBLIN_BEFORE_CLOSED_ROOM = fixture('pyramid')
  .replace('gGo', ' * ')
  .replace(/^ 10 .*$/m, (row) => `${row.slice(0, 65)}gGo${row.slice(68)}`);

test('the card of a piece stays where it lies, as long as it hides neither the piece nor its marks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPosition(page, 'en', 'base-fight');
  let before: Box | null = null;
  let kept = 0;
  for (const one of await figures(page).all()) {
    await one.press('Enter');
    await expect(card(page)).toBeVisible();
    // The marks of the next points have come, and the card has come to rest.
    await page.waitForTimeout(500);
    const now = await boxOf(page, '.piece-beside');
    const form = await card(page).getAttribute('data-form');
    const selected = await boxesOf(page, '.board .stand.selected .token');
    const inTheWay = [...selected, ...(await boxesOf(page, '.board .mark :is(rect, circle, path, text)'))];
    expect(inTheWay.filter((mark) => overlap(mark, now))).toEqual([]);
    const last = before;
    if (last && form === 'whole') {
      // Cards are not equally high: what counts is where this one would have lain.
      const stayed = { ...last, bottom: last.top + now.bottom - now.top };
      const wasFree = stayed.bottom < 770 && !inTheWay.some((mark) => overlap(mark, stayed));
      if (wasFree) {
        expect([now.left, now.top]).toEqual([last.left, last.top]);
        kept++;
      }
    }
    before = form === 'whole' ? now : before;
    await page.keyboard.press('Escape');
  }
  expect(kept).toBeGreaterThan(1);
});

test('the list of ways lies beside the room that it is about, however it was opened', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openText(page, 'en', MEKANORK_ON_GEAR);
  await figure(page, 'blue-mekanork').press('Enter');
  const mark = board(page)
    .getByRole('button', { name: /^Turn the room/ })
    .first();
  const list = page.getByRole('region', { name: play.chooseWay });
  for (const open of [() => mark.press('Enter'), () => mark.locator('.field').click()]) {
    await open();
    await expect(list.getByRole('listitem')).toHaveCount(2);
    const slot = /room ([A-H])/.exec((await mark.getAttribute('aria-label')) ?? '')?.[1] ?? '';
    const room = await boxOf(page, `.board .room[data-slot="${'ABCDEFGH'.indexOf(slot)}"]`);
    await expect.poll(async () => overlap(await boxOf(page, '.chooser-card'), room)).toBe(false);
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
  }
});

test('each side over which a room can be turned up is shown when it is pointed at', async ({ page }) => {
  await openText(page, 'en', GOBLIN_BEFORE_CLOSED_ROOM);
  await figure(page, 'green-goblin').press('Enter');
  await board(page)
    .getByRole('button', { name: /^Reveal D.*2 ways/ })
    .press('Enter');
  const entries = page
    .getByRole('region', { name: play.chooseWay })
    .getByRole('listitem')
    .getByRole('button');
  const drawn = new Set<string>();
  for (const entry of await entries.all()) {
    await entry.focus();
    await expect(page.locator('.preview .flip')).toHaveCount(1);
    drawn.add((await page.locator('.preview .flip').getAttribute('transform')) ?? '');
  }
  expect(drawn.size).toBe(await entries.count());
});

test('what lies here is taken, put down and swapped by words', async ({ page }) => {
  await openPosition(page, 'en', 'base-fight');
  await figure(page, 'blue-goblin').press('Enter');
  const bar = page.getByRole('group', { name: play.barOf('Goblin') });
  const down = bar.getByRole('button', { name: play.putDown('Treasure') });
  await expect(down).toBeVisible();
  // The badge on the figure says the same in words when it is pointed at.
  const badge = board(page).locator('[data-mark="loads"]');
  await badge.hover();
  await expect(page.locator('.preview .ghost-caption')).toContainText(play.loads);
  // It shows where, and the mark does it.
  await down.click();
  await expect(down).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(play.todoDealOf.leave)).toBeVisible();
  const before = await page.getByRole('img', { name: /action points?$/ }).getAttribute('aria-label');
  await board(page).locator('[data-mark^="deal-"]').first().press('Enter');
  const then = page.getByText(play.todoAfterDeal);
  if (await then.isVisible()) await board(page).locator('[data-mark^="place-"]').first().press('Enter');
  await expect(page.getByRole('img', { name: /action points?$/ })).not.toHaveAttribute(
    'aria-label',
    before ?? '',
  );
  // And now it can be taken again, by name.
  await expect(down).toHaveCount(0);
  await bar.getByRole('button', { name: play.takeUp('Treasure') }).click();
  await expect(page.getByText(play.todoDealOf.take)).toBeVisible();
  await expect(board(page).locator('[data-mark^="deal-"]')).toHaveCount(1);
});

test('only a few prices stand on the board at once; every mark has its own when it is pointed at', async ({
  page,
}) => {
  await openPosition(page, 'en', 'base-fight');
  await figure(page, 'blue-goblin').press('Enter');
  const later = page.locator('.board .mark.on-place.later');
  await expect.poll(() => later.count()).toBeGreaterThan(30);
  await page.waitForTimeout(400);
  const priced = later.locator('.badge').filter({ visible: true });
  const shown = await priced.count();
  expect(shown).toBeGreaterThan(2);
  expect(shown).toBeLessThan(25);
  for (const mark of (await later.all()).slice(0, 12)) {
    await expect(mark).toHaveAccessibleName(/\d action points/);
    const [price = ''] = /\d action points/.exec((await mark.getAttribute('aria-label')) ?? '') ?? [];
    await mark.hover();
    // Beside the end of the way, where no head of an arrow covers it, and in the dock.
    const [caption, head] = [page.locator('.preview .ghost-caption'), page.locator('.preview .way-head')];
    await expect(caption).toContainText(price);
    await expect(page.locator('.dock .pointed-price')).toContainText(price);
    const [words, arrow] = await Promise.all([caption.boundingBox(), head.boundingBox()]);
    if (!words || !arrow) throw new Error('nothing is drawn');
    expect(words.y > arrow.y + arrow.height || words.y + words.height < arrow.y).toBe(true);
  }
});

test('what stands in the strip is said in words when it is pointed at, or has the focus', async ({
  page,
}) => {
  await openPosition(page, 'en', 'four-players');
  const cell = page.locator('.score-cell').nth(1);
  const tip = cell.locator('.score-tip');
  await expect(tip).toBeHidden();
  for (const show of [() => cell.hover(), () => cell.getByRole('button').first().focus()]) {
    await show();
    await expect(tip).toBeVisible();
    await expect(tip).toBeInViewport({ ratio: 1 });
    for (const said of ['0 of 6 points', '8 combat cards', '3 jump cards', 'in hand: 3'])
      await expect(tip).toContainText(said);
    await page.mouse.move(700, 500);
  }
  // Whoever has opened all of it needs no tip.
  await cell.getByRole('button').first().click();
  await expect(tip).toBeHidden();
});

for (const size of SIZES) {
  test(`at ${size.width}x${size.height} a board for four takes the space that there is`, async ({ page }) => {
    await page.setViewportSize(size);
    await openPosition(page, 'en', 'four-players');
    const room = await boxOf(page, '.board .room[data-slot="0"] .floor, .board .room[data-slot="0"]');
    // The window is so high; the strip and the rim with the names of squares are not the board.
    expect((room.bottom - room.top) / 5).toBeGreaterThan((size.height - 60) / 25);
    const area = await boxOf(page, '.board-area');
    expect(overlap(area, await boxOf(page, '.dock'))).toBe(false);
  });

  test(`at ${size.width}x${size.height} the end of a game lies beside strip and dock, not on them`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const reach = SCREENS['game over'];
    if (!reach) throw new Error('there is no end');
    await reach(page, 'en');
    const report = await boxOf(page, '.game-over');
    for (const other of ['.table-strip', '.dock'])
      expect(overlap(report, await boxOf(page, other)), other).toBe(false);
    expect(report.bottom - report.top).toBeGreaterThan(size.height * 0.7);
    for (const button of await page.locator('.game-over footer button').all())
      await expect(button).toBeInViewport({ ratio: 1 });
  });
}

for (const [name, seats] of [
  ['base-fight', 2],
  ['four-players', 4],
] as const)
  test(`with ${seats} at the table opponents who play on can be stopped while they play`, async ({
    page,
  }) => {
    await page.goto('/icon.svg');
    await page.evaluate(() => {
      const result = { when: 0, title: { en: '', fr: '' }, colours: ['blue', 'yellow'], points: [0, 5] };
      const players = [{ kind: 'human' }, { kind: 'bot', level: 'greedy' }];
      const two = ['one', 'two'].map((id) => ({ ...result, id, players, winners: [1] }));
      localStorage.setItem('dungeon-twister-results', JSON.stringify(two));
    });
    const others = Array.from({ length: seats - 1 }, () => GREEDY);
    await pasteText(page, 'en', fixture(name), [SAY.en.home.human, ...others]);
    await expect(figures(page).first()).toBeVisible();
    await page.keyboard.press('e');
    await page.getByRole('alertdialog').getByRole('button', { name: words.endTurn }).click();
    const pause = page.locator('.dock').getByRole('button', { name: play.pauseOthers });
    await expect(pause).toBeVisible();
    const at = await pause.boundingBox();
    await pause.click();
    const next = page.getByRole('button', { name: play.nextStep });
    await expect(next).toBeVisible();
    // What stops them and what lets them go on stand in one place.
    expect(await next.boundingBox()).toEqual(at);
    await next.click();
    await page.getByRole('button', { name: play.withoutSteps }).click();
    await expect(pause).toBeVisible();
  });
