/** Runs `dt arena` in this process, its threads included. */
import { fileURLToPath } from 'node:url';
import { addArenaCommand } from '../../src/commands/arena.ts';
import type { Report } from '../../src/arena/report.ts';
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
  const run = await runCommand((made, out) => addArenaCommand(made, out, err), ['arena', ...args]);
  return { ...run, progress: err.text };
}

export async function reportOfArena(...args: readonly string[]): Promise<Report> {
  const { code, out, err } = await arena(...args, '--json');
  if (code !== 0) throw new Error(err);
  return JSON.parse(out) as Report;
}

/** All but how long it took. */
export const withoutTimes = ({ timing: _timing, ...rest }: Report): Omit<Report, 'timing'> => rest;
