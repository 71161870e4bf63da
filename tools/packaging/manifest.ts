/** The package.json of what is published: what the workspace says of itself, without what only the workspace needs. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../files.ts';

type Manifest = Readonly<Record<string, unknown>>;

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;

const KEPT = ['name', 'version', 'description', 'license', 'type'];

/** To be called last: everything that is in the folder then is published. */
export function writeManifest(workspace: string, folder: string, own: Manifest): void {
  const said = manifestIn(workspace);
  const manifest = {
    ...Object.fromEntries(KEPT.filter((field) => field in said).map((field) => [field, said[field]])),
    engines: manifestIn('.')['engines'],
    ...own,
    files: readdirSync(folder).toSorted(),
    publishConfig: { access: 'public' },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
