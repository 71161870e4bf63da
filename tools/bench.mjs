/** `npm run bench`: how fast the rules are, how fast turns are planned, then how the page loads and moves. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { endWith, optionsOf } from './options.mjs';

optionsOf({});

const npm = process.env['npm_execpath'] ?? endWith('Start it with: npm run bench');

/** @type {(...args: string[]) => number} */
const run = (...args) =>
  spawnSync(process.execPath, [npm, 'run', ...args], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'inherit',
  }).status ?? 1;

process.exitCode = run('bench', '--workspace', 'bench') || run('bots:bench') || run('bench:page');
