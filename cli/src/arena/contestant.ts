/**
 * Who can play in the arena, as he is named: a bot of ours (`greedy`), a module with one (`module:old-bot.mjs`), or any
 * program that reads and writes lines (`cmd:python3 my_bot.py`).
 */
import { isAbsolute, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BOT_NAMES, botNamed } from '@dungeon-twister/bots';

export type Contestant =
  | { readonly kind: 'bot'; readonly name: string }
  | { readonly kind: 'module'; readonly name: string; readonly url: string }
  | { readonly kind: 'program'; readonly name: string; readonly command: string };

const MODULE = 'module:';
const PROGRAM = 'cmd:';

/** Null where the text names nobody. Files are looked for from the folder in which the command was called. */
export function contestantNamed(text: string): Contestant | null {
  if (text.startsWith(PROGRAM)) {
    const command = text.slice(PROGRAM.length).trim();
    return command === '' ? null : { kind: 'program', name: text, command };
  }
  if (text.startsWith(MODULE)) {
    const file = text.slice(MODULE.length);
    if (file === '') return null;
    const path = isAbsolute(file) ? file : resolve(file);
    return { kind: 'module', name: text, url: pathToFileURL(path).href };
  }
  return botNamed(text) ? { kind: 'bot', name: text } : null;
}

/** What may be written, for whoever wrote something else. */
export const KNOWN_CONTESTANTS: readonly string[] = [...BOT_NAMES, `${MODULE}<file>`, `${PROGRAM}<command>`];

/** The same bot may play against itself: then the second one gets a number. */
export function distinctNames(names: readonly string[]): string[] {
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
    return before === 0 ? name : `${name}#${before + 1}`;
  });
}
