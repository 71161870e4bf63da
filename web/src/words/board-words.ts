/** What the board, its motion and its sounds say by themselves. */
import type { Language } from '@dungeon-twister/rules';
import { language } from './language.ts';

export interface BoardWords {
  readonly nearer: string;
  readonly farther: string;
  readonly fit: string;
  readonly faceDownPiece: string;
  readonly sound: string;
  readonly volume: string;
  readonly motion: string;
  readonly motionHint: string;
  readonly card: (value: number) => string;
  readonly hiddenCard: string;
  /** On a room that is drawn as it would lie. */
  readonly preview: string;
}

const WORDS: Readonly<Record<Language, BoardWords>> = {
  en: {
    nearer: 'Zoom in',
    farther: 'Zoom out',
    fit: 'Show the whole board',
    faceDownPiece: 'A token that lies face down',
    sound: 'Sound',
    volume: 'Volume',
    motion: 'Motion',
    motionHint: 'Pieces walk and rooms turn before your eyes; any key or click finishes it at once.',
    card: (value) => `Card ${value}`,
    hiddenCard: 'A card that lies face down',
    preview: 'Preview',
  },
  fr: {
    nearer: 'Agrandir',
    farther: 'Réduire',
    fit: 'Montrer tout le plateau',
    faceDownPiece: 'Un pion face cachée',
    sound: 'Son',
    volume: 'Volume',
    motion: 'Animations',
    motionHint:
      'Les pions marchent et les salles tournent sous vos yeux ; une touche ou un clic y met fin aussitôt.',
    card: (value) => `Carte ${value}`,
    hiddenCard: 'Une carte face cachée',
    preview: 'Aperçu',
  },
};

export const boardWords = (): BoardWords => WORDS[language.value];
