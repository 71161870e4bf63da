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
  sharePosition: 'The position as a file',
  sharePositionHint: 'To be opened here again, or with the command dt.',
  shareRecord: 'The whole game as a file',
  shareRecordHint: 'Everything that was done, to be replayed or played on elsewhere.',
  asText: 'As text',
  asJson: 'As JSON',
  exactPosition: 'Exact position',
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
  sharePosition: 'La position dans un fichier',
  sharePositionHint: 'À rouvrir ici, ou avec la commande dt.',
  shareRecord: 'Toute la partie dans un fichier',
  shareRecordHint: 'Tout ce qui a été fait, à revoir ou à poursuivre ailleurs.',
  asText: 'En texte',
  asJson: 'En JSON',
  exactPosition: 'Position exacte',
  secretQuestion:
    'La partie n’est pas finie. Ceci contient tout, même ce qui est caché : salles, pions et cartes de tous les joueurs.',
  secretYes: 'Le prendre quand même',
  secretNo: 'Plutôt pas',
};

const ALL: Readonly<Record<Language, typeof english>> = { en: english, fr: french };

export const shareWords = (): typeof english => ALL[language.value];
/** For tests, which speak both. */
export const SHARE_WORDS = ALL;
