/** `npm start` with real processes: the page and the games of others from one process, one port and one file. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const HOST_PAGE = new URL('../../tools/host-page.mjs', import.meta.url).href;
const SERVE_GAMES = new URL('../../tools/serve-games.mjs', import.meta.url).href;

const children: ChildProcess[] = [];
const folders: string[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function aPage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'page-with-games-'));
  folders.push(folder);
  writeFileSync(join(folder, 'index.html'), '<head></head>the page');
  return folder;
}

interface Started {
  readonly child: ChildProcess;
  readonly address: string;
  readonly said: () => string;
}

/** What `npm start` does once the page is built, on a free port. */
async function start(folder: string, data: string): Promise<Started> {
  const games = JSON.stringify({ data, forOthers: false, language: 'en', operation: {} });
  const plan = JSON.stringify({ folder, port: 0, place: '', open: false, language: 'en' });
  const script = `import { hostPage } from '${HOST_PAGE}'; import { servingGames } from '${SERVE_GAMES}';
    await hostPage({ ...${plan}, serving: servingGames(${games}) });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
  });
  children.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  let address: string | undefined;
  while (address === undefined) {
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    if (child.exitCode !== null) throw new Error(said);
    address = /http:\S+/.exec(said)?.[0];
  }
  return { child, address, said: () => said };
}

test('the page and the games are at one address; the file is where it was wanted; Ctrl-C ends both', async () => {
  const folder = aPage();
  const data = join(folder, 'kept', 'games.db');
  const { child, address, said } = await start(folder, data);
  expect(said()).toContain(data);
  const page = await fetch(address);
  // The page reads from itself that there are games where it comes from.
  expect(await page.text()).toBe('<head>  <meta name="games" content="/play" />\n  </head>the page');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(await (await fetch(`${address}health`)).json()).toMatchObject({ well: true });
  expect((await fetch(address, { method: 'POST' })).status).toBe(405);
  expect((await fetch(`${address}nothing`)).status).toBe(404);
  child.kill('SIGINT');
  const [status] = (await once(child, 'exit')) as [number | null];
  expect(status).toBe(0);
  expect(existsSync(data)).toBe(true);
});

test('where games cannot be kept the page is served all the same, and it is said', async () => {
  const folder = aPage();
  // A folder is no file.
  const { address, said } = await start(folder, folder);
  expect(await (await fetch(address)).text()).toBe('<head></head>the page');
  expect((await fetch(`${address}health`)).status).toBe(404);
  expect(said()).toContain('cannot be kept');
});
