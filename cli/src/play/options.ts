/** The options of a new game from flags: `--option goal=6 --option rules.undo=false`. */
import { type GameOptions, optionsFault } from '@dungeon-twister/rules';
import { WRONG_USAGE } from '../exit-codes.ts';
import { Failure } from '../failure.ts';
import type { Language } from '../language.ts';

const WORDS = {
  en: (text: string) => `--option takes key=value, not "${text}".`,
  fr: (text: string) => `--option veut clé=valeur, pas « ${text} ».`,
} as const;

/** A key may have a dot (`rules.undo`); a value is a number, true, false, or a word; several are divided by commas. */
const ENTRY = /^([a-z]+)(?:\.([a-z]+))?=(.+)$/i;

export function readOptions(scenario: string, entries: readonly string[], language: Language): GameOptions {
  const options: Record<string, unknown> = { scenario };
  for (const entry of entries) {
    const [, key, inner, text] = ENTRY.exec(entry) ?? [];
    if (key === undefined || text === undefined) throw new Failure(WRONG_USAGE, WORDS[language](entry));
    const value = readValue(key, text);
    if (inner === undefined) options[key] = value;
    else options[key] = { ...(options[key] as object | undefined), [inner]: value };
  }
  const fault = optionsFault(options);
  if (fault !== null) throw new Failure(WRONG_USAGE, fault);
  return options as unknown as GameOptions;
}

function readValue(key: string, text: string): unknown {
  // The only option that is a list.
  if (key === 'rooms') return text.split(',').map(Number);
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
}
