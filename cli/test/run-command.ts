/** Runs a command of `dt` in this process, with paper instead of a terminal. */
import { Command, CommanderError } from 'commander';
import { Failure, WRONG_USAGE } from '../src/failure.ts';
import type { Output } from '../src/output.ts';

export class Paper implements Output {
  text = '';
  readonly isTTY: boolean;
  readonly columns: number;
  constructor(columns = 160, isTTY = false) {
    this.columns = columns;
    this.isTTY = isTTY;
  }
  write(text: string): void {
    this.text += text;
  }
}

export interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

type Add = (program: Command, out: Output) => void;

export async function runCommand(add: Add, args: readonly string[], paper = new Paper()): Promise<Run> {
  const program = new Command('dt');
  add(program, paper);
  for (const command of [program, ...program.commands])
    command.exitOverride().configureOutput({ outputError: () => undefined });
  try {
    await program.parseAsync([...args], { from: 'user' });
    return { code: 0, out: paper.text, err: '' };
  } catch (error) {
    if (error instanceof Failure) return { code: error.exitCode, out: paper.text, err: error.message };
    if (error instanceof CommanderError) return { code: WRONG_USAGE, out: paper.text, err: error.message };
    throw error;
  }
}
