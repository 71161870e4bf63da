/** Nothing that is final by surprise, nothing lost by a slip, and loads without a questionnaire. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { SEEDED } from './lib/chance.ts';
import { fixture } from './lib/fixtures.ts';
import { openPosition, openText } from './lib/screens.ts';
import { SAY } from './lib/say.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { page: words, play } = SAY.en;
const board = (page: Page) => page.getByRole('group', { name: words.board });
const question = (page: Page) => page.getByRole('group', { name: /This cannot be taken back\.$/ });
const points = (page: Page) => page.getByRole('img', { name: /action points?$/ });

/** How wide the gap between two is; less than nothing where one lies on the other. */
async function farApart(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('one of them is not there');
  return Math.max(a.x - b.x - b.width, b.x - a.x - a.width, a.y - b.y - b.height, b.y - a.y - a.height);
}

/** Whether neither lies on the other. */
const isApart = async (one: Locator, other: Locator): Promise<boolean> => (await farApart(one, other)) >= 0;

/** Takes one figure after the other in hand until one has a mark of this name. */
async function withMark(page: Page, name: RegExp) {
  const figures = board(page).locator('[role=button][aria-pressed]');
  const mark = board(page).getByRole('button', { name });
  for (let index = 0; (await mark.count()) === 0; index++) await figures.nth(index).press('Enter');
  return mark.first();
}

test('what is final is asked once at its mark, with the mouse too; a setting switches that off', async ({
  page,
}) => {
  await openPosition(page, 'en', 'base-fight');
  const mark = await withMark(page, /^Attack/);
  const dock = page.getByRole('region', { name: play.dock });
  const before = await dock.boundingBox();
  await mark.click();
  await expect(question(page)).toBeVisible();
  // Beside the mark, not on it, and nothing else has moved.
  const [asked, at] = [await question(page).boundingBox(), await mark.locator('.field').boundingBox()];
  if (!asked || !at) throw new Error('nothing is asked');
  expect(await isApart(question(page), mark.locator('.field'))).toBe(true);
  expect(Math.abs(asked.y + asked.height / 2 - at.y)).toBeLessThan(200);
  expect(await dock.boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await mark.click();
  await points(page).click();
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: words.combat })).toHaveCount(0);
  await mark.press('Enter');
  await mark.press('Enter');
  const fight = page.getByRole('region', { name: words.combat });
  await expect(fight).toBeVisible();
  // A combat card as well; what it hides is nothing that one chooses by.
  const cards = page.getByRole('group', { name: play.yourCards }).getByRole('button');
  const tall = await fight.boundingBox();
  await cards.nth(1).click();
  await expect(question(page)).toBeVisible();
  expect(await fight.boundingBox()).toEqual(tall);
  for (const part of [
    fight.locator('.stakes'),
    ...(await fight.locator('.sum, .fighters').all()),
    cards.nth(2),
  ])
    expect(await isApart(question(page), part)).toBe(true);
  await cards.nth(2).click();
  // Two of the same are one button, with how many there are.
  const [value = ''] = /\+\d/.exec((await cards.nth(2).textContent()) ?? '') ?? [];
  await expect(question(page)).toContainText(`${value}?`);
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await cards.nth(1).click();
  await cards.nth(1).click();
  await expect(page.getByRole('button', { name: words.ready })).toBeVisible();

  // And an action card, where there is a choice.
  const toChoose = fixture('base-fight')
    .replace('stage: act\naction points: 5\n', 'stage: card\n')
    .replace('cards none', 'cards 2 3');
  await openText(page, 'en', toChoose);
  const actionCards = page.getByRole('group', { name: play.cards }).getByRole('button');
  await actionCards.first().click();
  await expect(question(page)).toBeInViewport({ ratio: 1 });
  await points(page).click();
  await expect(question(page)).toHaveCount(0);
  await actionCards.first().click();
  await actionCards.first().click();
  await expect(actionCards).toHaveCount(0);
  await expect(points(page)).toHaveAccessibleName(words.actionPoints(2));

  await openPosition(page, 'en', 'base-fight');
  const menu = page.getByLabel(play.menu, { exact: true }).first();
  await menu.click();
  await page.getByRole('checkbox', { name: play.askFinal }).uncheck();
  await menu.click();
  await (await withMark(page, /^Attack/)).click();
  await expect(fight).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: words.ready }).click();
  await menu.click();
  await expect(page.getByRole('checkbox', { name: play.askFinal })).not.toBeChecked();
});

test('what is asked about a room lies beside its preview; and so does the choice of two ways to turn it', async ({
  page,
}) => {
  // On the gear of room H stands one who turns whichever way he likes.
  const text = fixture('base-fight')
    .replace('|bMe  . | .   . | . |', '| .   . | .   . | . |')
    .replace('bWi  . | *   . |', 'bWi  . |bMe  . |');
  for (const size of [
    { width: 1280, height: 720 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await openText(page, 'en', text);
    const preview = page.locator('.ghost-room');
    for (const name of [/^Turn the room F/, /^Turn the room G/]) {
      await (await withMark(page, name)).press('Enter');
      await expect(question(page)).toBeVisible();
      expect(await isApart(page.locator('.final-question'), preview)).toBe(true);
      await page.keyboard.press('Escape');
    }
    await board(page).getByRole('button', { name: 'Mekanork (Blue)', exact: true }).press('Enter');
    await (await withMark(page, /^Turn the room H/)).press('Enter');
    const list = page.getByRole('region', { name: play.chooseWay });
    await list.getByRole('listitem').first().getByRole('button').hover();
    expect(await isApart(list, preview)).toBe(true);
    expect(await farApart(list, preview)).toBeLessThan(80);
  }
});

test('what lies beside its preview still does when the board shrinks', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPosition(page, 'en', 'base-fight');
  await (await withMark(page, /^Turn the room F/)).press('Enter');
  const [asked, preview] = [page.locator('.final-question'), page.locator('.ghost-room')];
  await expect(asked).toBeVisible();
  const before = await preview.boundingBox();
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect
    .poll(async () => (await preview.boundingBox())?.width)
    .toBeLessThan((before?.width ?? 0) * 0.9);
  expect(await isApart(asked, preview)).toBe(true);
  expect(await farApart(asked, preview)).toBeLessThan(80);
});

test('a fight does not open under the pointer that has begun it', async ({ page }) => {
  await openPosition(page, 'en', 'base-fight');
  await (await withMark(page, /^Attack/)).click();
  const yes = page.getByRole('button', { name: play.doIt });
  const at = await yes.boundingBox();
  if (!at) throw new Error('nothing is asked');
  await yes.click();
  const fight = page.locator('.combat-panel[data-form]');
  await expect(fight).toBeVisible();
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
  await expect
    .poll(() =>
      page.evaluate((point) => document.elementFromPoint(...point)?.closest('.combat-panel') ?? null, [
        x,
        y,
      ] as const),
    )
    .toBeNull();
});

test('a load goes along with a click, and is laid down where one chooses', async ({ page }) => {
  await openPosition(page, 'en', 'base-fight');
  const badge = await withMark(page, new RegExp(`^${play.loads}$`));
  // Pointing at the figure itself draws no way into its own square.
  const inHand = board(page).locator('[aria-pressed=true]');
  // Put down and taken up with the mouse it keeps no frame of the keyboard.
  const name = (await inHand.getAttribute('aria-label')) ?? '';
  await inHand.click();
  await expect(inHand).toHaveCount(0);
  await expect(page.locator('.stand:focus')).toHaveCount(0);
  await board(page).getByRole('button', { name, exact: true }).click();
  const box = await inHand.boundingBox();
  if (!box) throw new Error('nobody is in hand');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.locator('.board .way')).toHaveCount(0);
  // A plain walk asks nothing.
  const before = await points(page).getAttribute('aria-label');
  await board(page)
    .getByRole('button', { name: /^Go [a-z]\d+$/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('region', { name: play.chooseWay })).toHaveCount(0);
  await expect(points(page)).not.toHaveAttribute('aria-label', before ?? '');
  await page.keyboard.press('u');
  await expect(points(page)).toHaveAttribute('aria-label', before ?? '');
  // By the badge: what, where, and where to go then.
  await badge.press('Enter');
  await expect(page.getByText(play.todoDeal)).toBeVisible();
  const deal = board(page).locator('[data-mark^="deal-"]').first();
  await deal.press('Enter');
  const list = page.getByRole('region', { name: play.chooseWay });
  if (await list.isVisible()) {
    const entries = await list.getByRole('listitem').allTextContents();
    expect(new Set(entries).size).toBe(entries.length);
    await list.getByRole('listitem').first().getByRole('button').press('Enter');
  }
  const then = page.getByText(play.todoAfterDeal);
  if (await then.isVisible()) await board(page).locator('[data-mark^="place-"]').first().press('Enter');
  await expect(points(page)).not.toHaveAttribute('aria-label', before ?? '');
});

test('tokens of the set-up are taken back; where that is forbidden the page says why', async ({ page }) => {
  await page.addInitScript(SEEDED);
  await page.goto('/');
  await page.getByRole('button', { name: SAY.en.home.hotSeat }).click();
  await page.getByRole('button', { name: words.ready }).click();
  const dots = board(page).locator('.mark');
  const all = await dots.count();
  const undo = page.getByRole('button', { name: /^Undo/ });
  await undo.click();
  await expect(page.getByRole('alert')).toContainText('Nothing has been done yet.');
  await expect(page.getByTitle('BD-RULING-137')).toBeVisible();
  await dots.first().click();
  await expect(dots).toHaveCount(all - 1);
  await undo.click();
  await expect(dots).toHaveCount(all);
  await dots.first().click();
  await page.keyboard.press('Control+z');
  await expect(dots).toHaveCount(all);
});
