/**
 * Runs a development tool, and installs the project first where that has not been done yet.
 *
 *   node tools/first-use.mjs <tool> [arguments…]
 *
 * A tool is a command that a package of the same name installs, or a script of ours.
 *
 * It makes `npm start` and `npm test` the only commands a newcomer needs. Plain JavaScript without dependencies,
 * because it runs before there are any. Tools are started as Node scripts rather than through a shell, so that
 * it works the same on every system and arguments need no quoting.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * When a file was last written; long ago if it does not exist.
 *
 * @type {(file: string) => number}
 */
function writtenAt(file) {
  return statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** npm writes its hidden lock file at the end of every install, so its date is the date of the install. */
function isInstalled() {
  return writtenAt('node_modules/.package-lock.json') >= writtenAt('package-lock.json');
}

/** @type {(script: string, args: readonly string[]) => number} */
function run(script, args) {
  const { status, error } = spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' });
  if (error) throw error;
  // A tool that was stopped by a signal has no status; it did not succeed.
  return status ?? 1;
}

function install() {
  const npm = process.env['npm_execpath'];
  if (!npm) throw new Error('Not started by npm. Run "npm ci" once, or use "npm start" and "npm test".');
  console.log('First use, or the dependencies have changed: installing them (about a minute).');
  const status = run(npm, ['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (status !== 0) process.exit(status);
}

/** @type {(tool: string) => string} */
function scriptOf(tool) {
  if (tool.endsWith('.mjs')) return join(root, tool);
  const home = join(root, 'node_modules', tool);
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  return join(home, typeof bin === 'string' ? bin : bin[tool]);
}

const [tool, ...args] = process.argv.slice(2);
if (!tool) throw new Error('Usage: node tools/first-use.mjs <tool> [arguments…]');
if (!isInstalled()) install();
process.exit(run(scriptOf(tool), args));
