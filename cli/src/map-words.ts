/** What the marks of a map mean, in both languages. */
import type { Language } from '@dungeon-twister/words';

const ENGLISH = {
  start: 'a line on which everybody may start; nobody leaves there',
  finish: 'the finish: everybody leaves there',
  finishName: 'finish',
  dealt: 'a way out; lots decide in secret whose it is',
  stop: 'another stop of the room between',
  /** Of the small drawing: whose pieces begin how, and how it lies. */
  compact: (first: string, second: string) => `Cl ${first}, cl ${second}, north →`,
};

const FRENCH: typeof ENGLISH = {
  start: 'une ligne où chacun peut partir ; personne n’y sort',
  finish: 'l’arrivée : tous y sortent',
  finishName: 'arrivée',
  dealt: 'une sortie ; le sort décide en secret à qui elle est',
  stop: 'un autre arrêt de la salle du milieu',
  compact: (first, second) => `Cl ${first}, cl ${second}, nord →`,
};

export const MAP_WORDS: Readonly<Record<Language, typeof ENGLISH>> = { en: ENGLISH, fr: FRENCH };
