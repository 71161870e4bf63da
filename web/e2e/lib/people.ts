/** People at a table of a server: each in a browser context of his own, with everything that he was sent. */
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { QUICK } from './chance.ts';
import type { Offer } from './offers.ts';
import { play } from './player.ts';

export interface Person {
  readonly page: Page;
  /** Every message that came over his sockets. */
  readonly received: string[];
  /** What the console of his page complains about; a connection that a test has cut is no fault of the page. */
  readonly complaints: string[];
}

const CUT = /WebSocket connection to|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED/;

export async function newPerson(browser: Browser, options: BrowserContextOptions = {}): Promise<Person> {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  await page.addInitScript(QUICK);
  const received: string[] = [];
  const complaints: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => received.push(String(payload))),
  );
  page.on('console', (message) => {
    if (message.type() === 'error' && !CUT.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, received, complaints };
}

interface Told {
  readonly number: number;
  readonly result: unknown;
  readonly view: {
    readonly shown: { readonly turn: number; readonly pieces: readonly { readonly id: string }[] };
    readonly own: { readonly pieces: readonly { readonly id: string }[]; readonly laid: number };
  } | null;
}

/** How things stood, by number, as somebody was sent it. */
export function toldTo({ received }: Person): Told[] {
  return received.flatMap((text) => {
    const message = JSON.parse(text) as { say: string; state?: Told };
    return message.say === 'news' && message.state ? [message.state] : [];
  });
}

export const turnNow = (person: Person): number => toldTo(person).at(-1)?.view?.shown.turn ?? 0;

interface Wanted {
  readonly address: string;
  readonly name: string;
  readonly box?: string;
  readonly scenario?: RegExp;
  readonly clock?: string;
  readonly watch?: boolean;
}

/** Opens a table from the first page on; answers the links to the free seats. */
export async function openTable(page: Page, wanted: Wanted): Promise<string[]> {
  await page.goto(wanted.address);
  await page.getByRole('link', { name: /^Play with others/ }).click();
  await page.getByLabel('Your name').fill(wanted.name);
  if (wanted.box !== undefined)
    await page
      .getByRole('group', { name: 'Box', exact: true })
      .locator('label')
      .filter({ has: page.getByRole('radio', { name: wanted.box }) })
      .click();
  if (wanted.scenario)
    await page
      .getByRole('group', { name: 'Scenario', exact: true })
      .locator('label')
      .filter({ has: page.getByRole('radio', { name: wanted.scenario }) })
      .click();
  if (wanted.clock !== undefined) await page.getByLabel(/^How long may one think/).selectOption(wanted.clock);
  if (wanted.watch) await page.getByRole('switch', { name: 'Others may watch' }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  const links = page.getByRole('textbox', { name: /^The link for/ });
  await expect(links.first()).toBeVisible();
  return Promise.all((await links.all()).map((one) => one.inputValue()));
}

export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel(/^Your name|^Votre nom/).fill(name);
  await page.getByRole('button', { name: /^Sit down$|^S’asseoir$/ }).click();
}

export const board = (page: Page) => page.getByRole('group', { name: /^The labyrinth$|^Le labyrinthe$/ });

/** Plays on until `until` holds at the screen of somebody; whoever is not asked waits for the other. */
export async function playTogether(
  people: readonly Page[],
  seed: number,
  until: () => boolean | Promise<boolean>,
): Promise<number> {
  let isOver = false;
  const each = people.map((page, index) =>
    play(page, {
      seed: seed + index,
      deeds: 3,
      press: pressOnce,
      wait: async () => {
        isOver ||= await until();
        await page.waitForTimeout(120);
      },
      look: async () => {
        isOver ||= await until();
      },
      until: (screen) => isOver || screen.regions.includes('The game is over'),
    }),
  );
  return (await Promise.all(each)).reduce((sum, one) => sum + one, 0);
}

/**
 * Presses at once, without the way of a pointer: whether one reaches everything is tried where people play at one screen.
 * Then waits for the answer of the server: nothing on the screen changes before.
 */
async function pressOnce(page: Page, { name, index }: Offer): Promise<void> {
  await page.evaluate(
    async ([wanted, at]) => {
      const named = (element: Element): string =>
        (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      const [...all] = document.querySelectorAll('button:not(:disabled), [role=button]');
      const element = all
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.closest('[inert]') === null)
        .filter((one) => named(one) === wanted)[at];
      const changed = new Promise((done) => {
        new MutationObserver(done).observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
        });
        setTimeout(done, 200);
      });
      element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await changed;
      await new Promise((done) => setTimeout(done, 40));
    },
    [name, index] as const,
  );
}
