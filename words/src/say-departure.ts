/** That a game of older rules leaves those of today, in one sentence for each thing that is to be known. */
import type { Departure } from '@dungeon-twister/rules';
import type { Language } from './language.ts';

const WORDS = {
  en: {
    where: ({ rules, after, of, line }: Departure) =>
      after < of
        ? `This game was played by older rules (${rules}). It opens up to action ${after} of ${of}; line ${line} does not fit the rules of today:`
        : `This game was played by older rules (${rules}). All ${of} actions can be done again, but line ${line} does not fit the rules of today:`,
    changed: 'What has changed since:',
    unknown: 'No change of the rules that is known explains it. Perhaps the file was changed.',
  },
  fr: {
    where: ({ rules, after, of, line }: Departure) =>
      after < of
        ? `Cette partie a été jouée selon des règles plus anciennes (${rules}). Elle s’ouvre jusqu’à l’action ${after} sur ${of} ; la ligne ${line} ne correspond pas aux règles d’aujourd’hui :`
        : `Cette partie a été jouée selon des règles plus anciennes (${rules}). Ses ${of} actions peuvent toutes être rejouées, mais la ligne ${line} ne correspond pas aux règles d’aujourd’hui :`,
    changed: 'Ce qui a changé depuis :',
    unknown: 'Aucun changement connu des règles ne l’explique. Le fichier a peut-être été modifié.',
  },
} as const;

export interface DepartureWords {
  /** Where the game departs, and what the rules say to it. */
  readonly where: string;
  /** What has changed, the fitting first; one sentence for each, with the ids of its rules. */
  readonly changes: readonly string[];
  /** Stands above the changes; where none is known, it says so. */
  readonly why: string;
}

export function sayDeparture(departure: Departure, language: Language): DepartureWords {
  const words = WORDS[language];
  const { changes, reason } = departure;
  return {
    where: `${words.where(departure)} ${reason[language]}`,
    why: changes.length > 0 ? words.changed : words.unknown,
    changes: changes.map(({ words: said, rules }) =>
      rules.length > 0 ? `${said[language]} (${rules.join(', ')})` : said[language],
    ),
  };
}
