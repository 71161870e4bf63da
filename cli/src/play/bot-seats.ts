/**
 * Which teams the program plays, as the command line names them: `yellow` (by chance), `yellow=expert` (by a bot), or
 * `expert` alone, for one person against bots.
 */
import { type Bot, BOT_NAMES, botNamed } from '@dungeon-twister/bots';
import type { Ruleset, Seat } from '@dungeon-twister/rules';
import { COLOUR_WORDS, type Language } from '@dungeon-twister/words';
import { Failure, WRONG_USAGE } from '../failure.ts';
import { seatOfColour } from '../flags-of-commands.ts';

/** The seats that nobody at the keyboard plays, each with its bot; null where chance plays. */
export type BotSeats = ReadonlyMap<Seat, Bot | null>;

const WORDS = {
  en: {
    nobody: (who: string, colours: string, bots: string) =>
      `Nobody at this table is called "${who}". There are: ${colours}. The bots are called: ${bots}.`,
    noBot: (who: string, bots: string) => `There is no bot "${who}". There are: ${bots}.`,
  },
  fr: {
    nobody: (who: string, colours: string, bots: string) =>
      `Personne à cette table ne s’appelle « ${who} ». Il y a : ${colours}. Les robots s’appellent : ${bots}.`,
    noBot: (who: string, bots: string) => `Il n’y a pas de robot « ${who} ». Il y a : ${bots}.`,
  },
} as const;

const BOTS = BOT_NAMES.join(', ');

/** A level without a colour plays every team that nothing else is said of, but for the first: somebody wants to play. */
export function botSeats(ruleset: Ruleset, names: readonly string[], language: Language): BotSeats {
  const seats = new Map<Seat, Bot | null>();
  const levels: string[] = [];
  for (const name of names) {
    const [colour, level] = splitAt(name, '=');
    const seat = seatOfColour(ruleset, colour);
    if (seat >= 0) seats.set(seat, level === undefined ? null : makeBot(level, language));
    else if (level === undefined && botNamed(name)) levels.push(name);
    else {
      const colours = ruleset.colours.map((one) => COLOUR_WORDS[one][language]).join(', ');
      throw new Failure(WRONG_USAGE, WORDS[language].nobody(colour, colours, BOTS));
    }
  }
  const free = ruleset.colours.map((_, seat) => seat).filter((seat) => !seats.has(seat));
  // Several levels sit down in the order in which they are named; the last of them takes what is left.
  for (const [index, seat] of free.slice(1).entries()) {
    const level = levels[index] ?? levels.at(-1);
    if (level !== undefined) seats.set(seat, makeBot(level, language));
  }
  return seats;
}

function splitAt(text: string, sign: string): [string, string?] {
  const at = text.indexOf(sign);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + sign.length)];
}

function makeBot(level: string, language: Language): Bot {
  const bot = botNamed(level);
  if (!bot) throw new Failure(WRONG_USAGE, WORDS[language].noBot(level, BOTS));
  return bot;
}
