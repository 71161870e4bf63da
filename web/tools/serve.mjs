/** A small server of static files for this machine only. */
import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

export const HOST = '127.0.0.1';

/** @type {Readonly<Record<string, string | undefined>>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
};

/** Where the server says who it is, so that a second `npm start` finds the first. */
export const IDENTITY_PATH = '/.well-known/dungeon-twister';

/**
 * Who serves this folder. The folder itself is nobody's business; its hash tells one copy of the game from another.
 *
 * @type {(folder: string) => string}
 */
export const identityOf = (folder) =>
  JSON.stringify({ serves: 'Dungeon Twister', folder: sha256(realpathSync(folder)) });

/** @type {(text: string) => string} */
const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/** @type {(url: string) => string} */
const pathIn = (url) => url.replace(/[?#].*$/s, '');

/**
 * The file that an address means, whether it is there or not; null where it lies outside the folder.
 *
 * @type {(folder: string, url: string) => string | null}
 */
function fileOf(folder, url) {
  try {
    const path = decodeURIComponent(pathIn(url));
    const file = normalize(join(folder, path.endsWith('/') ? `${path}index.html` : path));
    return file.startsWith(folder + sep) ? file : null;
  } catch {
    return null;
  }
}

/**
 * A file that can be read, or null. It is opened first and looked at then: between two looks at a name it might vanish.
 *
 * @type {(file: string) => Promise<import('node:fs/promises').FileHandle | null>}
 */
async function opened(file) {
  /** @type {import('node:fs/promises').FileHandle | null} */
  let handle = null;
  try {
    handle = await open(file);
    if ((await handle.stat()).isFile()) return handle;
  } catch {
    // It is not there, or no longer.
  }
  await handle?.close();
  return null;
}

/** @typedef {import('node:http').ServerResponse} Response */

/**
 * What a browser may do with the page: run and load what comes from here, and nothing that stands in a page itself. What
 * stands behind the `#` of an address is never sent, and nothing else of it is told to other sites.
 *
 * @type {Readonly<Record<string, string>>}
 */
const HEADERS = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data: blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** @type {(response: Response, status: number, words: string, headers?: Record<string, string>) => void} */
const say = (response, status, words, headers = {}) => {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(words);
};

/**
 * What a page reads to know that whoever serves it serves games too: a page on a host of static files finds none, and
 * asks for nothing that is not there.
 */
const GAMES_TAG = '<meta name="games" content="/play" />';

/** @type {(handle: import('node:fs/promises').FileHandle) => Promise<string>} */
const withGames = async (handle) =>
  (await handle.readFile('utf8')).replace('</head>', `  ${GAMES_TAG}\n  </head>`);

/** @type {(folder: string, games: boolean, request: import('node:http').IncomingMessage, response: Response) => Promise<void>} */
async function answer(folder, games, { method, url = '/' }, response) {
  // To a HEAD the same is answered without a body, which Node leaves out by itself.
  if (method !== 'GET' && method !== 'HEAD')
    return say(response, 405, 'Only GET and HEAD are answered.', { allow: 'GET, HEAD' });
  if (pathIn(url) === IDENTITY_PATH)
    return say(response, 200, identityOf(folder), { 'content-type': 'application/json; charset=utf-8' });
  const file = fileOf(folder, url);
  const handle = file === null ? null : await opened(file);
  if (file === null || handle === null) return say(response, 404, 'There is no such page.');
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'no-cache',
  });
  if (method === 'GET' && games && extname(file) === '.html') {
    const text = await withGames(handle);
    await handle.close();
    response.end(text);
    return;
  }
  if (method === 'GET') return pipeline(handle.createReadStream(), response);
  await handle.close();
  response.end();
}

/**
 * Answers requests for the files of a folder, for whoever has a server; `games` where the same server has games.
 *
 * @type {(folder: string, games?: boolean) => (request: import('node:http').IncomingMessage, response: Response) => void}
 */
export const answererOf =
  (folder, games = false) =>
  (request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    // Whoever asked has gone, or the file broke in the middle: the server goes on.
    answer(folder, games, request, response).catch(() => response.destroy());
  };

/**
 * Answers where the folder is served. A port that is taken is an error: at another one a browser would not find what it
 * has stored.
 *
 * @type {(folder: string, port: number) => Promise<string>}
 */
export function serve(folder, port) {
  const server = createServer(answererOf(folder));
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.on('listening', () => {
      const address = server.address();
      const found = typeof address === 'object' && address ? address.port : port;
      resolve(`http://${HOST}:${found}/`);
    });
    server.listen(port, HOST);
  });
}
