/** Every command of `dt`, in the order in which the help lists them. Each adds itself to the program. */
import type { Command } from 'commander';

export const COMMANDS: readonly ((program: Command) => void)[] = [];
