/** The files of the suite: one for each position, in a folder for each kind. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kind, KINDS } from './aim.ts';
import { type NamedTask, readTask, type Task, writeTask } from './task.ts';

/** All tasks below a folder. */
export function readSuite(home: string): NamedTask[] {
  return KINDS.flatMap((kind) => filesOf(home, kind).map((file) => named(home, kind, file)));
}

function filesOf(home: string, kind: Kind): string[] {
  const folder = join(home, kind);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort();
}

function named(home: string, kind: Kind, file: string): NamedTask {
  const name = `${kind}/${file.slice(0, -'.txt'.length)}`;
  try {
    return { name, kind, task: readTask(readFileSync(join(home, kind, file), 'utf8')) };
  } catch (error) {
    throw new Error(`${name}.txt: ${String(error)}`, { cause: error });
  }
}

/** How many tasks of a kind are kept. */
export const countOf = (home: string, kind: Kind): number => filesOf(home, kind).length;

/** Keeps a new task under the first number that is free, also while somebody else keeps some. */
export function keepTask(home: string, kind: Kind, task: Task): NamedTask {
  mkdirSync(join(home, kind), { recursive: true });
  for (let number = 1; ; number++) {
    const name = `${kind}/${String(number).padStart(3, '0')}`;
    const file = join(home, `${name}.txt`);
    if (existsSync(file)) continue;
    writeFileSync(file, writeTask(task), { flag: 'wx' });
    return { name, kind, task };
  }
}
