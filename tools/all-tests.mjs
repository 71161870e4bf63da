/**
 * `npm test`: the tests of the code, then those of the page in a real browser, whatever came of the first.
 *
 * With arguments only the tests of the code run, with these arguments: whoever names a file wants that one.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const FIRST_USE = fileURLToPath(new URL('first-use.mjs', import.meta.url));

/** @type {(...args: string[]) => number} */
const run = (...args) => spawnSync(process.execPath, [FIRST_USE, ...args], { stdio: 'inherit' }).status ?? 1;

const named = process.argv.slice(2);
const code = run('vitest', 'run', ...named);
const page = named.length > 0 ? 0 : run('playwright', 'test', '--config', 'web/playwright.config.ts');
process.exitCode = code === 0 ? page : code;
