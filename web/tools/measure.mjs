/**
 * `npm run bench:page`: how much the page loads until somebody can play, how smoothly it moves, how fast it answers.
 * Measured in a real browser; exits with 1 where a promise is not kept.
 */
import { gzipSync } from 'node:zlib';
import { optionsOf } from '../../tools/options.mjs';
import { openPosition } from '../e2e/lib/screens.ts';
import { tasksWhileThinking } from './measure-thinking.mjs';
import { withPage } from './open-browser.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../e2e/lib/fixtures.ts').Fixture} Fixture */

optionsOf({});

const MOST_KB = 200;
/** Of typefaces, which are compressed already. */
const MOST_FONTS_KB = 60;
const LEAST_FPS = 60;
const MOST_MS = 50;
/** Of bots: code and weights, fetched when the first one is asked. */
const MOST_BOTS_KB = 150;
/** A frame: nothing may keep the page busy longer while a bot thinks. */
const MOST_TASK_MS = 16;
/** Games that are watched for it: what happens once by chance in one of them does not count. */
const WATCHES = 3;
/** A display that shows 60 frames a second does not do so to the microsecond. */
const TOLERANCE = 0.97;

/** @type {string[]} */
const broken = [];
/** @type {(promise: boolean, what: string) => void} */
function report(promise, what) {
  console.log(`${promise ? 'ok  ' : 'MISS'} ${what}`);
  if (!promise) broken.push(what);
}

/** @type {(values: readonly number[], share: number) => number} */
const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** @type {(bytes: number) => string} */
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** @type {(times: readonly number[]) => string} */
const inMs = (times) => `${times.map((ms) => ms.toFixed(1)).join(', ')} ms`;

/** @type {(browser: Browser, address: string) => Promise<void>} */
async function measureLoading(browser, address) {
  // What a service worker fetches for later does not keep anybody from playing.
  const context = await browser.newContext({ baseURL: address, locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  /** @type {Promise<{ url: string, name: string, bytes: number }>[]} */
  const scripts = [];
  /** @type {Map<string, Promise<number>>} */
  const fonts = new Map();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.woff2'))
      fonts.set(
        pathname.split('/').at(-1) ?? '',
        response.body().then(({ length }) => length),
      );
    if (!pathname.endsWith('.js')) return;
    scripts.push(
      response.body().then((body) => ({
        url: response.url(),
        name: pathname.split('/').at(-1) ?? '',
        bytes: gzipSync(body).length,
      })),
    );
  });
  // When the first thing that can be chosen is on the board; what is asked for later keeps nobody from playing.
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('.board [role=button]')) return;
      watch.disconnect();
      Object.assign(window, { boardAt: performance.now() });
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  // Whoever has never played is asked first which game he wants.
  await page.addInitScript(() => localStorage.setItem('first-game', 'full'));
  await page.goto('/');
  await page.getByRole('button', { name: 'Play against the computer' }).click();
  await page.getByRole('group', { name: 'The labyrinth' }).getByRole('button').first().waitFor();
  const asked = await page.evaluate(() => {
    const { boardAt } = /** @type {{ boardAt: number }} */ (/** @type {unknown} */ (window));
    const all = performance.getEntriesByType('resource');
    return all.filter(({ startTime }) => startTime <= boardAt).map(({ name }) => name);
  });
  const before = new Set(asked);
  // On a slow machine the first bot may be on its way already when the board is seen.
  const bots = () => new Set(page.workers().map((worker) => worker.url()));
  await page.waitForLoadState('networkidle');
  const early = (await Promise.all(scripts)).filter(({ url }) => !bots().has(url));
  const loaded = early.filter(({ url }) => before.has(url));
  const sum = loaded.reduce((total, { bytes }) => total + bytes, 0);
  report(
    sum < MOST_KB * 1000,
    `JavaScript until the first board is playable: ${kB(sum)} compressed (below ${MOST_KB} kB)`,
  );
  for (const { name, bytes } of loaded.sort((a, b) => b.bytes - a.bytes))
    console.log(`       ${kB(bytes).padStart(9)}  ${name}`);
  for (const { name, bytes } of early.filter(({ url }) => !before.has(url)))
    console.log(`soon:  ${kB(bytes).padStart(9)}  ${name}`);
  const weights = await Promise.all(fonts.values());
  const ofFonts = weights.reduce((total, bytes) => total + bytes, 0);
  report(
    ofFonts > 0 && ofFonts <= MOST_FONTS_KB * 1000,
    `typefaces: ${kB(ofFonts)} (at most ${MOST_FONTS_KB} kB)`,
  );
  for (const [index, name] of [...fonts.keys()].entries())
    console.log(`       ${kB(weights[index] ?? 0).padStart(9)}  ${name}`);
  // A bot thinks in a script of its own, which is fetched when the first one is asked.
  await page.getByRole('button', { name: 'Place the rest for me' }).click();
  await page.getByRole('button', { name: 'Open the log' }).click();
  await page
    .getByRole('log')
    .getByText(/Yellow (?:lays|puts)/)
    .first()
    .waitFor();
  const known = new Set(early.map(({ url }) => url));
  const later = (await Promise.all(scripts)).filter(({ url }) => !known.has(url));
  for (const { name, bytes } of later) console.log(`later: ${kB(bytes).padStart(9)}  ${name}`);
  const withBot = later.reduce((total, { bytes }) => total + bytes, 0);
  report(
    withBot > 0 && withBot <= MOST_BOTS_KB * 1000,
    `what comes with the first bot: ${kB(withBot)} compressed (at most ${MOST_BOTS_KB} kB)`,
  );
  await context.close();
}

const board = (/** @type {Page} */ page) => page.getByRole('group', { name: 'The labyrinth' });
const figures = (/** @type {Page} */ page) => board(page).locator('[role=button][aria-pressed]');

/**
 * The frames of the browser while something moves, and tasks that kept it busy for more than 50 ms.
 *
 * @type {(page: Page, what: string, mark: RegExp, by: (page: Page, mark: import('@playwright/test').Locator) => Promise<void>) => Promise<void>}
 */
async function measureMotion(page, what, mark, by) {
  for (let index = 0; index < (await figures(page).count()); index++) {
    const figure = figures(page).nth(index);
    if ((await figure.getAttribute('aria-pressed')) !== 'true') await figure.press('Enter');
    const found = board(page).getByRole('button', { name: mark }).last();
    if ((await found.count()) === 0) continue;
    await page.evaluate(() => {
      const seen = { frames: /** @type {number[]} */ ([]), long: /** @type {number[]} */ ([]), runs: true };
      Object.assign(window, { seen });
      new PerformanceObserver((list) =>
        seen.long.push(...list.getEntries().map(({ duration }) => duration)),
      ).observe({ type: 'longtask' });
      const next = (/** @type {number} */ now) => {
        seen.frames.push(now);
        if (seen.runs) requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
    });
    await by(page, found);
    await page.waitForTimeout(1000);
    const { frames, long } = await page.evaluate(() => {
      const { seen } = /** @type {{ seen: { frames: number[], long: number[], runs: boolean } }} */ (
        /** @type {unknown} */ (window)
      );
      seen.runs = false;
      return seen;
    });
    const deltas = frames.slice(1).map((now, at) => now - (frames[at] ?? now));
    const fps = (1000 * deltas.length) / deltas.reduce((total, one) => total + one, 0);
    report(
      fps >= LEAST_FPS * TOLERANCE,
      `${what}: ${fps.toFixed(1)} frames a second, longest frame ${Math.max(...deltas).toFixed(0)} ms, ` +
        `95 % within ${quantile(deltas, 0.95).toFixed(0)} ms; long tasks: ${long.map((ms) => `${ms.toFixed(0)} ms`).join(', ') || 'none'}`,
    );
    return;
  }
  report(false, `${what}: nobody can do it in this position`);
}

/** @type {(browser: Browser, address: string, fixture: Fixture) => Promise<Page>} */
async function opened(browser, address, fixture) {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await openPosition(page, 'en', fixture);
  await page.waitForTimeout(500);
  return page;
}

/** From the key to the picture with the options on it. */
async function measureSelecting(/** @type {Page} */ page, /** @type {string} */ name) {
  /** @type {number[]} */
  const times = [];
  const count = Math.min(6, await figures(page).count());
  for (let index = 0; index < count; index++) {
    const time = page.evaluate(
      () =>
        new Promise((/** @type {(ms: number) => void} */ done) => {
          addEventListener(
            'keydown',
            (event) => {
              // The first frame after the key is the one that shows the options; a message comes when it was drawn.
              requestAnimationFrame(() => {
                const { port1, port2 } = new MessageChannel();
                port1.addEventListener('message', () => done(performance.now() - event.timeStamp));
                port1.start();
                port2.postMessage(null);
              });
            },
            { capture: true, once: true },
          );
        }),
    );
    await figures(page).nth(index).press('Enter');
    times.push(await time);
  }
  const worst = Math.max(...times);
  report(
    count > 0 && worst < MOST_MS,
    `selecting a piece, ${name}: middle ${quantile(times, 0.5).toFixed(0)} ms, worst ${worst.toFixed(0)} ms of ${count} (below ${MOST_MS} ms)`,
  );
}

/** @type {(browser: Browser, address: string) => Promise<void>} */
async function measureThinking(browser, address) {
  /** @type {Awaited<ReturnType<typeof tasksWhileThinking>>[]} */
  const watches = [];
  for (let watch = 0; watch < WATCHES; watch++) watches.push(await tasksWhileThinking(browser, address));
  const thoughtMs = watches.reduce((total, watch) => total + watch.thoughtMs, 0);
  const count = watches.reduce((total, { tasks }) => total + tasks.length, 0);
  const longest = watches.map(({ tasks }) => Math.max(...tasks.map(({ ownMs }) => ownMs)));
  const byTheClock = watches.map(({ tasks }) => Math.max(...tasks.map(({ clockMs }) => clockMs)));
  report(
    thoughtMs > 1000 && quantile(longest, 0.5) <= MOST_TASK_MS,
    `while Master thinks (${(thoughtMs / 1000).toFixed(1)} s): ${count} tasks of the page, the longest works ` +
      `${quantile(longest, 0.5).toFixed(1)} ms (at most ${MOST_TASK_MS} ms), the middle of ${inMs(longest)}; ` +
      `by the clock, waiting for the machine included: ${inMs(byTheClock)}`,
  );
}

await withPage(async (browser, address) => {
  await measureLoading(browser, address);
  await measureThinking(browser, address);
  const party = await opened(browser, address, 'pyramid');
  await measureMotion(party, 'a room turns, 16 rooms and four players', /^Turn/, (_page, mark) =>
    mark.press('Enter'),
  );
  await measureMotion(party, 'a walk, 16 rooms and four players', /^Go /, (_page, mark) =>
    mark.press('Enter'),
  );
  for (const [fixture, name] of /** @type {const} */ ([
    ['base-fight', 'base set'],
    ['prison', 'Prison'],
    ['cards', 'Card Game'],
    ['four-players', 'four players'],
  ]))
    await measureSelecting(await opened(browser, address, fixture), name);
  process.exitCode = broken.length > 0 ? 1 : 0;
});
