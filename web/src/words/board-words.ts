/** What the board, its motion and its sounds say by themselves. */
import { spoken } from './language.ts';

const english = {
  nearer: 'Zoom in',
  farther: 'Zoom out',
  fit: 'Show the whole board',
  faceDownPiece: 'A token that lies face down',
  sound: 'Sound',
  volume: 'Volume',
  motion: 'Motion',
  motionHint: 'Pieces walk and rooms turn before your eyes; any key or click finishes it at once.',
  card: (value: number) => `Card ${value}`,
  hiddenCard: 'A card that lies face down',
  /** On a room that is drawn as it would lie. */
  preview: 'Preview',
};

const french: typeof english = {
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
};

export const boardWords = spoken({ en: english, fr: french });
