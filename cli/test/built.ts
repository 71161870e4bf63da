/**
 * The programs of this package as one JavaScript file each, as they are published, built when a test first asks.
 *
 * From its sources the command takes two seconds of a processor to start, and each thread of the arena as long again.
 * That it does start so is proved in commands/shell.test.ts; whoever only wants to talk to it takes the one from here.
 */
import { existsSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';
import { bundle } from '../../tools/packaging/bundle.ts';

/** By the name of the file that is made of it. */
const SOURCES = {
  'dt.js': 'cli/src/dt.ts',
  'demo.js': 'cli/src/demo.ts',
  'arena-worker.js': 'cli/src/arena/worker.ts',
} as const;

type Program = keyof typeof SOURCES;

/** Several workers may build at the same time: each in a folder of its own, and the last one is kept. */
async function built(name: Program): Promise<string> {
  const folder = inject('folderForPrograms');
  const file = join(folder, name);
  if (existsSync(file)) return file;
  const own = mkdtempSync(join(folder, 'being-built-'));
  await bundle(SOURCES[name], own, name);
  renameSync(join(own, name), file);
  return file;
}

const asked = new Map<Program, Promise<string>>();

function once(name: Program): Promise<string> {
  const file = asked.get(name) ?? built(name);
  asked.set(name, file);
  return file;
}

/** The command. */
export async function builtCommand(): Promise<string> {
  await once('arena-worker.js');
  return once('dt.js');
}

export const builtDemo = (): Promise<string> => once('demo.js');

/** A thread of the arena. */
export const builtWorker = async (): Promise<URL> => pathToFileURL(await once('arena-worker.js'));

/** The same, for bots in TypeScript: those alone are translated. */
export async function builtWorkerForTypeScript(): Promise<URL> {
  const worker = await builtWorker();
  const entry = new URL('typescript-worker.mjs', worker);
  writeFileSync(
    entry,
    `import { register } from 'tsx/esm/api';\n\nregister();\nawait import('${worker.href}');\n`,
  );
  return entry;
}
