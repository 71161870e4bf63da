/** Games with others, through real browsers and the real server: from the first page to the end, whatever happens on the way. */
import { expect, test } from '@playwright/test';
import { GamesServer } from './lib/games-server.ts';
import { board, newPerson, openTable, playTogether, sitDown } from './lib/people.ts';
import { expectOver } from './lib/player.ts';

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

test('a whole game of the base set between two browsers', async ({ browser }) => {
  const [host, guest] = [await newPerson(browser), await newPerson(browser)];
  const [link = ''] = await openTable(host.page, { address: server.address, name: 'Ada' });
  await sitDown(guest.page, link, 'Bo');
  const pages = [host.page, guest.page];
  for (const page of pages) await expect(board(page)).toBeVisible();
  await playTogether(pages, 1, () => false);
  for (const page of pages) {
    await expectOver(page);
    await expect(page.getByText('Nobody chose this deal')).toBeVisible();
  }
  expect([...host.complaints, ...guest.complaints]).toEqual([]);
});
