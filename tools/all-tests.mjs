/**
 * `npm test`: the tests of the code, then those of the page in a real browser, whatever came of the first.
 *
 * With arguments only the tests of the code run, with these arguments: whoever names a file wants that one. How long
 * each part took is said at its end.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const FIRST_USE = fileURLToPath(new URL('first-use.mjs', import.meta.url));

/** @type {(part: string, ...args: string[]) => number} */
function run(part, ...args) {
  const since = performance.now();
  const status = spawnSync(process.execPath, [FIRST_USE, ...args], { stdio: 'inherit' }).status ?? 1;
  console.log(`tests of the ${part}: ${Math.round((performance.now() - since) / 1000)} s`);
  return status;
}

const named = process.argv.slice(2);
const code = run('code', 'vitest', 'run', ...named);
const page = named.length > 0 ? 0 : run('page', 'playwright', 'test', '--config', 'web/playwright.config.ts');
process.exitCode = code === 0 ? page : code;
