/** The folders of the page build on one another in one order: a folder imports only from those before it. */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = new URL('../../src/', import.meta.url);

/** From the bottom up. */
const LAYERS = [
  'icons',
  'browser',
  'match',
  'words',
  'store',
  'board',
  'sound',
  'motion',
  'panels',
  'bots',
  'home',
  'play',
  'app',
  'main.tsx',
];

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file));

const layerOf = (file: string): number => LAYERS.indexOf(file.split('/')[0] ?? '');

test('every folder has its place in the order', () => {
  expect(files.filter((file) => layerOf(file) < 0)).toEqual([]);
});

test('no folder imports from one above it', () => {
  const upward = files.flatMap((file) =>
    [...readFileSync(new URL(file, SOURCE), 'utf8').matchAll(IMPORT)]
      .map(([, to = '']) => posix.join(posix.dirname(file), to))
      .filter((to) => layerOf(to) > layerOf(file))
      .map((to) => `${file} imports ${to}`),
  );
  expect(upward).toEqual([]);
});
