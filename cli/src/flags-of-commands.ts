/** Flags that several commands share: the language, who looks, whole numbers. */
import { COLOURS, type Lens, type Ruleset } from '@dungeon-twister/rules';
import { InvalidArgumentError, Option } from 'commander';
import { Failure, WRONG_USAGE } from './failure.ts';
import { COLOUR_WORDS, type Language, LANGUAGES } from '@dungeon-twister/words';

export const languageFlag = (): Option =>
  new Option('--lang <language>', 'the language').choices([...LANGUAGES]).default('en');

/** The language that a command line asks for, known before it is understood: its faults are told in it too. */
export function languageOf(args: readonly string[]): Language {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const named = args[at] === '--lang' ? args[at + 1] : args[at]?.slice('--lang='.length);
  return LANGUAGES.find((one) => one === named) ?? 'en';
}

/** Chosen by the terminal's size unless somebody wants it. */
export const compactFlag = (): Option =>
  new Option('--compact', 'two players: the small drawing, for 80 columns and 24 lines');

/** A flag that may stand several times. */
export const gathered = (value: string, before: readonly string[] = []): string[] => [...before, value];

/** A whole number from 0 on. */
export function wholeNumber(text: string): number {
  const number = Number(text);
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('A whole number is wanted.');
  return number;
}

const WORDS = {
  en: (who: string, known: string) => `Nobody at this table is called "${who}". There are: ${known}.`,
  fr: (who: string, known: string) => `Personne à cette table ne s’appelle « ${who} ». Il y a : ${known}.`,
} as const;

/** The seat of a colour, named in either language; -1 if nobody plays it. */
export const seatOfColour = ({ colours }: Ruleset, name: string): number =>
  colours.findIndex((colour) => colour === name || COLOUR_WORDS[colour].fr === name);

/** Somebody who does not play, by any of his names. */
export const LOOKERS: Readonly<Record<string, Lens>> = {
  public: 'spectator',
  spectator: 'spectator',
  everything: 'everything',
  all: 'everything',
};

/** Who looks: a colour of this table, or one of the words for somebody who does not play. */
export function lookerNamed(
  ruleset: Ruleset,
  name: string,
  others: Readonly<Record<string, Lens>>,
  language: Language,
): Lens {
  const other = Object.hasOwn(others, name) ? others[name] : undefined;
  if (other !== undefined) return other;
  const seat = seatOfColour(ruleset, name);
  if (seat >= 0) return seat;
  const known = [...ruleset.colours.map((colour) => COLOUR_WORDS[colour][language]), ...Object.keys(others)];
  throw new Failure(WRONG_USAGE, WORDS[language](name, known.join(', ')));
}

/** For the help: every colour that a table may have. */
const COLOUR_NAMES = COLOURS.join('|');
export const LOOKER_NAMES = `${COLOUR_NAMES}|public (or spectator)|everything (or all)`;
