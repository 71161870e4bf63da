/** Before all tests: a browser is there, and the page is built and served on a free port of this machine. */
import { buildPage } from '../tools/build-page.mjs';
import { ensureBrowser } from '../tools/browser.mjs';
import { serve } from '../tools/serve.mjs';

export default async function served(): Promise<void> {
  ensureBrowser();
  // The processes that run the tests are started after this, and inherit the address.
  const folder = await buildPage();
  process.env['PAGE_FOLDER'] = folder;
  process.env['PAGE_ADDRESS'] = await serve(folder, 0);
}
