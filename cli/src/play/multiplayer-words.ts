/** What `dt play` says otherwise where three or four play: a side is named for a reveal, and lines may be everybody's. */
import type { Language } from '@dungeon-twister/words';
import type { OtherWords } from './words.ts';

const FOR_ALL: Readonly<Record<Language, OtherWords['explain']>> = {
  en: {
    reveal: 'reveals a room, flipped over one of its sides: n, e, s or w',
    resign: 'leaves the table; the others play on',
    offerDraw: 'offers a draw, or accepts one; all must agree',
  },
  fr: {
    reveal: 'révèle une salle, retournée par un de ses côtés : n, e, s ou w',
    resign: 'quitte la table ; les autres continuent',
    offerDraw: 'propose la nulle, ou l’accepte ; tous doivent être d’accord',
  },
};

/** Where everybody starts on the same lines. */
const ON_SHARED_LINES: Readonly<Record<Language, OtherWords>> = {
  en: {
    now: {
      deploy: (who, example, count) =>
        `${who}, lay a character face down on any free dot of any line (${count} to go): type e.g. ${example}.`,
    },
    explain: { deploy: 'puts a character on a dot of any line' },
  },
  fr: {
    now: {
      deploy: (who, example, count) =>
        `${who}, posez un personnage face cachée sur un point libre d’une ligne, n’importe laquelle (encore ${count}) : tapez p. ex. ${example}.`,
    },
    explain: { deploy: 'pose un personnage sur un point d’une ligne, n’importe laquelle' },
  },
};

export function multiplayerWords(isShared: boolean, language: Language): OtherWords {
  const shared = isShared ? ON_SHARED_LINES[language] : { now: {}, explain: {} };
  return { now: shared.now, explain: { ...FOR_ALL[language], ...shared.explain } };
}
