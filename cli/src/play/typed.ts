/** What a player may type besides actions: a few commands, in the words of either language. */
import type { Language } from '@dungeon-twister/words';

const COMMANDS = {
  help: ['help', 'aide'],
  moves: ['moves', 'coups', '?'],
  undo: ['undo', 'annuler'],
  save: ['save', 'sauver'],
  show: ['show', 'montrer'],
  log: ['log', 'journal'],
  quit: ['quit', 'quitter'],
} as const;
type CommandName = keyof typeof COMMANDS;

export interface TypedCommand {
  readonly name: CommandName;
  /** What stands behind it. */
  readonly rest: string;
}

export function readCommand(line: string): TypedCommand | null {
  const [first = '', ...others] = line.trim().split(/\s+/);
  const entry = (Object.entries(COMMANDS) as [CommandName, readonly string[]][]).find(([, words]) =>
    words.includes(first.toLowerCase()),
  );
  return entry ? { name: entry[0], rest: others.join(' ') } : null;
}

/** The words of one language, for Tab. */
export const commandWords = (language: Language): string[] =>
  Object.values(COMMANDS).map(([en, fr]) => (language === 'en' ? en : fr));
