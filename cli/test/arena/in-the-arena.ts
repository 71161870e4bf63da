/** Runs `dt arena` in this process; its threads are those of the published command, which start at once. */
import { fileURLToPath } from 'node:url';
import { addArenaCommand } from '../../src/commands/arena.ts';
import { THREAD_ENTRY } from '../../src/arena/thread.ts';
import type { Report } from '../../src/arena/report.ts';
import { builtWorker, builtWorkerForTypeScript } from '../built.ts';
import { Paper, type Run, runCommand } from '../run-command.ts';

const inZoo = (file: string): string => fileURLToPath(new URL(`zoo/${file}`, import.meta.url));

/** A bad bot in the thread of the arena. */
export const beast = (name: string): string => `module:${inZoo(`${name}.ts`)}`;

/** A bad bot with a process of its own. */
export const program = (how: string): string => `cmd:"${process.execPath}" "${inZoo('program.mjs')}" ${how}`;

export interface ArenaRun extends Run {
  /** What was told on the way. */
  readonly progress: string;
}

export async function arena(...args: readonly string[]): Promise<ArenaRun> {
  return arenaOn(new Paper(), ...args);
}

export async function arenaOn(err: Paper, ...args: readonly string[]): Promise<ArenaRun> {
  return arenaWith(err, threadFor(args), args);
}

async function arenaWith(err: Paper, entry: URL, args: readonly string[]): Promise<ArenaRun> {
  const run = await runCommand((made, out) => addArenaCommand(made, out, err, entry), ['arena', ...args]);
  return { ...run, progress: err.text };
}

/** Only who brings a module has to wait for a thread that can read TypeScript. */
const threadFor = (args: readonly string[]): URL =>
  args.some((arg) => arg.startsWith('module:')) ? builtWorkerForTypeScript() : builtWorker();

function reportIn({ code, out, err }: ArenaRun): Report {
  if (code !== 0) throw new Error(err);
  return JSON.parse(out) as Report;
}

export async function reportOfArena(...args: readonly string[]): Promise<Report> {
  return reportIn(await arena(...args, '--json'));
}

/** With threads as they are in the repository. */
export async function reportFromSources(...args: readonly string[]): Promise<Report> {
  return reportIn(await arenaWith(new Paper(), THREAD_ENTRY, [...args, '--json']));
}

/** All but how long it took. */
export const withoutTimes = ({ timing: _timing, ...rest }: Report): Omit<Report, 'timing'> => rest;
