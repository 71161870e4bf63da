/** Once it was open, the page needs no network; and whoever has it open while it is renewed keeps what he has. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { offlineWorker } from '../vite-offline.ts';

test.use({ serviceWorkers: 'allow' });

/** From here on the page comes from the device. */
const keptOffline = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  });

test('without a network the page opens again and a game against the computer begins', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await keptOffline(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Play against the computer' }).click();
  await page.getByRole('button', { name: /^The full game/ }).click();
  await page.getByRole('button', { name: 'Place the rest for me' }).click();
  await page.getByRole('button', { name: 'Open the log' }).click();
  // The bot thinks in a worker of its own, which must be there too.
  await expect(page.getByRole('log')).toContainText(/Yellow (lays|puts) a/);
  await page.goto('/#/rules');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  // The other language has not been spoken yet.
  await page.goto('/#/');
  await page.getByText('Français', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

/** A page of one build after the other, with one part that is brought later and is called otherwise in each. */
async function serveBuilds() {
  let build = 'first';
  const server = createServer(({ url }, answer) => {
    const files: Readonly<Record<string, readonly [type: string, text: string]>> = {
      '/': ['text/html', `<p>${build}</p><script>navigator.serviceWorker.register('./offline.js')</script>`],
      '/offline.js': ['text/javascript', offlineWorker(build, ['./', `./part-${build}.js`])],
      [`/part-${build}.js`]: ['text/javascript', `// ${build}`],
    };
    const [type, text] = files[url ?? ''] ?? [];
    answer.writeHead(text === undefined ? 404 : 200, { 'content-type': type ?? 'text/plain' }).end(text);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    renew: (name: string) => (build = name),
    close: () => server.close(),
  };
}

test('whoever has the page open while it is renewed still gets its parts, and the new one next', async ({
  page,
}) => {
  const builds = await serveBuilds();
  try {
    await page.goto(builds.address);
    await keptOffline(page);
    const renew = async (name: string) => {
      builds.renew(name);
      await page.evaluate(async () => {
        const renewed = new Promise((done) =>
          navigator.serviceWorker.addEventListener('controllerchange', done),
        );
        await (await navigator.serviceWorker.ready).update();
        await renewed;
      });
    };
    await renew('second');
    const statusOf = (part: string) => page.evaluate(async (name) => (await fetch(name)).status, part);
    expect(await statusOf('./part-first.js')).toBe(200);
    await page.reload();
    await expect(page.locator('p')).toHaveText('second');
    expect(await statusOf('./part-second.js')).toBe(200);
    // Two builds are kept, not all that there ever were.
    await renew('third');
    await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(2);
    expect(await statusOf('./part-first.js')).toBe(404);
    expect(await statusOf('./part-second.js')).toBe(200);
  } finally {
    builds.close();
  }
});
