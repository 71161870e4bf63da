/** The command: a file with everything that it needs, and one for its threads, so that installing it installs nothing else. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../files.ts';
import { writeManifest } from './manifest.ts';
import { writePapers } from './papers.ts';

/** As deep in its package as cli/src/dt.ts is in the repository: it finds the rule books by the same path. */
const BUNDLE = 'dist/bin';

export async function buildCommand(folder: string): Promise<void> {
  const home = join(folder, BUNDLE);
  const modules = [
    ...(await bundle('cli/src/dt.ts', home, 'dt.js')),
    // Each is whole in itself: what they share would lie in a third file, from where the rule books are not found.
    ...(await bundle('cli/src/arena/worker.ts', home, 'arena-worker.js')),
  ];
  writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), licencesOf(modules));
  writePapers('cli', folder, ['docs/rules', 'examples']);
  writeManifest('cli', folder, { bin: { dt: `./${BUNDLE}/dt.js` } });
}

/** Writes one file, and answers what is in it. */
async function bundle(source: string, outDir: string, name: string): Promise<string[]> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: source,
      outDir,
      emptyOutDir: false,
      minify: false,
      target: 'es2023',
      rolldownOptions: { output: { banner: '#!/usr/bin/env node', entryFileNames: name } },
    },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('The command was not built.');
  return built.output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}

/** The licences of the packages of others that are inside: they ask to be handed on. */
function licencesOf(modules: readonly string[]): string {
  const homes = modules.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id) ?? []);
  return [...new Set(homes)].toSorted().map(licenceIn).join('\n');
}

function licenceIn(home: string): string {
  const file = readdirSync(home).find((name) => /^licen[cs]e/i.test(name));
  if (file === undefined) throw new Error(`${home} has no licence that could be handed on.`);
  const { name, version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  return `${name} ${version}\n\n${readFileSync(join(home, file), 'utf8')}`;
}
