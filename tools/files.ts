/** The few things the tools do with files, always relative to the root of the repository and with `/` in names. */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Names of all files below a folder that end as asked, in a fixed order; none where there is no such folder. */
export function filesUnder(folder: string, ending: string): string[] {
  const home = join(ROOT, folder);
  if (!statSync(home, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(home, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.split(sep).join('/')}`)
    .filter((name) => name.endsWith(ending) && statSync(join(ROOT, name)).isFile())
    .sort();
}

export function readText(name: string): { readonly name: string; readonly text: string } {
  return { name, text: readFileSync(join(ROOT, name), 'utf8') };
}

/** Writes reports/<name>.json for other programs to read. */
export function writeReport(name: string, report: unknown): void {
  const file = join(ROOT, 'reports', `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
}
