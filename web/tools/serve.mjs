/** A small server of static files for this machine only. */
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

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

/**
 * The file that an address means, or null: whatever somebody asks for, the server goes on.
 *
 * @type {(folder: string, url: string) => string | null}
 */
function fileOf(folder, url) {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
    const file = normalize(join(folder, path.endsWith('/') ? `${path}index.html` : path));
    return file.startsWith(folder + sep) && statSync(file, { throwIfNoEntry: false })?.isFile() ? file : null;
  } catch {
    return null;
  }
}

/** Answers where the folder is served; if the port is taken, the next free one is. */
export function serve(folder, port) {
  const server = createServer((request, response) => {
    const file = fileOf(folder, request.url ?? '/');
    if (!file) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('There is no such page.');
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
    });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.on('error', (fault) => {
      if (fault.code === 'EADDRINUSE') server.listen(0, '127.0.0.1');
      else reject(fault);
    });
    server.on('listening', () => resolve(`http://127.0.0.1:${server.address().port}/`));
    server.listen(port, '127.0.0.1');
  });
}
