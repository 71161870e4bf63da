/** What is said where a game is given out of the page. Loaded with the dialog that does it. */
import type { Language } from '@dungeon-twister/rules';
import { language } from './language.ts';

const english = {
  shareLink: 'A link to this position',
  shareLinkOpen:
    'It holds what lies open; whatever is hidden is drawn anew when the link is made. Safe to send to anybody.',
  shareLinkExact: 'Make an exact link',
  copy: 'Copy the link',
  copied: 'Copied.',
  notCopied: 'Copying is not allowed here; the link is in the field below.',
  linkField: 'Link',
  saveFile: 'As a file',
  saveFileHint:
    'To be opened here again, or by a friend. A position is how things stand now; a game is everything that was done, to be watched or played on.',
  savePosition: 'Save the position',
  saveGame: 'Save the whole game',
  exactPosition: 'Save the exact position',
  /** What only programs ask for. */
  forPrograms: 'For programs',
  forProgramsHint: 'The same as data, for bots and tools of your own.',
  positionAsJson: 'Position as JSON',
  gameAsJson: 'Game as JSON',
  secretQuestion:
    'The game is still running. This contains everything, also what is hidden: rooms, tokens and cards of all players.',
  secretYes: 'Take it all the same',
  secretNo: 'Rather not',
};

const french: typeof english = {
  shareLink: 'Un lien vers cette position',
  shareLinkOpen:
    'Il contient ce qui est visible de tous ; ce qui est caché est tiré au sort à nouveau. On peut l’envoyer à tout le monde.',
  shareLinkExact: 'Faire un lien exact',
  copy: 'Copier le lien',
  copied: 'Copié.',
  notCopied: 'La copie n’est pas permise ici ; le lien est dans le champ ci-dessous.',
  linkField: 'Lien',
  saveFile: 'Dans un fichier',
  saveFileHint:
    'À rouvrir ici, ou chez un ami. La position, c’est l’état du jeu maintenant ; la partie, c’est tout ce qui a été joué, à revoir ou à poursuivre.',
  savePosition: 'Enregistrer la position',
  saveGame: 'Enregistrer toute la partie',
  exactPosition: 'Enregistrer la position exacte',
  forPrograms: 'Pour les programmes',
  forProgramsHint: 'Les mêmes en données, pour vos robots et vos outils.',
  positionAsJson: 'Position en JSON',
  gameAsJson: 'Partie en JSON',
  secretQuestion:
    'La partie n’est pas finie. Ceci contient tout, même ce qui est caché : salles, pions et cartes de tous les joueurs.',
  secretYes: 'Le prendre quand même',
  secretNo: 'Plutôt pas',
};

const ALL: Readonly<Record<Language, typeof english>> = { en: english, fr: french };

export const shareWords = (): typeof english => ALL[language.value];
/** For tests, which speak both. */
export const SHARE_WORDS = ALL;
