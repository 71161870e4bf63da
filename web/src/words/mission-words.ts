/** What is said around missions. Loaded with them: no first board needs it. */
import type { Language } from '@dungeon-twister/rules';
import { language } from './language.ts';

const s = (count: number): string => (count === 1 ? '' : 's');

const english = {
  title: 'Missions',
  intro:
    'One turn, one idea. Every legal way to the goal counts; the fewer action points it takes, the more stars.',
  sum: (reached: number, all: number) => `${reached} of ${all} stars`,
  about: {
    board: 'The base set',
    prison: 'Prison',
    cards: 'The Card Game',
    parties: 'Three and four players',
  },
  level: { 1: 'Easy', 2: 'Medium', 3: 'Hard' },
  stars: (count: number) => (count === 0 ? 'no star' : `${count} star${s(count)} of 3`),
  prices: 'Action points at most:',
  gone: 'There is no such mission.',
  reached: { best: 'Not one point too many!', good: 'Reached!' },
  spent: (spent: number, fewest: number) =>
    spent === fewest
      ? `${spent} action point${s(spent)}: nobody can do it with fewer.`
      : `You used ${spent} action points. The fewest are ${fewest}.`,
  tooMany: 'Reached, but without a star',
  tooManyHint: (spent: number, most: number) =>
    `You used ${spent} action points. A star takes ${most} at most.`,
  again: 'Again',
  next: 'Next',
  nextNamed: (title: string) => `Next: ${title}`,
  leave: 'All missions',
  toLessons: 'To the lessons',
  keep: 'Keep your progress',
  keepHint: 'Stars are kept on this device only. A file takes them to another one.',
  exported: 'Download as a file',
  imported: 'Bring back from a file',
  brought: 'Your stars are here. Of each mission the better result counts.',
  refused: 'This file has no stars in it.',
};

type MissionWords = typeof english;

const french: MissionWords = {
  title: 'Missions',
  intro:
    'Un tour, une idée. Tout chemin permis vers le but compte ; moins il prend de points d’action, plus il y a d’étoiles.',
  sum: (reached, all) => `${reached} étoile${reached < 2 ? '' : 's'} sur ${all}`,
  about: {
    board: 'La boîte de base',
    prison: 'Prison',
    cards: 'Le jeu de cartes',
    parties: 'À trois et à quatre',
  },
  level: { 1: 'Facile', 2: 'Moyen', 3: 'Difficile' },
  stars: (count) => (count === 0 ? 'aucune étoile' : `${count} étoile${s(count)} sur 3`),
  prices: 'Points d’action au plus :',
  gone: 'Cette mission n’existe pas.',
  reached: { best: 'Pas un point de trop !', good: 'But atteint !' },
  spent: (spent, fewest) =>
    spent === fewest
      ? `${spent} point${s(spent)} d’action : impossible de faire mieux.`
      : `Vous avez dépensé ${spent} points d’action. Le minimum est de ${fewest}.`,
  tooMany: 'Atteint, mais sans étoile',
  tooManyHint: (spent, most) =>
    `Vous avez dépensé ${spent} points d’action. Pour une étoile, ${most} au plus.`,
  again: 'Recommencer',
  next: 'Suivante',
  nextNamed: (title) => `Suivante : ${title}`,
  leave: 'Les missions',
  toLessons: 'Vers les leçons',
  keep: 'Garder vos résultats',
  keepHint: 'Les étoiles restent sur cet appareil. Un fichier les emporte sur un autre.',
  exported: 'Télécharger en fichier',
  imported: 'Reprendre d’un fichier',
  brought: 'Vos étoiles sont là. Pour chaque mission, le meilleur résultat compte.',
  refused: 'Ce fichier ne contient pas d’étoiles.',
};

export const MISSION_WORDS: Readonly<Record<Language, MissionWords>> = { en: english, fr: french };

export const missionWords = (): MissionWords => MISSION_WORDS[language.value];
