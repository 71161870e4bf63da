/** Games with others, through real browsers and the real server: from the first page to the end, whatever happens on the way. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectAccessible, PHONE, WIDE } from './lib/axe.ts';
import { GamesServer } from './lib/games-server.ts';
import {
  board,
  newPerson,
  openTable,
  type Person,
  playTogether,
  sitDown,
  toldTo,
  turnNow,
} from './lib/people.ts';
import { SAY } from './lib/say.ts';
import { resign } from './lib/screens.ts';

const LOOKS = [
  { size: WIDE, colorScheme: 'light' },
  { size: PHONE, colorScheme: 'dark' },
] as const;

let server: GamesServer;
test.beforeAll(async () => {
  server = await new GamesServer().start();
});
test.afterAll(() => server.end());

test('two strangers with a link make their first move within ten seconds', async ({ browser }) => {
  const [host, guest] = [await newPerson(browser), await newPerson(browser)];
  const [link = ''] = await openTable(host.page, { address: server.address, name: 'Ada' });
  const begun = Date.now();
  let presses = 0;
  await guest.page.goto(link);
  await guest.page.getByLabel('Your name').fill('Bo');
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  presses++;
  await expect(board(guest.page)).toBeVisible();
  await guest.page.getByRole('button', { name: 'Place the rest for me' }).click();
  presses++;
  await expect(guest.page.getByRole('button', { name: 'Place the rest for me' })).toBeHidden();
  const seconds = (Date.now() - begun) / 1000;
  test.info().annotations.push({ type: 'first move', description: `${presses} presses, ${seconds} s` });
  console.log(`first move of a stranger: ${presses} presses, ${seconds.toFixed(1)} s`);
  expect(seconds).toBeLessThan(10);
  await expect(board(host.page)).toBeVisible();
  expect([...host.complaints, ...guest.complaints]).toEqual([]);
});

test('a whole game of the base set: reloaded, cut off, and the server killed in the middle; nothing is lost', async ({
  browser,
}) => {
  const own = await new GamesServer().start();
  const people = [await newPerson(browser), await newPerson(browser)];
  const [host, guest] = people as [Person, Person];
  const [link = ''] = await openTable(host.page, { address: own.address, name: 'Ada', watch: true });
  await sitDown(guest.page, link, 'Bo');
  const watcher = await newPerson(browser);
  await watcher.page.goto(host.page.url());
  const pages = [host.page, guest.page];
  for (const page of [...pages, watcher.page]) await expect(board(page)).toBeVisible();
  const last = (): number => toldTo(host).at(-1)?.number ?? 0;

  await playTogether(pages, 1, () => turnNow(host) >= 2);
  const before = last();
  await guest.page.reload();
  await expect(board(guest.page)).toBeVisible();
  expect(toldTo(guest).at(-1)?.number).toBe(before);

  // Who has no network is told so, and goes on when it is there again.
  await guest.page.context().setOffline(true);
  await own.kill();
  await expect(host.page.getByText('Connection lost, trying again. Nothing is lost.')).toBeVisible();
  await own.start();
  await guest.page.context().setOffline(false);
  for (const page of [...pages, watcher.page])
    await expect(page.getByText('Connection lost, trying again. Nothing is lost.')).toBeHidden();
  expect(last()).toBeGreaterThanOrEqual(before);

  await playTogether(pages, 2, () => turnNow(host) >= 4);
  await resign(host.page, 'en');
  for (const page of [...pages, watcher.page]) {
    await expect(page.getByRole('region', { name: 'The game is over' })).toBeVisible();
    await expect(page.getByText('Nobody chose this deal')).toBeVisible();
  }
  await expect(guest.page.getByRole('heading', { name: 'You won', level: 2 })).toBeVisible();
  const file = guest.page.waitForEvent('download');
  await guest.page.getByRole('button', { name: 'Download the record' }).click();
  const text = await readFile(await (await file).path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ tags: { 'Deal commitment': expect.any(String) } });
  await guest.page.getByRole('button', { name: 'Review the game' }).click();
  await expect(guest.page.getByRole('slider')).toBeVisible();

  expectNothingSecret(watcher, people);
  for (const { complaints } of [...people, watcher]) expect(complaints).toEqual([]);
  await own.end();
});

/** What somebody alone knew, whoever watches was not sent at the same moment. */
function expectNothingSecret(watcher: Person, players: readonly Person[]): void {
  const secrets = new Map<number, Set<string>>();
  for (const player of players)
    for (const { number, view } of toldTo(player))
      for (const { id } of view?.own.pieces ?? [])
        secrets.set(number, (secrets.get(number) ?? new Set()).add(id));
  let compared = 0;
  for (const { number, view, result } of toldTo(watcher)) {
    if (!view || result) continue;
    expect(view.own).toMatchObject({ pieces: [], laid: -1 });
    for (const { id } of view.shown.pieces) {
      compared++;
      expect(secrets.get(number)?.has(id) ?? false, `${id} at ${number}`).toBe(false);
    }
  }
  expect(compared).toBeGreaterThan(100);
}

test('English on a wide screen and French on a phone, at one table', async ({ browser }) => {
  const host = await newPerson(browser);
  const guest = await newPerson(browser, { viewport: PHONE, locale: 'fr-FR', hasTouch: true });
  const [link = ''] = await openTable(host.page, { address: server.address, name: 'Ada' });
  await sitDown(guest.page, link, 'Éloïse');
  await expect(board(guest.page)).toBeVisible();
  await expect(host.page.getByText('Éloïse').first()).toBeVisible();
  await guest.page.getByRole('button', { name: SAY.fr.play.placeForMe }).click();
  await host.page.getByRole('button', { name: SAY.en.play.placeForMe }).click();
  // Whoever begins plays a card; the other reads of it in his own language.
  await expect.poll(() => turnNow(host), { message: 'the set-up is done' }).toBe(1);
  await expect(guest.page.getByText(/On attend Ada|C’est votre tour|À vous/).first()).toBeVisible();
  await expect(host.page.getByText(/Waiting for Éloïse|Your turn/).first()).toBeVisible();
  expect([...host.complaints, ...guest.complaints]).toEqual([]);
});

test('who is away from a live game is shown to the other, and no more when he is back', async ({
  browser,
}) => {
  const [host, guest] = [await newPerson(browser), await newPerson(browser)];
  const [link = ''] = await openTable(host.page, { address: server.address, name: 'Ada' });
  await sitDown(guest.page, link, 'Bo');
  await expect(board(host.page)).toBeVisible();
  await expect(board(guest.page)).toBeVisible();
  const { page } = guest;
  await page.goto('about:blank');
  const note = host.page.getByText('Bo is away.');
  await expect(note).toBeVisible({ timeout: 30_000 });
  await expect(host.page.getByText(/^In \d+:\d\d you can choose what happens\.$/)).toBeVisible();
  for (const look of LOOKS) await expectAccessible(host.page, look);
  await page.goto(link);
  await expect(note).toBeHidden();
  await expect(board(page)).toBeVisible();
  expect([...host.complaints, ...guest.complaints]).toEqual([]);
});

test('every new screen can be read and used by everybody', async ({ browser }) => {
  const host = await newPerson(browser);
  const { page } = host;
  await page.goto(`${server.address}#/online`);
  await expect(page.getByLabel('Your name')).toBeFocused();
  for (const look of LOOKS) await expectAccessible(page, look);
  // From the name to the open table with the keyboard alone.
  await page.keyboard.type('Ada');
  await page.getByRole('button', { name: 'Open the table' }).focus();
  await page.keyboard.press('Enter');
  const link = page.getByRole('textbox', { name: 'The link for Yellow' });
  await expect(link).toBeVisible();
  await page.getByRole('button', { name: /^Show a code/ }).click();
  await expect(page.getByRole('img', { name: 'The link for Yellow as a code' })).toBeVisible();
  for (const look of LOOKS) await expectAccessible(page, look);
  const guest = await newPerson(browser);
  await guest.page.goto(await link.inputValue());
  await expect(guest.page.getByLabel('Your name')).toBeFocused();
  await expectAccessible(guest.page, { size: PHONE, colorScheme: 'light' });
  await guest.page.keyboard.type('Bo');
  await guest.page.keyboard.press('Enter');
  await expect(board(guest.page)).toBeVisible();
  await expect(board(page)).toBeVisible();
  await expectAccessible(page, { size: WIDE, colorScheme: 'light' });
  await page.goto(server.address);
  await expect(page.getByRole('heading', { name: 'Your games with others' })).toBeVisible();
  await expect(page.getByText(/It is your turn|It is the turn of Bo/)).toBeVisible();
  await expectAccessible(page, { size: WIDE, colorScheme: 'light' });
  expect([...host.complaints, ...guest.complaints]).toEqual([]);
});

test('a link that was taken back, a table that is not there and a name that is taken are told', async ({
  browser,
}) => {
  const [host, guest] = [await newPerson(browser), await newPerson(browser)];
  const [link = ''] = await openTable(host.page, { address: server.address, name: 'Ada' });
  // Nobody may watch here, so there is no link for it.
  await expect(host.page.getByText('The link to watch')).toHaveCount(0);
  await sitDown(guest.page, link, 'Ada');
  await expect(guest.page.getByText('Somebody at the table has this name')).toBeVisible();
  await host.page.getByRole('button', { name: /^Make a new link/ }).click();
  await expect(guest.page.getByText('This link was taken back.')).toBeVisible();
  await expect(host.page.getByText('There is a new link')).toBeVisible();
  const again = await host.page.getByRole('textbox', { name: /^The link for/ }).inputValue();
  expect(again).not.toBe(link);
  await guest.page.goto(link);
  await guest.page.reload();
  await expect(guest.page.getByText('There is no such table')).toBeVisible();
  await host.page.getByRole('combobox', { name: /^Who plays instead/ }).selectOption({ index: 2 });
  await expect(board(host.page)).toBeVisible();
  expect([...host.complaints, ...guest.complaints]).toEqual([]);
});

test('a page that no server of games has written to offers no games with others, and asks for none', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('websocket', (socket) => asked.push(socket.url()));
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Play against the computer/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Play with others/ })).toHaveCount(0);
  await page.goto('/#/online');
  await expect(page.getByText('Here nobody serves games.')).toBeVisible();
  expect(asked).toEqual([]);
});
