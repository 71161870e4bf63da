/** `npm start` at a port that may be taken, with real processes: saved games belong to the address of the page. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { IDENTITY_PATH } from '../../tools/serve.mjs';

const HOST_PAGE = new URL('../../tools/host-page.mjs', import.meta.url).href;
const SLOW = 300_000;

const children: ChildProcess[] = [];
const servers: (Server | HttpServer)[] = [];
const folders: string[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill();
  for (const server of servers.splice(0)) server.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function aPage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'page-'));
  folders.push(folder);
  writeFileSync(join(folder, 'index.html'), 'the page');
  return folder;
}

/** What `npm start` does once the page is built. */
function start(folder: string, port: number, language: 'en' | 'fr' = 'en'): ChildProcess {
  const plan = JSON.stringify({ folder, port, place: '#/new/base', open: false, language });
  const script = `import { hostPage } from '${HOST_PAGE}'; if (!(await hostPage(${plan}))) process.exitCode = 1;`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
  });
  children.push(child);
  return child;
}

async function ended(child: ChildProcess): Promise<{ status: number | null; out: string; err: string }> {
  let out = '';
  let err = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (err += text));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, out, err };
}

const firstLine = async ({ stdout }: ChildProcess): Promise<string> => {
  if (!stdout) throw new Error('nothing to read');
  return String((await once(stdout, 'data'))[0]);
};

async function listening(server: Server | HttpServer): Promise<number> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listening(server);
  servers.pop();
  server.close();
  await once(server, 'close');
  return port;
}

describe('npm start at a port', () => {
  test(
    'a second one finds the first, says where it is, and ends well; the first goes on',
    async () => {
      const [folder, port] = [aPage(), await freePort()];
      const address = `http://127.0.0.1:${port}/`;
      const first = start(folder, port);
      expect(await firstLine(first)).toBe(`Dungeon Twister is at ${address}#/new/base (Ctrl-C to stop)\n`);
      expect(await ended(start(folder, port))).toEqual({
        status: 0,
        out: `Dungeon Twister is running already, at ${address}#/new/base\n`,
        err: '',
      });
      expect(await (await fetch(address)).text()).toBe('the page');
      expect(first.exitCode).toBeNull();
    },
    SLOW,
  );

  test(
    'another copy of the game at the port is not taken for this one',
    async () => {
      const port = await freePort();
      await firstLine(start(aPage(), port));
      const { status, out, err } = await ended(start(aPage(), port));
      expect({ status, out }).toEqual({ status: 1, out: '' });
      expect(err).toContain(`Port ${port} is taken`);
    },
    SLOW,
  );

  test(
    'any other program there: what that means for saved games and how to choose a port, no other address',
    async () => {
      const port = await listening(createHttpServer((_request, response) => response.end('something else')));
      const { status, out, err } = await ended(start(aPage(), port));
      expect({ status, out }).toEqual({ status: 1, out: '' });
      expect(err).toContain('saved games by the address');
      expect(err).toContain(`npm start -- --port ${port + 1}`);
      const french = await ended(start(aPage(), port, 'fr'));
      expect(french.status).toBe(1);
      expect(french.err).toContain(`Le port ${port} est pris`);
    },
    SLOW,
  );

  test.each([
    ['never answers', () => createServer()],
    ['hangs up', () => createServer((socket) => socket.destroy())],
    ['speaks no HTTP', () => createServer((socket) => socket.end('220 mail\r\n'))],
    [
      'answers without end',
      () =>
        createHttpServer((request, response) => {
          if (request.url !== IDENTITY_PATH) return;
          const more = setInterval(() => response.write('x'.repeat(10_000)), 1);
          response.on('close', () => clearInterval(more));
        }),
    ],
  ])(
    'a program that %s keeps nobody waiting',
    async (_what, make) => {
      const { status, err } = await ended(start(aPage(), await listening(make())));
      expect(status).toBe(1);
      expect(err).toContain('is taken');
    },
    SLOW,
  );
});
