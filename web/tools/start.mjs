/**
 * `npm start`: builds the page where that is needed, serves it on this machine only, says where, and opens it.
 *
 * `--port N` for another port, `--no-open` to open nothing. Ends with Ctrl-C.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { serve } from './serve.mjs';

const WEB = join(dirname(fileURLToPath(import.meta.url)), '..');
const BUILT = join(WEB, 'dist', 'index.html');
const SOURCES = [
  join(WEB, 'src'),
  join(WEB, 'public'),
  join(WEB, 'index.html'),
  join(WEB, 'vite.config.ts'),
  join(WEB, 'vite-offline.ts'),
  join(WEB, 'tools', 'rules-pages.mjs'),
  join(WEB, '..', 'rules', 'src'),
  join(WEB, '..', 'words', 'src'),
  join(WEB, '..', 'docs', 'rules'),
];

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4280' }, 'no-open': { type: 'boolean', default: false } },
});

/** When the newest of these files was changed. */
function newest(path) {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function run(command, parameters) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { cwd: WEB, stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the page could not be built (${code})`)),
    );
  });
}

function open(address) {
  const [command, ...parameters] =
    process.platform === 'darwin'
      ? ['open', address]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', address]
        : ['xdg-open', address];
  // A machine without a desktop has nothing to open it with; the address is printed all the same.
  spawn(command, parameters, { stdio: 'ignore', detached: true }).on('error', () => {});
}

const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`--port must be a number from 0 to 65535, not ${values.port}`);
  process.exit(2);
}
if (!existsSync(BUILT) || statSync(BUILT).mtimeMs < Math.max(...SOURCES.map(newest))) {
  console.log('Building the page…');
  await run(process.execPath, [join(WEB, '..', 'node_modules', 'vite', 'bin', 'vite.js'), 'build']);
}
const address = await serve(join(WEB, 'dist'), port);
console.log(`Dungeon Twister is at ${address} (Ctrl-C to stop)`);
if (!values['no-open']) open(address);
