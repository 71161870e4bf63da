/** Everything on the board explains itself: a click on it, or a question from the keyboard, opens its card. */
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, WIDE } from './lib/axe.ts';
import { SAY } from './lib/say.ts';
import { openPosition } from './lib/screens.ts';

const { play } = SAY.en;

/** The middle of the first such thing on which nobody stands. */
const clear = (page: Page, selector: string): Promise<{ x: number; y: number } | null> =>
  page.evaluate((wanted) => {
    for (const element of document.querySelectorAll(`.board ${wanted}`)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      if (hit?.closest('.board') && !hit.closest('[data-piece], .mark')) return { x, y };
    }
    return null;
  }, selector);

async function press(page: Page, selector: string): Promise<void> {
  const at = await clear(page, selector);
  if (!at) throw new Error(`nothing of ${selector} is free`);
  await page.mouse.click(at.x, at.y);
}

const card = (page: Page) => page.locator('.thing-card');

/** The card hides nothing of what it speaks of. */
async function expectBeside(page: Page): Promise<void> {
  await expect(page.locator('.thing-beside[data-form]')).toBeVisible();
  const [beside, thing] = [
    await page.locator('.thing-beside').boundingBox(),
    await page.locator('.asked-thing').boundingBox(),
  ];
  if (!beside || !thing) throw new Error('there is no card');
  const isApart =
    beside.x >= thing.x + thing.width ||
    thing.x >= beside.x + beside.width ||
    beside.y >= thing.y + thing.height ||
    thing.y >= beside.y + beside.height;
  expect(isApart).toBe(true);
}

const THINGS: readonly (readonly [selector: string, name: RegExp, says: RegExp])[] = [
  ['.gear', /^Gear \d+$/, /is turned: a quarter (anti)?clockwise/],
  ['.pit', /^Pit$/, /jump card/],
  ['.gate', /portcullis$/, /Opens and closes it/],
  ['.slit', /^Arrow-slit$/, /Walks through it.*Naga/],
  ['.line.blue', /^The blue line$/, /Leaves here.*Yellow/],
  ['.room.hidden .capacity', /^Room [A-P], closed$/, /tokens? .*face down/],
];

test('a click on anything of the board opens its card, beside it, with its rules', async ({ page }) => {
  await openPosition(page, 'en', 'prison');
  for (const [selector, name, says] of THINGS) {
    if (!(await clear(page, selector))) continue;
    await press(page, selector);
    await expect(card(page)).toHaveAttribute('aria-label', name);
    await expect(card(page)).toHaveText(says);
    await expectBeside(page);
    await expect(page.getByText(play.pickFirst)).toHaveCount(0);
  }
  await press(page, '.gear');
  const outlined = page.locator('.room-outline');
  expect(await outlined.count()).toBeGreaterThan(0);
  await expectAccessible(page, { size: WIDE, colorScheme: 'light' });
  await card(page)
    .getByText(/rules$/)
    .click();
  await card(page).getByTitle('BD-ROTATE-1', { exact: true }).click();
  await expect(page).toHaveURL(/#\/rules\/BD-ROTATE-1$/);
  await page.goBack();
});

test('with somebody in hand it is said why not, and the card is offered', async ({ page }) => {
  await openPosition(page, 'en', 'prison');
  await page.keyboard.press('n');
  await expect(page.locator('.piece-beside[data-form]')).toBeVisible();
  await press(page, '.pit');
  const note = page.getByRole('alert');
  await expect(note).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  await note.getByRole('button', { name: play.whatIsThis }).click();
  await expect(card(page)).toHaveAttribute('aria-label', 'Pit');
  await expectBeside(page);
  // One thing at a time: first the card, then what is in hand.
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(page.locator('.piece-beside')).toBeVisible();
});

for (const [fixture, signs, none] of [
  [
    'prison',
    [
      'gear',
      'twins',
      'slit',
      'pit',
      'portcullis',
      'dot',
      'exit',
      'carries',
      'boot',
      'swords',
      'ready',
      'takes',
      'loads',
      'later',
      'final',
    ],
    ['zones', 'faces', 'laterZone'],
  ],
  [
    'cards',
    ['gear', 'zones', 'facing', 'faces', 'laterZone', 'carries'],
    ['dot', 'finish', 'dealt', 'later'],
  ],
  ['pyramid', ['gear', 'closed', 'teams'], ['slit', 'zones', 'exit']],
] as const)
  test(`the legend of ${fixture} has the signs of its board, and no others`, async ({ page }) => {
    await openPosition(page, 'en', fixture);
    await page.getByRole('button', { name: 'What the signs mean' }).click();
    const legend = page.getByRole('dialog', { name: 'What the signs mean' });
    await expect(legend).toBeVisible();
    for (const sign of signs) await expect(legend.locator(`[data-sign=${sign}] svg`).first()).toBeVisible();
    for (const sign of none) await expect(legend.locator(`[data-sign=${sign}]`)).toHaveCount(0);
    await expectAccessible(page, { size: WIDE, colorScheme: 'dark' });
    await page.keyboard.press('Escape');
    await expect(legend).toHaveCount(0);
  });

test('who points at a square where something lies reads that it is taken', async ({ page }) => {
  await page.goto('/#/learn/loads');
  await page.locator('[data-piece="blue-thief"]').first().press('Enter');
  const board = page.getByRole('group', { name: 'The labyrinth' });
  await board.getByRole('button', { name: /^Go f3/ }).focus();
  await expect(page.locator('.pointed-price')).toHaveText(/^Go here, take the Treasure: 1 action point/);
  await board.getByRole('button', { name: /^Go f2/ }).focus();
  await expect(page.locator('.pointed-price')).toHaveText(/^Go here: 1 action point/);
});
