/** While a bot thinks, the page must stay free: how long its own thread was busy with one thing in that time. */
import { startGame } from '../e2e/lib/start.ts';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {{ name: string, ph: string, ts: number, dur?: number, pid: number, tid: number }} TraceEvent */

/** How long one looks: some turns of two who think long. */
const WATCHED_MS = 20_000;
const [BEGINS, ENDS] = ['bot begins', 'bot ends'];

/**
 * The tasks of the page's thread, in milliseconds, that lay wholly between a question to a bot and its answer.
 *
 * @type {(browser: Browser, address: string) => Promise<{ tasks: number[], thoughtMs: number }>}
 */
export async function tasksWhileThinking(browser, address) {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  // Marks stand in the recording beside the tasks, on the same clock.
  await page.addInitScript(
    ([begins, ends]) => {
      globalThis.Worker = class extends Worker {
        /** @type {Worker['postMessage']} */
        postMessage = (/** @type {unknown} */ question) => {
          this.addEventListener('message', () => performance.mark(ends), { once: true });
          performance.mark(begins);
          super.postMessage(question, []);
        };
      };
    },
    [BEGINS, ENDS],
  );
  await startGame(page, { box: 'Base set', seats: ['Aldemar', 'Aldemar'] });
  await browser.startTracing(page, {
    categories: ['blink.user_timing', 'toplevel', 'disabled-by-default-devtools.timeline'],
  });
  await page.waitForTimeout(WATCHED_MS);
  const { traceEvents } = /** @type {{ traceEvents: TraceEvent[] }} */ (
    JSON.parse((await browser.stopTracing()).toString())
  );
  await context.close();
  return within(traceEvents);
}

/** @type {(events: readonly TraceEvent[]) => { tasks: number[], thoughtMs: number }} */
function within(events) {
  const marks = events.filter(({ name }) => name === BEGINS || name === ENDS).sort((a, b) => a.ts - b.ts);
  const [first] = marks;
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === first?.pid && tid === first.tid,
  );
  /** @type {number[]} */
  const found = [];
  let thought = 0;
  for (const [at, { name, ts: from }] of marks.entries()) {
    const to = marks[at + 1]?.ts;
    if (name !== BEGINS || to === undefined) continue;
    thought += to - from;
    for (const { ts, dur = 0 } of tasks) if (ts >= from && ts + dur <= to) found.push(dur / 1000);
  }
  return { tasks: found, thoughtMs: thought / 1000 };
}
