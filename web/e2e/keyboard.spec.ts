/** Without a pointer: a whole game with the keys alone, and a focus that is always there to be seen. */
import { expect, type Page, test } from '@playwright/test';
import { QUICK, SEEDED } from './lib/chance.ts';
import { fixture } from './lib/fixtures.ts';
import type { Offer } from './lib/offers.ts';
import { expectOver, hurry, play } from './lib/player.ts';
import { openPosition, openText, SCREENS } from './lib/screens.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Focus {
  readonly name: string;
  readonly isSeen: boolean;
}

/** What has the focus; null where nothing has. */
const focus = (page: Page): Promise<Focus | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    const isInside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    return { name, isSeen: isInside && element.matches(':focus-visible') };
  });

/** More than there are on any screen. */
const MOST_STOPS = 400;

/** Goes to something with the tabulator, and does it. */
async function enter(page: Page, { name }: Offer): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if ((await focus(page))?.name === name) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`The tabulator does not lead to “${name}”.`);
}

test('a game that begins before the page has drawn itself is there', async ({ page }) => {
  // No frame and no timer comes: on a busy machine both may be later than somebody's first key.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto('/');
  await page.getByRole('button', { name: /^A gentle first game/ }).press('Enter');
  await expect(page.getByRole('group', { name: 'The labyrinth' })).toBeVisible();
});

test('a whole game with the keyboard', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(SEEDED);
  await page.addInitScript(QUICK);
  await page.goto('/');
  await enter(page, {
    name: 'A gentle first game: everything in sight, four characters each, three points win. Ten minutes.',
    within: [],
    pressed: false,
    index: 0,
  });
  await expect(page.getByRole('group', { name: 'The labyrinth' })).toBeVisible();
  const lost: string[] = [];
  let before = '';
  await play(page, {
    seed: 2,
    deeds: 2,
    wait: hurry,
    look: async () => {
      if (before === '') return;
      // The page may need a moment to draw what is next.
      const isBack = await page
        .waitForFunction(() => document.activeElement !== document.body, undefined, { timeout: 1000 })
        .then(
          () => true,
          () => false,
        );
      if (!isBack) lost.push(before);
      before = '';
    },
    press: async (_page, offer) => {
      // The keys that the list of keys promises, where there is one.
      if (offer.name.startsWith('End the turn') && offer.within.length === 0) await page.keyboard.press('e');
      else await enter(page, offer);
      before = offer.name;
    },
  });
  await expectOver(page);
  expect.soft([...new Set(lost)], 'the focus was lost after these').toEqual([]);
});

test('whoever sits down by pointer sees no frame, whoever does by key does', async ({ page }) => {
  await openPosition(page, 'en', 'four-players');
  await expect(page.locator('.board:focus')).toBeVisible();
  await expect(page.locator('.board:focus-visible')).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'I am ready' }).press('Enter');
  await expect(page.locator('.stand:focus-visible')).toBeVisible();
});

test('the focus can be seen wherever it goes on the table', async ({ page }) => {
  await SCREENS['playing with a selection']?.(page, 'en');
  const unseen: string[] = [];
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab');
    const now = await focus(page);
    if (!now) continue;
    if (!now.isSeen) unseen.push(now.name);
    // What it looks like with the focus and without must differ.
    const place = await page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect();
      if (!box) return null;
      const [x, y] = [Math.max(0, box.x - 6), Math.max(0, box.y - 6)];
      return {
        x,
        y,
        width: Math.min(box.width + 12, innerWidth - x),
        height: Math.min(box.height + 12, innerHeight - y),
      };
    });
    if (!place || place.width < 1 || place.height < 1) continue;
    const focused = await page.screenshot({ clip: place });
    const element = await page.evaluateHandle(() => {
      const active = document.activeElement;
      if (active instanceof HTMLElement || active instanceof SVGElement) active.blur();
      return active;
    });
    const blurred = await page.screenshot({ clip: place });
    if (focused.equals(blurred)) unseen.push(now.name);
    await element.evaluate((one) => {
      if (one instanceof HTMLElement || one instanceof SVGElement) one.focus({ preventScroll: true });
    });
  }
  expect(unseen).toEqual([]);
});

test('the tabulator goes from piece to piece, then to what it can do', async ({ page }) => {
  await openPosition(page, 'en', 'base-fight');
  await page.keyboard.press('n');
  const board = page.getByRole('group', { name: 'The labyrinth' });
  await expect(board.locator('[aria-pressed=true]')).toBeFocused();
  const figures = await board.locator('[role=button][aria-pressed]').count();
  await expect(board.locator('.mark').first()).toBeVisible();
  const kind = (): Promise<string> =>
    page.evaluate(() => (document.activeElement?.classList.contains('mark') ? 'mark' : 'piece'));
  // Right after whoever is in hand comes what he can do.
  await page.keyboard.press('Tab');
  expect(await kind()).toBe('mark');
  await page.keyboard.press('Shift+Tab');
  await expect(board.locator('[aria-pressed=true]')).toBeFocused();
  const before = new Set<string>();
  for (let stop = 1; stop < figures; stop++) {
    await page.keyboard.press('Shift+Tab');
    expect(await kind()).toBe('piece');
    before.add((await focus(page))?.name ?? '');
  }
  expect(before.size).toBe(figures - 1);
  await page.keyboard.press('Shift+Tab');
  await expect(board).toBeFocused();
  // Through all marks and out of the board.
  const marks = await board.locator('.mark').count();
  for (let stop = 0; stop < figures + marks; stop++) await page.keyboard.press('Tab');
  expect(await kind()).toBe('mark');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeFocused();
});

test('the tabulator leads to a mark that the preview of a turned room hides, and past it', async ({
  page,
}) => {
  // The Mekanork stands on the gear of room H, with a rope beside it.
  const text = fixture('base-fight')
    .replace('|bMe  . | .   . | . |', '| .   . | .   . | . |')
    .replace('|bRo  . |', '| .   . |')
    .replace('bWi  . | *   . |', 'bWi  . |bMe bRo|');
  await openText(page, 'en', text);
  const board = page.getByRole('group', { name: 'The labyrinth' });
  await board.getByRole('button', { name: 'Mekanork (Blue)', exact: true }).press('Enter');
  const load = board.locator('.mark.load');
  await board.getByRole('button', { name: /^Turn the room H/ }).focus();
  await expect(load).toHaveCSS('opacity', '0');
  await page.keyboard.press('Tab');
  await expect(load).toBeFocused();
  await expect(load).toHaveCSS('opacity', '1');
  await page.keyboard.press('Tab');
  expect(await board.evaluate((one) => one.contains(document.activeElement))).toBe(false);
});

test('the arrow keys walk over the board, square by square, and say what stands there', async ({ page }) => {
  await openPosition(page, 'en', 'base-fight');
  const board = page.getByRole('group', { name: 'The labyrinth' });
  // Whoever sits down begins where something is to be done.
  await expect.poll(() => focus(page)).not.toBeNull();
  await board.focus();
  /** The way over the board is loaded with the first of these keys. */
  const step = async (key: string): Promise<void> => {
    await page.keyboard.press(key);
    await expect(board).not.toBeFocused();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  };
  const names: string[] = [];
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowDown']) {
    await step(key);
    const now = await focus(page);
    expect(now?.isSeen).toBe(true);
    names.push(now?.name ?? '');
  }
  expect(
    names.every((name) => /^[a-j]\d+: |\(|^Room /.test(name)),
    names.join(' | '),
  ).toBe(true);
  expect(new Set(names).size).toBeGreaterThan(4);
  // Back again: the squares are the same.
  await step('ArrowUp');
  expect((await focus(page))?.name).toBe(names[4]);
  // A square that is no mark says why, or what to do first.
  while (!(await page.locator('.cursor').evaluate((one) => one === document.activeElement)))
    await step('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.locator('.board-notes .note, .piece-beside').first()).toBeVisible();
  // With a figure in hand the neighbouring square is a mark, and Enter walks there.
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(board.locator('.mark').first()).toBeVisible();
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
    await board.locator('[aria-pressed=true]').focus();
    await step(key);
    if (/^Go [a-j]\d+$/.test((await focus(page))?.name ?? '')) break;
  }
  const points = page.getByRole('img', { name: /action points?$/ });
  const left = await points.getAttribute('aria-label');
  await page.keyboard.press('Enter');
  await expect(points).not.toHaveAttribute('aria-label', left ?? '');
});

for (const { width, words: named } of [
  { width: 1280, words: 'as a drawer' },
  { width: 1700, words: 'beside the board' },
])
  test(`Escape in the log leaves the log ${named}, and no more: the figure stays in hand`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPosition(page, 'en', 'prison');
    await page.keyboard.press('n');
    const inHand = page.getByRole('group', { name: 'The labyrinth' }).locator('[aria-pressed=true]');
    await expect(inHand).toHaveCount(1);
    // Something is done, so that there is a line to read.
    await page
      .getByRole('group', { name: 'The labyrinth' })
      .getByRole('button', { name: /^Go (?!.*action points)/ })
      .first()
      .press('Enter');
    // It is done once it can be taken back: until then the page may still take the focus to what comes next.
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
    await expect.poll(() => focus(page)).not.toBeNull();
    // Otherwise it stands there already. What opens it is loaded after the board.
    if (width < 1680) await page.locator('.log-toggle').press('Enter');
    const line = page.getByRole('log').locator('.log-line').last();
    await line.focus();
    await page.keyboard.press('Escape');
    await expect(inHand).toHaveCount(1);
    expect((await focus(page))?.isSeen).toBe(true);
    await expect(page.getByRole('log').locator(':focus')).toHaveCount(0);
    await expect(page.getByRole('log')).toHaveCount(width > 1679 ? 1 : 0);
    // Outside of it the key does what it always did.
    await page.keyboard.press('Escape');
    await expect(inHand).toHaveCount(0);
  });
