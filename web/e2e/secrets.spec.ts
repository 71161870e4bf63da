/**
 * Two people at one screen. The same game is played twice, with the same lots, but somebody hides other things: what
 * the other one then has before him, and what is there while the screen changes hands, must be the same to the letter,
 * attributes and all. So nothing in the page can tell the secret.
 */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { openPosition } from './lib/screens.ts';
import { SEEDED } from './lib/chance.ts';
import { SAY } from './lib/say.ts';
import { chooseGame } from './lib/start.ts';

const { page: words, play: say } = SAY.en;

/** The page once it has come to rest. */
const html = async (page: Page): Promise<string> => {
  // No part of the page is still on its way, and nothing that was just let go is still being drawn.
  // Parts that are still loaded, and a card that has not found its place yet.
  await expect(page.locator('[aria-busy=true], .card-beside:not([data-form])')).toHaveCount(0);
  for (let before = ''; ; ) {
    const now = await drawnAnew(page);
    if (now === before) return now;
    before = now;
  }
};

/**
 * The page after what waits for the next frames has been done. Frames come from the clock of the test, which draws
 * nothing; the space for the board is measured when something is really drawn, which an observer is told.
 */
const drawnAnew = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await new Promise<void>((done) => {
      const observer = new ResizeObserver(() => {
        observer.disconnect();
        done();
      });
      observer.observe(document.documentElement);
    });
    return document.documentElement.outerHTML;
  });

/** Two pages in which chance and time are the same. */
async function twoPages(browser: Browser): Promise<Page[]> {
  const pages: Page[] = [];
  for (let index = 0; index < 2; index++) {
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB' });
    const page = await context.newPage();
    await page.clock.setFixedTime('2026-01-01T12:00:00');
    await page.addInitScript(SEEDED);
    pages.push(page);
  }
  return pages;
}

const ready = (page: Page) => page.getByRole('button', { name: words.ready });
const hand = (page: Page) => page.getByRole('region', { name: say.hand }).locator('button[aria-pressed]');
const marks = (page: Page) => page.getByRole('group', { name: words.board }).getByRole('button');

/** Puts one token from the hand where the first mark is. */
async function put(page: Page, which: 'first' | 'last'): Promise<void> {
  const tokens = hand(page);
  await (which === 'first' ? tokens.first() : tokens.last()).click();
  await marks(page).first().press('Enter');
}

interface Seen {
  readonly curtains: string[];
  readonly others: string[];
}

/** Sets up until some tokens lie on rooms; blue takes them from one end of the hand or from the other. */
async function setUp(page: Page, blue: 'first' | 'last'): Promise<Seen> {
  const seen: Seen = { curtains: [], others: [] };
  await page.goto('/');
  await page.getByRole('button', { name: SAY.en.home.hotSeat }).click();
  for (let turn = 0; turn < 12; turn++) {
    await expect(ready(page)).toBeVisible();
    seen.curtains.push(await html(page));
    const isBlue = await page.getByRole('dialog', { name: words.handTo('Blue') }).isVisible();
    await ready(page).click();
    if (!isBlue) seen.others.push(await html(page));
    // Whoever has looked at what he has hidden leaves nothing of it behind.
    const own = page.getByRole('button', { name: say.ownTokens });
    if (isBlue && (await own.isVisible())) await own.click();
    while (!(await ready(page).isVisible())) await put(page, isBlue ? blue : 'first');
  }
  return seen;
}

test('what somebody lays face down is nowhere in the page of the other', async ({ browser }) => {
  const [one, two] = await twoPages(browser);
  if (!one || !two) throw new Error('no pages');
  // Whatever is loaded late in one of them must not look like a secret.
  await one.route('**/log-*', async (route) => {
    await new Promise((done) => setTimeout(done, 1000));
    await route.continue();
  });
  const [a, b] = [await setUp(one, 'first'), await setUp(two, 'last')];
  expect(a.others.length).toBeGreaterThan(3);
  expect(a.curtains).toEqual(b.curtains);
  expect(a.others).toEqual(b.others);
  // Whoever hid it sees the difference: so the comparison can fail.
  await ready(one).click();
  await ready(two).click();
  expect(await html(one)).not.toEqual(await html(two));
});

/** Both choose their teams in secret; blue takes the first or the last of those that are left. */
async function chooseTeam(page: Page, which: 'first' | 'last'): Promise<Seen & { readonly own: string }> {
  await page.goto('/');
  await chooseGame(page, { box: 'Card Game', scenario: /standard full game/, seats: ['Human', 'Human'] });
  await page.getByText(SAY.en.home.optionsHint).click();
  await page
    .getByRole('combobox', { name: SAY.en.home.teams })
    .selectOption(SAY.en.home.teamChoice.fullFrontal);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await ready(page).click();
  const team = page.getByRole('region', { name: words.stage['choose'] ?? '' }).getByRole('button');
  let own = '';
  while (!(await ready(page).isVisible())) {
    own = await html(page);
    // The last button of all leaves the rest to chance.
    const cards = (await team.count()) - 1;
    await team.nth(which === 'first' ? 0 : cards - 1).click();
  }
  const curtain = await html(page);
  await ready(page).click();
  await expect(team.first()).toBeVisible();
  const seen = { own, curtains: [curtain], others: [await html(page)] };
  // And while the other one chooses.
  for (let pick = 0; pick < 3; pick++) {
    await team.first().click();
    seen.others.push(await html(page));
  }
  return seen;
}

test('whom somebody chooses in secret is nowhere in the page of the other', async ({ browser }) => {
  const [one, two] = await twoPages(browser);
  if (!one || !two) throw new Error('no pages');
  const [a, b] = [await chooseTeam(one, 'first'), await chooseTeam(two, 'last')];
  expect(a.curtains).toEqual(b.curtains);
  expect(a.others).toEqual(b.others);
  expect(new Set(a.others).size).toBe(4);
  // Whoever chose sees the difference: so the comparison can fail.
  expect(a.own === b.own).toBe(false);
});

/** Attacks, and lays the weakest or the strongest card. */
async function fight(page: Page, which: 'first' | 'last'): Promise<Seen> {
  await openPosition(page, 'en', 'base-fight');
  const figures = page.getByRole('group', { name: words.board }).locator('[role=button][aria-pressed]');
  const deed = page.getByRole('button', { name: /^Attack(?!.*Why not)/ });
  for (let index = 0; index < (await figures.count()) && (await deed.count()) === 0; index++)
    await figures.nth(index).press('Enter');
  await deed.first().click();
  const ways = page.getByRole('region', { name: say.chooseWay }).getByRole('listitem').getByRole('button');
  const sure = page.getByRole('button', { name: say.doIt });
  await expect(ways.or(sure).first()).toBeVisible();
  await ((await ways.count()) > 0 ? ways.first() : sure).click();
  const cards = page.getByRole('group', { name: say.yourCards }).getByRole('button');
  await expect(cards.first()).toBeVisible();
  const answers = which === 'first' ? cards.first() : cards.last();
  await answers.click();
  await sure.click();
  await expect(ready(page)).toBeVisible();
  const curtain = await html(page);
  await ready(page).click();
  await expect(cards.first()).toBeVisible();
  return { curtains: [curtain], others: [await html(page)] };
}

test('a combat card that was laid is nowhere in the page of the other', async ({ browser }) => {
  const [one, two] = await twoPages(browser);
  if (!one || !two) throw new Error('no pages');
  const [a, b] = [await fight(one, 'first'), await fight(two, 'last')];
  expect(a.curtains).toEqual(b.curtains);
  expect(a.others).toEqual(b.others);
});

test('behind the curtain no secret of anybody is in the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(SEEDED);
  await page.goto('/');
  await page.getByRole('button', { name: SAY.en.home.hotSeat }).click();
  for (let turn = 0; turn < 6; turn++) {
    await expect(ready(page)).toBeVisible();
    const curtain = await html(page);
    // No figure by its id, and no notation of what was put where.
    expect(curtain).not.toMatch(/data-piece="(?:blue|yellow)-[a-z]/);
    expect(curtain).not.toMatch(/\b[A-Z][a-z] @[A-Za-z]/);
    await ready(page).click();
    while (!(await ready(page).isVisible())) await put(page, 'first');
  }
});
