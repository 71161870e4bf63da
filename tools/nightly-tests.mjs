/**
 * `npm run test:nightly`: more random games than there is time for by day, then the long tests of the page, whatever
 * came of the first.
 *
 * With arguments only the tests of the page run, with these arguments.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const FIRST_USE = fileURLToPath(new URL('first-use.mjs', import.meta.url));

/** @type {(...args: string[]) => number} */
const run = (...args) => spawnSync(process.execPath, [FIRST_USE, ...args], { stdio: 'inherit' }).status ?? 1;

const named = process.argv.slice(2);
const code = named.length > 0 ? 0 : run('vitest', 'run', '--config', 'vitest.nightly.config.ts');
const page = run('playwright', 'test', '--config', 'web/playwright.nightly.ts', ...named);
process.exitCode = code === 0 ? page : code;
