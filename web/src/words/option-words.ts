/** What the options and the house rules say of themselves. Loaded with their fields, when somebody comes near them. */
import type { Language } from '@dungeon-twister/rules';
import { language } from './language.ts';

const english = {
  usual: 'usual',
  goal: 'Points to win',
  goalHint: 'More points make a longer game.',
  points: (points: number) => `${points} points`,
  clock: 'Play with a clock',
  clockHint: 'When the time is up, the turn ends and the points that are left are lost.',
  clocks: {
    turn: { name: 'For a turn', about: 'Time for everything that you do in one turn.' },
    placing: {
      name: 'For placing',
      about: 'Time to place your share of a revealed room; if you are late, the other places it.',
    },
    combatCard: { name: 'For a combat card', about: 'Time to lay a card once the other has laid his.' },
  },
  seconds: 'seconds',
  handicap: 'Handicap',
  handicapHint:
    'The stronger player begins with fewer characters, and perhaps without the best combat cards.',
  giver: 'The stronger player is',
  stronger: 'who is',
  weaker: 'against somebody who is',
  levels: {
    veryExperienced: 'very experienced',
    experienced: 'experienced',
    good: 'good',
    beginner: 'a beginner',
    newbie: 'new to the game',
  },
  ownTokens: 'Look at one’s own hidden tokens',
  ownTokensHint:
    'Players can see on the board what they have laid face down. Off: all must remember, as in the book.',
  secrets: 'Secret objects',
  secretsHint: 'What enemies carry, and who their wounded are, lies face down: you must remember it.',
  teams: 'How teams are chosen',
  teamsHint: 'Everybody takes some of all the characters and objects in these boxes.',
  teamChoice: { mutual: 'Mutual choice', fullFrontal: 'Full frontal', draft: 'Draft', random: 'By lot' },
  absent: 'Colour that nobody plays',
  absentHint: 'Three sit at a table for four; the others keep their order.',
  pairs: 'Pairs of rooms',
  pairsHint: (wanted: number) =>
    `Rooms come in pairs that turn together. ${wanted} pairs make this labyrinth.`,
  pairsByLot: 'Lots decide',
  pairsChosen: 'I choose them',
  pair: (number: number, count: number) => (count > 1 ? `Pair ${number}, twice` : `Pair ${number}`),
  pairsTwice: 'Press a pair again to have it twice.',
  backToUsual: 'All as usual',
};

const french: typeof english = {
  usual: 'd’ordinaire',
  goal: 'Points pour gagner',
  goalHint: 'Plus de points, partie plus longue.',
  points: (points) => `${points} points`,
  clock: 'Jouer en temps limité',
  clockHint: 'Quand le temps est écoulé, le tour finit et les points d’action restants sont perdus.',
  clocks: {
    turn: { name: 'Pour un tour', about: 'Le temps de tout ce que vous faites en un tour.' },
    placing: {
      name: 'Pour placer',
      about: 'Le temps de placer votre part d’une salle révélée ; en retard, c’est l’autre qui la place.',
    },
    combatCard: {
      name: 'Pour une carte Combat',
      about: 'Le temps de poser une carte quand l’autre a posé la sienne.',
    },
  },
  seconds: 'secondes',
  handicap: 'Handicap',
  handicapHint: 'Le plus fort commence avec moins de personnages, parfois sans ses meilleures cartes Combat.',
  giver: 'Le plus fort est',
  stronger: 'qui est',
  weaker: 'contre quelqu’un qui est',
  levels: {
    veryExperienced: 'très expérimenté',
    experienced: 'expérimenté',
    good: 'bon joueur',
    beginner: 'débutant',
    newbie: 'novice',
  },
  ownTokens: 'Revoir ses propres pions cachés',
  ownTokensHint:
    'Chacun peut voir sur le plateau ce qu’il a posé face cachée. Sinon, il faut s’en souvenir, comme dans le livre.',
  secrets: 'Objets secrets',
  secretsHint:
    'Ce que portent les ennemis, et qui sont leurs blessés, reste face cachée : il faut s’en souvenir.',
  teams: 'Choix des équipes',
  teamsHint: 'Chacun prend une partie des personnages et des objets de ces boîtes.',
  teamChoice: { mutual: 'Choix commun', fullFrontal: 'Choix libre', draft: 'Draft', random: 'Au sort' },
  absent: 'Couleur que personne ne joue',
  absentHint: 'Trois à une table pour quatre ; les autres gardent leur ordre.',
  pairs: 'Paires de salles',
  pairsHint: (wanted) =>
    `Les salles vont par paires qui tournent ensemble. Il faut ${wanted} paires pour ce labyrinthe.`,
  pairsByLot: 'Le sort décide',
  pairsChosen: 'Je les choisis',
  pair: (number, count) => (count > 1 ? `Paire ${number}, deux fois` : `Paire ${number}`),
  pairsTwice: 'Appuyez encore sur une paire pour l’avoir deux fois.',
  backToUsual: 'Tout comme d’ordinaire',
};

const ALL: Readonly<Record<Language, typeof english>> = { en: english, fr: french };

export const optionWords = (): typeof english => ALL[language.value];
/** For tests, which speak both. */
export const OPTION_WORDS = ALL;
