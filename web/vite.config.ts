import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { rulesPages } from './tools/rules-pages.mjs';
import { fonts } from './vite-fonts.ts';
import { offline } from './vite-offline.ts';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** A static site that works from any folder of any host, and without a network once it was open. */
export default defineConfig({
  base: './',
  // The rules without what only few games need; who opens such a game brings it along (store/whole-rules.ts).
  resolve: { alias: [{ find: /^@dungeon-twister\/rules$/, replacement: here('../rules/src/index.ts') }] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    // Browsers that know light-dark(): written out for older ones, it would no longer follow the theme that is chosen.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    outDir: 'dist',
    rolldownOptions: {
      // What every visit loads is one file: in pieces it would be compressed piece by piece, and asked for one by one.
      output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } },
    },
  },
  worker: { format: 'es' },
  plugins: [rulesPages(), fonts(), offline(['./manifest.webmanifest', './icon.svg'])],
});
