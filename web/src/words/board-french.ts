import type { boardEnglish } from './board-english.ts';

export const boardFrench: typeof boardEnglish = {
  nearer: 'Agrandir',
  farther: 'Réduire',
  fit: 'Montrer tout le plateau',
  legend: 'Ce que disent les signes',
  faceDownPiece: 'Un pion face cachée',
  gear: 'rouage',
  pit: 'fosse',
  emptySquare: 'vide',
  sound: 'Son',
  soundOffer: 'Jouer avec le son ?',
  soundOn: 'Activer',
  noThanks: 'Non, merci',
  volume: 'Volume',
  motion: 'Animations',
  motionHint:
    'Les pions marchent et les salles tournent sous vos yeux ; un toucher, une touche ou un clic y met fin aussitôt.',
  card: (value) => `Carte ${value}`,
  hiddenCard: 'Une carte face cachée',
  preview: 'Aperçu',
  leaves: (points) => `sort : +${points}`,
  opens: (tokens) =>
    tokens === 0
      ? 'Se retourne'
      : tokens === 1
        ? 'S’ouvre : 1 pion à placer'
        : `S’ouvre : ${tokens} pions à placer`,
};
