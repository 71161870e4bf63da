/**
 * While a bot thinks, the page must stay free: how long its own thread was busy with one thing in that time.
 *
 * By the time that the thread itself has worked: on a machine with more to do than it has cores for, the clock also runs
 * while the thread waits for its turn, which no page can help. Both are told.
 */
import { startGame } from '../e2e/lib/start.ts';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {{ name: string, ph: string, ts: number, dur?: number, tdur?: number, pid: number, tid: number }} TraceEvent */

/** @typedef {{ ownMs: number, clockMs: number }} Task how long it worked, and how long it took with all waiting */

/** How long one looks: some turns of two who think long. */
const WATCHED_MS = 12_000;
const [BEGINS, ENDS] = ['bot begins', 'bot ends'];

/**
 * The tasks of the page's thread that ran between a question to a bot and its answer, wholly or in part: what asks
 * goes on to draw while the bot thinks already.
 *
 * @type {(browser: Browser, address: string) => Promise<{ tasks: Task[], thoughtMs: number }>}
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

/** @type {(events: readonly TraceEvent[]) => { tasks: Task[], thoughtMs: number }} */
function within(events) {
  const marks = events.filter(({ name }) => name === BEGINS || name === ENDS).sort((a, b) => a.ts - b.ts);
  const [first] = marks;
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === first?.pid && tid === first.tid,
  );
  /** @type {Set<TraceEvent>} */
  const found = new Set();
  let thought = 0;
  for (const [at, { name, ts: from }] of marks.entries()) {
    const to = marks[at + 1]?.ts;
    if (name !== BEGINS || to === undefined) continue;
    thought += to - from;
    for (const task of tasks) if (task.ts + (task.dur ?? 0) >= from && task.ts <= to) found.add(task);
  }
  return {
    tasks: [...found].map(({ dur = 0, tdur = dur }) => ({ ownMs: tdur / 1000, clockMs: dur / 1000 })),
    thoughtMs: thought / 1000,
  };
}
