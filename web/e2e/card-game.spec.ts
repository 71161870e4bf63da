/** The Card Game, whose figures stand in zones: what is drawn there can be read, and looks like nothing else. */
import { expect, type Page, test } from '@playwright/test';
import { PHONE, WIDE } from './lib/axe.ts';
import { fixture } from './lib/fixtures.ts';
import { SAY } from './lib/say.ts';
import { openPosition, openText } from './lib/screens.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { page: words, play: say } = SAY.en;
const board = (page: Page) => page.getByRole('group', { name: words.board });

/** The Crossbowman comes into the zone of the Troll. */
const FIGHT = fixture('cards')
  .replace('C   G  yCr  o', 'C   G   G   o')
  .replace('| C | C   C   C | T   T |', '| C | C   C   C | T  yCr|');

/** What a test measures of a line: pixels on the screen. */
const thickness = (page: Page, selector: string): Promise<number[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const svg = one as SVGGraphicsElement;
      const { opacity, strokeWidth } = getComputedStyle(svg);
      const { a, b } = svg.getScreenCTM() ?? new DOMMatrix();
      return Number(opacity) === 1 ? Number.parseFloat(strokeWidth) * Math.hypot(a, b) : 0;
    }),
  );

for (const size of [PHONE, WIDE])
  test(`at ${size.width}x${size.height} the arrows of starters are seen: where each faces`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openPosition(page, 'en', 'cards');
    const lines = await thickness(page, '.facing-way');
    expect(lines).toHaveLength(4);
    for (const line of lines) expect(line).toBeGreaterThan(2);
    for (const head of await page.locator('.facing-head').all()) {
      const box = await head.boundingBox();
      expect(Math.max(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(7);
    }
  });

test('in a combat each fighter stands in a ring of his own, and his zone in one light', async ({ page }) => {
  await openText(page, 'en', FIGHT);
  await board(page).getByRole('button', { name: 'Troll (Blue)' }).press('Enter');
  await board(page)
    .getByRole('button', { name: /^Attack/ })
    .press('Enter');
  await page.getByRole('button', { name: say.doIt }).click();
  await expect(page.getByRole('region', { name: words.combat })).toBeVisible();
  const rings = page.locator('.fight-light');
  await expect(rings).toHaveCount(2);
  for (const ring of await rings.all()) {
    const piece = await ring.getAttribute('data-fighter');
    const [around, token] = [
      await ring.boundingBox(),
      await page.locator(`[data-piece="${piece}"]`).boundingBox(),
    ];
    if (!around || !token) throw new Error('a fighter is not on the board');
    const middle = ({ x, y, width, height }: typeof around) => [x + width / 2, y + height / 2];
    // Around the token, and around no other square.
    for (const [index, at] of middle(around).entries())
      expect(Math.abs(at - (middle(token)[index] ?? 0))).toBeLessThan(8);
    expect(around.width).toBeLessThan(1.7 * token.width);
  }
  // Both stand in the same zone.
  await expect(page.locator('.fight-zone')).toHaveCount(1);
});

test('the sign of a zone lies in its floor, and has nothing of what can be pressed', async ({ page }) => {
  await openPosition(page, 'en', 'cards');
  const signs = page.locator('.room .zone-icon');
  expect(await signs.count()).toBeGreaterThan(20);
  const rings = await signs.evaluateAll((all) =>
    all.filter((one) => getComputedStyle(one).stroke !== 'none'),
  );
  expect(rings).toHaveLength(0);
});
