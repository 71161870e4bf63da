/**
 * `npm start`: builds the page where that is needed, serves it with the games of others from one process, says where, and
 * opens it.
 *
 * `--scenario WORD` opens it with that scenario chosen, `--port N` takes another port, `--no-open` opens nothing. `--data
 * FILE` keeps games with others in that file; `--host` serves other devices of the same network too. `--proxy` and
 * `--keep-…` are for whoever runs a server for others (docs/operating.md). Ends with Ctrl-C.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endWith, optionsOf } from '../../tools/options.mjs';
import { hostPage } from './host-page.mjs';
import { languageOf, START_WORDS } from './start-words.mjs';

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
const USUAL_PORT = '4280';

const language = languageOf(process.env);
const words = START_WORDS[language];
const {
  port: wanted = USUAL_PORT,
  scenario,
  'no-open': closed = false,
  data,
  host: forOthers = false,
  ...operation
} = optionsOf(
  {
    port: { type: 'string' },
    scenario: { type: 'string' },
    'no-open': { type: 'boolean' },
    data: { type: 'string' },
    host: { type: 'boolean' },
    proxy: { type: 'string' },
    'keep-unbegun': { type: 'string' },
    'keep-finished': { type: 'string' },
    'keep-running': { type: 'string' },
  },
  language,
);
const port = /^\d{1,5}$/.test(wanted) ? Number(wanted) : -1;
if (port < 0 || port > 65_535) endWith(words.badPort(wanted));
const place = scenario === undefined ? '' : await placeOfScenario(scenario);

/** Loaded only where it is wanted: the rules have to be translated for it. */
async function placeOfScenario(word) {
  const { scenarioPlace } = await import('./scenario-place.mjs');
  return scenarioPlace(word, language);
}

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

if (!existsSync(BUILT) || statSync(BUILT).mtimeMs < Math.max(...SOURCES.map(newest))) {
  console.log(words.building);
  await run(process.execPath, [join(WEB, '..', 'node_modules', 'vite', 'bin', 'vite.js'), 'build']);
}
const folder = join(WEB, 'dist');
/** Loaded only now: the server has to be translated. */
const { servingGames } = await import('./serve-games.mjs');
const serving = servingFor(servingGames);

/** @type {(make: typeof servingGames) => ReturnType<typeof servingGames>} */
function servingFor(make) {
  try {
    return make({ data, forOthers, language, operation });
  } catch (fault) {
    return endWith(fault instanceof Error ? fault.message : String(fault));
  }
}
if (!(await hostPage({ folder, port, place, open: !closed, language, serving }))) process.exitCode = 1;
