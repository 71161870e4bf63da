/** A team as the names of its kinds, in any order: characters and objects are told apart by what they are. */
import type { TeamPlan } from '../model/scenario.ts';
import { KNOWN_CHARACTERS, KNOWN_OBJECTS } from './catalogue.ts';
import { type Entry, readWhole, wordsIn } from './entries.ts';
import { faultAt, readEach } from '../json/fault.ts';
import { instead, quoted } from './nearest.ts';

const NAMES = [...KNOWN_CHARACTERS, ...KNOWN_OBJECTS].map(({ id }) => id);

const usualName = (name: string): string =>
  [...KNOWN_CHARACTERS, ...KNOWN_OBJECTS].find(({ alsoSpelt }) => alsoSpelt?.includes(name))?.id ?? name;

export function readTeam({ line, key, value }: Entry): TeamPlan {
  const names = wordsIn(value).map((word) => usualName(word.toLowerCase()));
  readEach(names, (name, index) => {
    if (!NAMES.includes(name)) {
      const { en, fr } = instead(name, NAMES);
      faultAt(line, {
        en: `${key}: there is no character or object ${quoted(name)}${en}`,
        fr: `${key}: il n’y a pas de personnage ni d’objet ${quoted(name)}${fr}`,
      });
    }
    if (names.indexOf(name) < index)
      faultAt(line, { en: `${key}: ${name} is named twice`, fr: `${key}: ${name} est nommé deux fois` });
  });
  const chosen = <Kind extends { readonly id: string }>(kinds: readonly Kind[]): Kind[] =>
    names.flatMap((name) => kinds.filter(({ id }) => id === name));
  const team = { characters: chosen(KNOWN_CHARACTERS), objects: chosen(KNOWN_OBJECTS) };
  if (team.characters.length === 0)
    faultAt(line, {
      en: `${key}: a team has at least one character`,
      fr: `${key}: une équipe a au moins un personnage`,
    });
  return team;
}

export const teamNames = ({ characters, objects }: TeamPlan): string =>
  [...characters, ...objects].map(({ id }) => id).join(', ');

export type TeamSize = { readonly characters: number; readonly objects: number };

const CHOICE = /^(\d+) characters?(?:,? (?:and )?(\d+) objects?)?$/i;

/** How many of his team a player takes; undefined = all. */
export function readChoice({ line, key, value }: Entry): TeamSize | undefined {
  if (value.toLowerCase() === 'all') return undefined;
  const [, characters, objects = '0'] = CHOICE.exec(value) ?? [];
  if (characters === undefined)
    faultAt(line, {
      en: `${key}: write "8 characters, 6 objects" or "all", not ${quoted(value)}`,
      fr: `${key}: écrire "8 characters, 6 objects" ou "all", pas ${quoted(value)}`,
    });
  return {
    characters: readWhole(line, key, characters, 1, KNOWN_CHARACTERS.length),
    objects: readWhole(line, key, objects, 0, KNOWN_OBJECTS.length),
  };
}

export const choiceWords = ({ characters, objects }: TeamSize): string =>
  `${characters} characters, ${objects} objects`;
