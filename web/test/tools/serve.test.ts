import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** As it is, without the repairs that a browser would make. */
const ask = (path: string): Promise<{ status: number | undefined; text: string }> =>
  new Promise((resolve, reject) => {
    request({ host: address.hostname, port: address.port, path, agent: false }, (answer) => {
      let text = '';
      answer
        .on('data', (part) => (text += part))
        .on('end', () => resolve({ status: answer.statusCode, text }));
    })
      .on('error', reject)
      .end();
  });

test.each(['/', '/?x=1', '/index.html#y', '//'])('%s is the page', async (path) => {
  expect(await ask(path)).toEqual({ status: 200, text: 'the page' });
});

test('names are read as a browser writes them', async () => {
  expect(await ask('/a%20b.js')).toEqual({ status: 200, text: 'a script' });
});

test.each(['/none', '/../../etc/passwd', '/..%2f..%2fetc%2fpasswd', '/%', '/%00', '/a b.js/'])(
  '%s is not there, and the server goes on',
  async (path) => {
    const url = path.includes(' ') ? encodeURI(path) : path;
    expect((await ask(url)).status).toBe(404);
    expect((await ask('/')).status).toBe(200);
  },
);
