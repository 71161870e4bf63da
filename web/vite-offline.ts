/** Writes the service worker that keeps the whole page on the device, so that it opens without a network. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Served from the cache first; a new build has another name of its cache, and is what opens next. The build before it
 * stays kept as long: whoever has it open, perhaps in the middle of a game, still loads the parts that it brings later,
 * which the server does not have any more.
 */
export const offlineWorker = (version: string, files: readonly string[]): string => `
const CACHE = 'dungeon-twister-${version}';
const FILES = ${JSON.stringify(files)};
addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => skipWaiting()));
});
addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => names.filter((name) => name.startsWith('dungeon-twister-') && name !== CACHE))
      .then((older) => Promise.all(older.slice(0, -1).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});
addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || !event.request.url.startsWith(location.origin)) return;
  event.respondWith(
    caches.open(CACHE)
      .then((newest) => newest.match(event.request, { ignoreSearch: true }))
      .then((kept) => kept ?? caches.match(event.request, { ignoreSearch: true }))
      .then((kept) => kept ?? fetch(event.request)),
  );
});
`;

export const offline = (alsoKept: readonly string[]): Plugin => ({
  name: 'offline',
  apply: 'build',
  generateBundle(_options, bundle) {
    const files = [
      './',
      ...alsoKept,
      ...Object.keys(bundle)
        .filter((name) => name !== 'index.html')
        .map((name) => `./${name}`),
    ];
    const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
    this.emitFile({ type: 'asset', fileName: 'offline.js', source: offlineWorker(version, files) });
  },
});
