/** A command as a shell runs it, without a process: what it writes, and how it ends. */
import { Command, CommanderError } from 'commander';
import { Failure, FINE, WRONG_USAGE } from '../src/failure.ts';
import type { Output } from '../src/output.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

type AddCommand = (program: Command, out: Output) => void;

export function shellWith(add: AddCommand): (...args: readonly string[]) => Ran {
  return (...args) => {
    let out = '';
    const program = new Command('dt');
    add(program, { write: (text) => (out += text) });
    for (const command of [program, ...program.commands])
      command.exitOverride().configureOutput({ outputError: () => undefined });
    try {
      program.parse([...args], { from: 'user' });
      return { code: FINE, out, error: '' };
    } catch (error) {
      if (error instanceof Failure) return { code: error.exitCode, out, error: error.message };
      if (error instanceof CommanderError) return { code: WRONG_USAGE, out, error: error.message };
      throw error;
    }
  };
}
