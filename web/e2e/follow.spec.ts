/** Following the others: each action stays to be seen, the last turn stays on the board, points fly, fights are where they are fought. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { SEEDED } from './lib/chance.ts';
import { fixture } from './lib/fixtures.ts';
import { SAY } from './lib/say.ts';
import { openPosition, openText, pasteText } from './lib/screens.ts';
import { GREEDY, startGame } from './lib/start.ts';
import { GAIN_WORDS } from '../src/words/gain-words.ts';

const { page: words, play } = SAY.en;

const board = (page: Page) => page.getByRole('group', { name: words.board });
const figure = (page: Page, id: string) => page.locator(`.board [data-piece="${id}"]`);
const trails = (page: Page) => page.locator('.trail');
const next = (page: Page) => page.getByRole('button', { name: play.nextStep });
const again = (page: Page) => page.getByRole('button', { name: play.showAgain });
const ready = (page: Page) => page.getByRole('button', { name: words.ready });
const headline = (page: Page) => page.locator('.prompt-card h1');

// What is final is done at once: whether it is asked first is tested elsewhere.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('ask-final', 'off');
  }),
);

/** Columns of a position in text: a is the first. */
const COLUMNS = 'abcdefghij';

/** What lies below pieces that a test puts elsewhere, where it is no plain floor. */
const BELOW: Readonly<Record<string, string>> = { bTh: ' o ' };

/** The position with some pieces elsewhere: `bTh` on `c20`. */
function withPieces(text: string, at: Readonly<Record<string, string>>): string {
  const gone = Object.keys(at).reduce(
    (left, piece) => left.replace(new RegExp(`(?<=^ *\\d+ .*)${piece}`, 'm'), BELOW[piece] ?? ' . '),
    text,
  );
  return Object.entries(at).reduce((left, [piece, square]) => {
    const from = 5 + 4 * COLUMNS.indexOf(square.charAt(0));
    const row = new RegExp(`^ ${square.slice(1).padStart(2)} .*$`, 'm');
    return left.replace(row, (line) => `${line.slice(0, from)}${piece}${line.slice(from + 3)}`);
  }, gone);
}

async function endTurn(page: Page): Promise<void> {
  await page.keyboard.press('e');
  const sure = page.getByRole('alertdialog').getByRole('button', { name: words.endTurn });
  if (await sure.isVisible()) await sure.click();
}

test('an opponent waits after each action, and its turn stays on the board until one acts', async ({
  page,
}) => {
  await pasteText(page, 'en', fixture('base-fight'), [SAY.en.home.human, GREEDY]);
  await expect(figure(page, 'blue-cleric')).toBeVisible();
  await endTurn(page);
  // Nothing goes on before it is asked for, with the button or the space key.
  await expect(next(page)).toBeVisible();
  await expect(headline(page)).toHaveText(play.hasPlayed(GREEDY));
  const told = (): Promise<string> => page.locator('.prompt-card p:not(.waits)').innerText();
  const waits = page.getByText(play.waitsForNext(GREEDY));
  await expect(waits).toBeVisible();
  const first = await told();
  // Who waits does not think, and nothing on the screen goes on.
  await page.waitForTimeout(1500);
  await expect(page.locator('.thinks')).toHaveCount(0);
  // It has points of its own: that one has none oneself says nothing.
  await expect(page.locator('.lamps')).toBeHidden();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await told()).toBe(first);
  await page.keyboard.press(' ');
  await expect(async () => expect(await told()).not.toBe(first)).toPass();
  await expect(waits).toHaveCount(0);
  for (let step = 0; step < 30 && !(await headline(page).innerText()).startsWith(words.yourTurn); step++) {
    const goOn = page.getByRole('button', { name: play.goOn });
    const cards = page.getByRole('group', { name: play.yourCards }).getByRole('button');
    if (await next(page).isVisible()) await next(page).click();
    else if (await goOn.isVisible()) await goOn.click();
    else if (await cards.first().isVisible()) await cards.first().click();
    await page.waitForTimeout(250);
  }
  const count = await trails(page).count();
  expect(count).toBeGreaterThan(0);
  await expect(page.locator('.trail-number')).toHaveText(
    Array.from({ length: count }, (_, index) => String(index + 1)),
  );
  for (const one of await trails(page).all()) await expect(one).toHaveClass(/yellow/);
  // The card that opens the turn takes nothing away; the first action does.
  await page.locator('.action-card:not(.impossible)').first().click();
  await expect(page.locator('.action-card')).toHaveCount(0);
  await expect(trails(page)).toHaveCount(count);
  await again(page).click();
  await expect(trails(page)).not.toHaveCount(count);
  await expect(again(page)).toHaveCount(0);
  await expect(again(page)).toBeVisible();
  await expect(trails(page)).toHaveCount(count);
  await figure(page, 'blue-wizard').press('Enter');
  // Numbers beside prices would be taken for prices.
  await expect(page.locator('.trail-number')).toHaveCount(0);
  await expect(trails(page)).toHaveCount(count);
  await page.locator('.mark.on-place.go').first().press('Enter');
  await expect(trails(page)).toHaveCount(0);
  await expect(again(page)).toHaveCount(0);
  // Whoever switches it off is not asked again; the speed is kept too.
  await endTurn(page);
  await page.getByRole('button', { name: play.withoutSteps }).click();
  await expect(next(page)).toHaveCount(0);
  await page.getByLabel(play.menu, { exact: true }).first().click();
  await expect(page.getByRole('checkbox', { name: play.stepsWanted })).not.toBeChecked();
  await page.getByText(play.paces.fast, { exact: true }).click();
  expect(await page.evaluate(() => [localStorage.getItem('steps'), localStorage.getItem('pace')])).toEqual([
    'off',
    'fast',
  ]);
});

for (const size of [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
])
  test(`at ${size.width}x${size.height} “Next” stands in one place, and nothing beside it is cut off`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(SEEDED);
    await page.addInitScript(() => localStorage.setItem('pace', 'atOnce'));
    await startGame(page, { box: 'Base set', seats: ['Human', GREEDY] });
    await page.getByRole('button', { name: play.placeForMe }).click();
    const card = page.locator('.prompt-card');
    const places: unknown[] = [];
    let placings = 0;
    for (let step = 0; step < 400 && (placings < 1 || places.length < 6); step++) {
      const ownCard = page.locator('.action-card:not(.impossible)').first();
      const ownToken = page.locator('.mark.lay').first();
      if (await next(page).isVisible()) {
        places.push(await next(page).boundingBox());
        const cut = await card.evaluate((one) => one.scrollHeight - one.clientHeight);
        expect(cut, await card.innerText()).toBeLessThanOrEqual(0);
        if (await page.locator('.whose-placing').isVisible()) placings++;
        await next(page).click();
      } else if (await ownCard.isVisible()) {
        await ownCard.click();
        await endTurn(page);
      } else if (await ownToken.isVisible()) await ownToken.press('Enter');
      else await page.waitForTimeout(50);
    }
    expect(placings).toBeGreaterThan(0);
    expect([...new Set(places.map((one) => JSON.stringify(one)))]).toHaveLength(1);
  });

test('in the third game opponents play on by themselves, and it is said where to change that', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/icon.svg');
  await page.evaluate(() => {
    const result = { when: 0, title: { en: '', fr: '' }, colours: ['blue', 'yellow'], points: [0, 5] };
    const players = [{ kind: 'human' }, { kind: 'bot', level: 'greedy' }];
    const two = ['one', 'two'].map((id) => ({ ...result, id, players, winners: [1] }));
    localStorage.setItem('dungeon-twister-results', JSON.stringify(two));
  });
  await pasteText(page, 'en', fixture('base-fight'), [SAY.en.home.human, GREEDY]);
  const note = page.getByRole('status').filter({ hasText: play.stepsWanted });
  await expect(figure(page, 'blue-cleric')).toBeVisible();
  await expect(note).toHaveCount(0);
  await endTurn(page);
  await expect(note).toBeInViewport({ ratio: 1 });
  await note.getByRole('button', { name: 'Have them wait again' }).click();
  await expect(note).toHaveCount(0);
  await page.getByLabel(play.menu, { exact: true }).first().click();
  await expect(page.getByRole('checkbox', { name: play.stepsWanted })).toBeChecked();
});

test('who shares the screen finds the turn of the other on the board, and nobody waits', async ({ page }) => {
  await openPosition(page, 'en', 'base-fight');
  await endTurn(page);
  await ready(page).click();
  await page.locator('.action-card:not(.impossible)').first().click();
  await figure(page, 'yellow-cleric').press('Enter');
  await page.locator('.mark.on-place.go').first().press('Enter');
  await expect(next(page)).toHaveCount(0);
  await endTurn(page);
  // Behind the curtain nothing of it is shown.
  await expect(ready(page)).toBeVisible();
  await expect(trails(page)).toHaveCount(0);
  await ready(page).click();
  await expect(page.locator('.trail.yellow')).toHaveCount(1);
  await expect(again(page)).toBeVisible();
});

test('points fly to the score, and a banner says what for', async ({ page }) => {
  await openText(page, 'en', withPieces(fixture('base-fight'), { bCl: 'h20' }));
  await figure(page, 'blue-cleric').press('Enter');
  await board(page).getByRole('button', { name: /h21/ }).first().press('Enter');
  const banner = page.locator('.gain-banner.blue');
  await expect(banner).toContainText(GAIN_WORDS.en.outFor('Cleric', 1));
  const flying = page.locator('.flying-points');
  await expect(flying).toHaveText('+1');
  expect(await flying.evaluate((one) => one.getAnimations().length)).toBe(1);
  await expect(page.locator('.score-cell.blue .score')).toContainText('1/5');
  await expect(banner).toHaveCount(0);
});

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** What is wrong with the place of the panel: read in one go, because it may be laid anew between two questions. */
const faultsOf = (panel: Locator, fighters: number): Promise<string[]> =>
  panel.evaluate((one, expected) => {
    const box = one.getBoundingClientRect();
    const squares = [...document.querySelectorAll('.fight-light')].map((light) =>
      light.getBoundingClientRect(),
    );
    const hides = squares.filter(
      ({ left, right, top, bottom }) =>
        box.left < right && left < box.right && box.top < bottom && top < box.bottom,
    );
    const isOut = box.left < 0 || box.right > innerWidth || box.top < 0;
    return [
      ...(squares.length === expected ? [] : [`${squares.length} fighters stand in the light`]),
      ...hides.map(({ left, top }) => `the panel hides the fighter at ${left}, ${top}`),
      ...(isOut ? ['the panel is not in the window'] : []),
    ];
  }, fighters);

async function expectFree(page: Page, panel: Locator, fighters: number): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect
      .poll(() => faultsOf(panel, fighters), { message: `at ${size.width} x ${size.height}` })
      .toEqual([]);
  }
}

/** In the middle, and at all corners of the board; in one of them the Warrior stands beside the Thief and helps. */
const HELPED = 'c20';
const FIGHTS = [
  ['f11', 'f12'],
  [HELPED, 'd20'],
  ['h20', 'i20'],
  ['a1', 'b1'],
  ['i1', 'j1'],
] as const;

for (const [one, other] of FIGHTS)
  test(`a fight on ${one} and ${other}: its panel hides no fighter`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const isElsewhere = one !== 'f11';
    const text = isElsewhere
      ? withPieces(fixture('base-fight'), { bTh: one, yWa: other })
      : fixture('base-fight');
    await openText(page, 'en', text);
    await figure(page, 'blue-thief').press('Enter');
    await page
      .locator('.mark.attack')
      .and(page.getByRole('button', { name: /Wall-Walker/ }))
      .press('Enter');
    const ways = page.getByRole('region', { name: play.chooseWay }).getByRole('listitem').getByRole('button');
    if (await ways.first().isVisible()) await ways.first().click();
    const panel = page.getByRole('region', { name: words.combat });
    await expect(panel).toBeVisible();
    // What makes up the sums, what is at stake, and that some cards are two.
    const [attack, defence] = [panel.locator('.combat-side').first(), panel.locator('.combat-side').last()];
    await expect(attack.locator('.sum-part')).toHaveText([/^Thief\s*2$/, /^Sword\s*\+1$/]);
    await expect(attack.locator('.sum')).toHaveText(play.sum('3'));
    await expect(defence.locator('.sum-part')).toHaveText([
      /^Wall-Walker\s*1$/,
      ...(one === HELPED ? [/^Warrior\s*3$/] : []),
    ]);
    await expect(panel.locator('.stakes')).toContainText(/^Your sum higher: Wall-Walker(, Warrior)? wounded/);
    const cards = page.getByRole('group', { name: play.yourCards }).getByRole('button');
    await expect(cards.filter({ hasText: play.copies(2) })).toHaveText([/^\+2/, /^\+3/]);
    await expectFree(page, panel, one === HELPED ? 3 : 2);
    await cards.first().click();
    await ready(page).click();
    await cards.last().click();
    const ended = page.getByRole('dialog', { name: words.combat });
    await expect(ended.locator('.sum').first()).toHaveText('3 + 0 = 3');
    await expectFree(page, ended, one === HELPED ? 3 : 2);
    await expect(ended.getByRole('button', { name: play.goOn })).toBeInViewport({ ratio: 1 });
  });

test('with reduced motion nothing is animated, whatever happens', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { animationsSeen: seen });
    const look = (): void => {
      for (const { effect } of document.getAnimations()) {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        seen.add(`${target?.nodeName} ${target?.getAttribute('class')}`);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await openText(page, 'en', withPieces(fixture('base-fight'), { bCl: 'h20' }));
  await figure(page, 'blue-wizard').press('Enter');
  await page.locator('.mark.on-place.go').first().click();
  // A room turns.
  await figure(page, 'blue-goblin').press('Enter');
  await page.locator('.mark.on-room').first().press('Enter');
  // A fight, from its beginning to its end.
  await figure(page, 'blue-thief').press('Enter');
  await page.locator('.mark.attack').first().press('Enter');
  const cards = page.getByRole('group', { name: play.yourCards }).getByRole('button');
  await cards.first().click();
  await ready(page).click();
  await cards.last().hover();
  await cards.last().click();
  await page.getByRole('button', { name: play.goOn }).click();
  await ready(page).click();
  // Points, without a flight.
  await figure(page, 'blue-cleric').press('Enter');
  await board(page).getByRole('button', { name: /h21/ }).first().press('Enter');
  await expect(page.locator('.gain-banner.blue')).toContainText(GAIN_WORDS.en.outFor('Cleric', 1));
  await expect(page.locator('.flying-points')).toHaveCount(0);
  // What the other one does, and all of it once more.
  await endTurn(page);
  await ready(page).click();
  await page.locator('.action-card:not(.impossible)').first().click();
  await figure(page, 'yellow-cleric').press('Enter');
  await page.locator('.mark.on-place.go').first().press('Enter');
  await endTurn(page);
  await ready(page).click();
  await again(page).click();
  await expect(again(page)).toHaveCount(0);
  await expect(again(page)).toBeVisible();
  const seen = await page.evaluate(() => [
    ...((globalThis as { animationsSeen?: Set<string> }).animationsSeen ?? ['nobody looked']),
  ]);
  expect(seen).toEqual([]);
});

test('who is attacked is called to defend himself, and reads first what he may lose', async ({ page }) => {
  await openPosition(page, 'en', 'base-fight');
  await figure(page, 'blue-thief').press('Enter');
  await board(page)
    .getByRole('button', { name: /^Attack/ })
    .first()
    .press('Enter');
  const panel = page.getByRole('region', { name: words.combat });
  await expect(panel.locator('.stakes')).toHaveText(/^Your sum higher: /);
  await expect(headline(page)).toHaveText(/^Your turn/);
  await page.getByRole('group', { name: play.yourCards }).getByRole('button').first().click();
  await ready(page).click();
  await expect(headline(page)).toHaveText(/^Defend yourself/);
  await expect(panel.locator('.stakes')).toHaveText(/^Your sum lower: .*Higher: .*Equal: /);
});
