/** What the marks of a map mean, in both languages. */
import type { Language } from '@dungeon-twister/words';

interface MapWords {
  readonly common: string;
  readonly finish: string;
  readonly finishName: string;
  readonly dealt: string;
  readonly stop: string;
  /** Of the small drawing: whose pieces begin how, and how it lies. */
  readonly compact: (first: string, second: string) => string;
}

export const MAP_WORDS: Readonly<Record<Language, MapWords>> = {
  en: {
    common: 'a line on which everybody may start; nobody leaves there',
    finish: 'the finish: everybody leaves there',
    finishName: 'finish',
    dealt: 'a way out; lots decide in secret whose it is',
    stop: 'another stop of the room between',
    compact: (first, second) => `Cl ${first}, cl ${second}, north →`,
  },
  fr: {
    common: 'une ligne où chacun peut partir ; personne n’y sort',
    finish: 'l’arrivée : tous y sortent',
    finishName: 'arrivée',
    dealt: 'une sortie ; le sort décide en secret à qui elle est',
    stop: 'un autre arrêt de la salle du milieu',
    compact: (first, second) => `Cl ${first}, cl ${second}, nord →`,
  },
};
