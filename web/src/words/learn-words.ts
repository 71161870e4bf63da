/** What is said around lessons. Loaded with them: no first board needs it. */
import type { Language } from '@dungeon-twister/rules';
import { language } from './language.ts';

const english = {
  title: 'Learn the game',
  intro: 'Two minutes each, on the real board. Take them in any order, and skip what you know.',
  about: {
    board: 'The board game',
    prison: 'Prison',
    cards: 'The Card Game, if you know the board',
    parties: 'Three and four players',
  },
  done: 'done',
  start: 'Begin with the first',
  goOn: (title: string) => `Go on: ${title}`,
  missions: 'Missions',
  toMissions: 'To the missions',
  missionsHint: 'Thirty positions with one idea each. Find it, and count your action points.',
  own: 'A lesson or a mission from a file',
  ownHint: 'Clubs can write their own: a position, a goal, a few sentences.',
  ownFaults: 'This file cannot be read:',
  line: (line: number) => `Line ${line}`,
  gone: 'There is no such lesson.',
  lesson: 'Lesson',
  step: (at: number, of: number) => `Step ${at} of ${of}`,
  finished: 'Well done!',
  lost: 'Not this time',
  again: 'Again',
  next: 'Next lesson',
  nextNamed: (title: string) => `Next lesson: ${title}`,
  leave: 'All lessons',
  play: 'Play a game',
  playFirst: 'Play a first game',
};

const french: typeof english = {
  title: 'Apprendre le jeu',
  intro: 'Deux minutes chacune, sur le vrai plateau. Dans l’ordre qui vous plaît ; sautez ce que vous savez.',
  about: {
    board: 'Le jeu de plateau',
    prison: 'Prison',
    cards: 'Le jeu de cartes, si vous connaissez le plateau',
    parties: 'À trois et à quatre',
  },
  done: 'terminée',
  start: 'Commencer par la première',
  goOn: (title) => `Continuer : ${title}`,
  missions: 'Missions',
  toMissions: 'Vers les missions',
  missionsHint: 'Trente positions, une idée chacune. À vous de la trouver, en comptant vos points d’action.',
  own: 'Une leçon ou une mission d’un fichier',
  ownHint: 'Un club peut écrire les siennes : une position, un but, quelques phrases.',
  ownFaults: 'Ce fichier ne peut pas être lu :',
  line: (line) => `Ligne ${line}`,
  gone: 'Cette leçon n’existe pas.',
  lesson: 'Leçon',
  step: (at, of) => `Étape ${at} sur ${of}`,
  finished: 'Bravo !',
  lost: 'Pas cette fois',
  again: 'Recommencer',
  next: 'Leçon suivante',
  nextNamed: (title) => `Leçon suivante : ${title}`,
  leave: 'Toutes les leçons',
  play: 'Jouer une partie',
  playFirst: 'Jouer une première partie',
};

const ALL: Readonly<Record<Language, typeof english>> = { en: english, fr: french };

export const learnWords = (): typeof english => ALL[language.value];
