/** The command: a file with everything that it needs, and one for its threads, so that installing it installs nothing else. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.ts';
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
