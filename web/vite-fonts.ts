/**
 * What the typefaces need besides their files: the page asks for them at once, before its style sheet is read, and their
 * licences go where they go.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

const LICENCES = {
  cinzel: require.resolve('@fontsource/cinzel/LICENSE'),
  'source-sans-3': require.resolve('@fontsource-variable/source-sans-3/LICENSE'),
};

export const fonts = (): Plugin => ({
  name: 'fonts',
  apply: 'build',
  generateBundle() {
    for (const [name, file] of Object.entries(LICENCES))
      this.emitFile({ type: 'asset', fileName: `licences/${name}.txt`, source: readFileSync(file) });
  },
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((name) => name.endsWith('.woff2'))
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `./${name}`, crossorigin: '' },
          injectTo: 'head' as const,
        })),
  },
});
