/** The rules as a library: JavaScript modules as they are in the sources, with declarations, for any program. */
import { join } from 'node:path';
import { tsc } from '../run.ts';
import { writeManifest } from './manifest.ts';
import { writePapers } from './papers.ts';

export function buildRules(folder: string): void {
  tsc(['-p', 'rules/tsconfig.pack.json', '--outDir', join(folder, 'dist')]);
  writePapers('rules', folder);
  writeManifest('rules', folder, {
    exports: {
      '.': { types: './dist/library.d.ts', default: './dist/library.js' },
      './package.json': './package.json',
    },
    sideEffects: ['./dist/library.js'],
  });
}
