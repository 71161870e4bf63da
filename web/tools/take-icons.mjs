/**
 * `node web/tools/take-icons.mjs`: takes the icons that the page uses out of the set, so that only they reach a player.
 *
 * The set is game-icons.net, CC BY 3.0; docs/credits.md names the artists.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { roundPath } from './round-path.mjs';

const require = createRequire(import.meta.url);
const { icons } = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'));
const { ICONS } = await import('../src/icons/names.mjs');

/** What is no name is a path of our own. */
const wanted = [...new Set(Object.values(ICONS))].filter((name) => /^[a-z][a-z0-9-]*$/.test(name)).sort();
const lines = wanted.map((name) => {
  const path = /d="([^"]+)"/g;
  const body = icons[name]?.body;
  if (!body) throw new Error(`there is no icon ${name}`);
  const paths = [...body.matchAll(path)].map((found) => roundPath(found[1]));
  return `  '${name}': ${JSON.stringify(paths.join(''))},`;
});
writeFileSync(
  new URL('../src/icons/paths.ts', import.meta.url),
  `/** Paths of the icons in use, on a square of 512; written by tools/take-icons.mjs. */\n// biome-ignore format: data\nexport const PATHS: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n};\n`,
);
