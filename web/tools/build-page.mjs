/** Builds the page into a folder of its own, so that a page that somebody is looking at is not pulled away. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const WEB = join(dirname(fileURLToPath(import.meta.url)), '..');

/** @returns {Promise<string>} the folder, to be served as it is */
export async function buildPage() {
  const folder = join(WEB, '..', 'build', 'page');
  await build({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  return folder;
}
