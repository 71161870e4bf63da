/** On a phone nothing is lost: no page is wider than the screen, and everything that can be pressed can be reached. */
import { expect, type Page } from '@playwright/test';
import { pointOf, readScreen } from './offers.ts';
import { GENTLE_WORDS } from '../../src/words/gentle-words.ts';
import { SAY } from './say.ts';

const { page: words, home, play } = SAY.fr;
const { fr: gentle } = GENTLE_WORDS;

/** What lies over the rest until it is answered or closed, in French: what is under it is meant to wait. */
const OVER: Readonly<Record<string, string>> = {
  'the end of a combat': words.combat,
  'a first game, small or full': gentle.title,
  menu: play.menu,
  'game over': play.gameOver,
  'list of keys': play.keys,
  'saved games and share': home.share,
};

/** Looks at a screen that is open in French. */
export async function expectNothingLost(page: Page, screen: string): Promise<void> {
  const [width, inside] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect.soft(width, 'how wide the page is').toBeLessThanOrEqual(inside ?? 0);
  const { offers } = await readScreen(page);
  const over = OVER[screen];
  const open = over === undefined ? offers : offers.filter(({ within }) => within.includes(over));
  // Otherwise nothing would be looked at.
  if (over !== undefined) expect(open.length).toBeGreaterThan(0);
  const hidden: string[] = [];
  for (const offer of open.slice(0, 60)) if (!(await pointOf(page, offer))) hidden.push(offer.name);
  expect.soft(hidden, 'what no finger reaches').toEqual([]);
}
