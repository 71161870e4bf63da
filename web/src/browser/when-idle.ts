/** For what may come after the board: until the browser has drawn what matters more. */

/** Where the browser does not say when it is idle. */
const SOON_MS = 100;

export const whenIdle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: 10 * SOON_MS });
    else setTimeout(done, SOON_MS);
  });
