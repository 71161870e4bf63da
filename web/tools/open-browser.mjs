/** The built page in a browser, for scripts that are no tests. */
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser } from './browser.mjs';
import { buildPage } from './build-page.mjs';
import { serve } from './serve.mjs';

/**
 * @param {(browser: import('@playwright/test').Browser, address: string, folder: string) => Promise<void>} use
 */
export async function withPage(use) {
  const folder = await buildPage();
  const address = await serve(folder, 0);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
  try {
    await use(browser, address, folder);
  } finally {
    await browser.close();
  }
  // The server would go on for ever.
  process.exit();
}
