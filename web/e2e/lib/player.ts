/**
 * Somebody who plays any scenario without knowing it: reads what can be pressed, by role and name, and presses one of
 * it, with the pointer or the keyboard. What brings points goes first.
 */
import { expect, type Page } from '@playwright/test';
import { chanceOf } from './chance.ts';
import { isThrough, type Offer, overIt, pointOf, readScreen, type Screen } from './offers.ts';

export interface Way {
  readonly seed: number;
  /** How much is done in a turn at most, before it is ended. */
  readonly deeds: number;
  /** Presses an offer. */
  readonly press: (page: Page, offer: Offer) => Promise<void>;
  /** While somebody else plays. */
  readonly wait: (page: Page) => Promise<void>;
  /** Called before every step, with what is to be seen. */
  readonly look?: (screen: Screen) => Promise<void> | void;
  /** Ends early; else when the game is over. */
  readonly until?: (screen: Screen) => boolean;
  /** Far more than a game takes: a script that goes in circles must end. */
  readonly most?: number;
}

const BOARD = 'The labyrinth';
const within = (screen: Screen, name: string | RegExp): Offer[] =>
  screen.offers.filter((offer) =>
    offer.within.some((one) => (typeof name === 'string' ? one === name : name.test(one))),
  );
const called = (screen: Screen, name: RegExp): Offer | undefined =>
  screen.offers.find((offer) => name.test(offer.name));

const isOver = (screen: Screen): boolean => screen.regions.includes('The game is over');

/** Moments that ask for one answer, whatever the game is. */
function answer(screen: Screen, pick: (offers: readonly Offer[]) => Offer | undefined): Offer | undefined {
  const ready = called(screen, /^I am ready$/) ?? called(screen, /^Go on$/);
  if (ready) return ready;
  const sure = within(screen, /^You still have/).find(({ name }) => name === 'End the turn');
  if (sure) return sure;
  const final = within(screen, /This cannot be taken back\.$/).find(({ name }) => name === 'Do it');
  if (final) return final;
  const cards = within(screen, 'Your combat cards');
  if (cards.length > 0) return pick(cards);
  const rest = called(screen, /^Place the rest for me$/);
  if (rest) return rest;
  // A team is chosen piece by piece, or left to chance.
  const team = [...within(screen, 'Choose your team'), ...within(screen, 'Leave a character out')];
  if (team.length > 0) return pick(team);
  const action = within(screen, 'Action cards');
  if (action.length > 0) return pick(action);
  const ways = within(screen, 'Choose one').filter(({ name }) => !/^(Close|Cancel)$|ways …$/.test(name));
  if (ways.length > 0) return pick(ways);
  return undefined;
}

const isFigure = ({ name }: Offer): boolean => / \((Blue|Yellow|Red|Green)\)$/.test(name);

/** Better ones first: out of the labyrinth, then what opens it, then anything. */
function best(
  marks: readonly Offer[],
  pick: (offers: readonly Offer[]) => Offer | undefined,
): Offer | undefined {
  for (const wish of [/leave the labyrinth/i, /^Reveal/, /take the/i]) {
    const liked = marks.filter(({ name }) => wish.test(name));
    if (liked.length > 0) return pick(liked);
  }
  return pick(marks);
}

/** Plays until the end; answers how many times something was pressed. */
export async function play(page: Page, way: Way): Promise<number> {
  const { deeds, press, wait, look, until = isOver, most = 4000 } = way;
  const chance = chanceOf(way.seed);
  const pick = (offers: readonly Offer[]): Offer | undefined => offers[Math.floor(chance() * offers.length)];
  let pressed = 0;
  let done = 0;
  for (let step = 0; step < most; step++) {
    const screen = await readScreen(page);
    await look?.(screen);
    if (until(screen)) return pressed;
    const next = choose(screen);
    if (!next) {
      await wait(page);
      continue;
    }
    await press(page, next);
    pressed++;
  }
  throw new Error(`The game has no end after ${most} steps.`);

  function choose(screen: Screen): Offer | undefined {
    const asked = answer(screen, pick);
    if (asked) return asked;
    const end = called(screen, /^End the turn, (?!Why not)/);
    const onBoard = within(screen, BOARD);
    const marks = onBoard.filter((offer) => !isFigure(offer));
    // Without a turn to end, marks are places for a token.
    if (!end) return pick(marks);
    if (done >= deeds) {
      done = 0;
      return end;
    }
    done++;
    if (marks.length > 0 && chance() < 0.8) return best(marks, pick);
    const deed = within(screen, /^What the .* can do$/).filter(({ name }) => !/Why not/.test(name));
    if (deed.length > 0 && chance() < 0.5) return pick(deed);
    return pick(onBoard.filter((offer) => isFigure(offer) && !offer.pressed)) ?? end;
  }
}

/** How long something may lie over an offer before nobody can reach it: a card that looks for its place, a banner. */
const UNTIL_AT_REST = 5000;

/** With the pointer. Something that no pointer can reach is a fault of the page. */
export async function click(page: Page, offer: Offer): Promise<void> {
  for (const since = Date.now(); ; await page.waitForTimeout(50)) {
    const point = await pointOf(page, offer);
    if (point) return page.mouse.click(point.x, point.y);
    // It may have gone meanwhile: a bot has played, a note was taken away. Then the screen is read again.
    if (!(await readScreen(page)).offers.some(({ name }) => name === offer.name)) return;
    if (await isThrough(page, offer)) return;
    if (Date.now() - since > UNTIL_AT_REST)
      throw new Error(
        `No pointer reaches “${offer.name}” (${offer.within.join(', ')}): ${await overIt(page, offer)}.`,
      );
  }
}

/** Bots pause so that people can follow; a script need not. */
export async function hurry(page: Page): Promise<void> {
  await page.clock.fastForward(400);
  await page.waitForTimeout(15);
}

export async function expectOver(page: Page): Promise<void> {
  const result = page.getByRole('region', { name: 'The game is over' });
  await expect(result).toBeVisible();
  await expect(result.getByRole('heading', { level: 2 })).toHaveText(/^You won$|^You lost$|wins$|A draw/);
}
