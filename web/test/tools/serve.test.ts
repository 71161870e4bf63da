import { mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '../../tools/serve.mjs';

const folder = mkdtempSync(join(tmpdir(), 'served-'));
let address: URL;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), 'the page');
  writeFileSync(join(folder, 'a b.js'), 'a script');
  address = new URL(await serve(folder, 0));
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Answer {
  readonly status: number | undefined;
  readonly text: string;
  readonly headers: IncomingHttpHeaders;
}

/** As it is, without the repairs that a browser would make. */
const ask = (path: string, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request({ host: address.hostname, port: address.port, path, method, agent: false }, (answer) => {
      let text = '';
      answer
        .on('data', (part) => (text += part))
        .on('end', () => resolve({ status: answer.statusCode, text, headers: answer.headers }));
    })
      .on('error', reject)
      .end();
  });

test.each(['/', '/?x=1', '/index.html#y', '//'])('%s is the page', async (path) => {
  expect(await ask(path)).toMatchObject({ status: 200, text: 'the page' });
});

test('names are read as a browser writes them', async () => {
  expect(await ask('/a%20b.js')).toMatchObject({ status: 200, text: 'a script' });
});

test.each(['/none', '/../../etc/passwd', '/..%2f..%2fetc%2fpasswd', '/%', '/%00', '/a b.js/'])(
  '%s is not there, and the server goes on',
  async (path) => {
    const url = path.includes(' ') ? encodeURI(path) : path;
    expect((await ask(url)).status).toBe(404);
    expect((await ask('/')).status).toBe(200);
  },
);

test('a file that vanishes between two steps is not there, and the server goes on', async () => {
  const file = join(folder, 'short-lived.js');
  for (let round = 0; round < 200; round++) {
    writeFileSync(file, 'x'.repeat(100_000));
    const asked = ask('/short-lived.js').catch(() => ({ status: 0 }));
    for (let turns = 0; turns < round % 20; turns++) await nextTurn();
    unlinkSync(file);
    expect([200, 404, 0]).toContain((await asked).status);
  }
  expect(await ask('/')).toMatchObject({ status: 200, text: 'the page' });
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
  '%s is not answered: only GET and HEAD are',
  async (method) => {
    expect(await ask('/', method)).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  },
);

test('HEAD is answered as GET is, without a body', async () => {
  const { headers } = await ask('/');
  const head = await ask('/', 'HEAD');
  expect(head).toMatchObject({ status: 200, text: '' });
  expect(head.headers['content-type']).toBe(headers['content-type']);
  expect(await ask('/none', 'HEAD')).toMatchObject({ status: 404, text: '' });
});

test('a port that is taken is an error, not another port', async () => {
  await expect(serve(folder, Number(address.port))).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test.each(['/', '/a%20b.js', '/nothing'])(
  '%s: nothing that stands in a page itself is run, nor anything of others',
  async (path) => {
    const { headers } = await ask(path);
    expect(headers['content-security-policy']).toMatch(/^default-src 'self';/);
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*/);
    expect(headers['referrer-policy']).toBe('no-referrer');
  },
);
