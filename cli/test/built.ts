/**
 * The programs of this package as one JavaScript file each, as they are published, built when a test first asks.
 *
 * From its sources the command takes two seconds of a processor to start, and each thread of the arena as long again.
 * That it does start so is proved in commands/shell.test.ts; whoever only wants to talk to it takes the one from here.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';

const TOOL = 'tools/build-programs.ts';

/** In the order in which they are put into the folder: when the last is there, all are. */
const PROGRAMS = ['arena-worker.js', 'demo.js', 'dt.js'] as const;

/** Two workers may build at the same time: each by itself, and what they bring is the same. */
function built(name: (typeof PROGRAMS)[number]): string {
  const { root, folder } = inject('programs');
  const file = join(folder, name);
  if (existsSync(join(folder, PROGRAMS[2]))) return file;
  const own = mkdtempSync(join(folder, 'being-built-'));
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', TOOL, own], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${TOOL}: ${stderr}`);
  for (const program of PROGRAMS) renameSync(join(own, program), join(folder, program));
  return file;
}

/** The command. */
export const builtCommand = (): string => built('dt.js');

export const builtDemo = (): string => built('demo.js');

/** A thread of the arena. */
export const builtWorker = (): URL => pathToFileURL(built('arena-worker.js'));

/** The same, for bots in TypeScript: those alone are translated. */
export function builtWorkerForTypeScript(): URL {
  const worker = builtWorker();
  const entry = new URL('typescript-worker.mjs', worker);
  writeFileSync(
    entry,
    `import { register } from 'tsx/esm/api';\n\nregister();\nawait import('${worker.href}');\n`,
  );
  return entry;
}
