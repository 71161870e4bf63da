/** What is said when a game is over, and of games that were. Loaded with the parts that say it: no first board needs it. */
import type { Language } from '@dungeon-twister/rules';
import { language } from './language.ts';

const s = (count: number): string => (count === 1 ? '' : 's');

const english = {
  full: 'Now the full game',
  rematch: 'Rematch, sides changed',
  review: 'Review the game',
  lookAtBoard: 'Look at the board',
  showResult: 'Show the result',
  /** Those of all players together. */
  turnsInAll: (turns: number) => `${turns} turn${s(turns)} in all`,
  report: 'How the game went',
  course: 'Points over the turns',
  /** The chart in words: how somebody's points grew. */
  lineOf: (who: string, points: string) => `${who}: ${points}`,
  lineFrom: (points: number, turn: number) => `${points} from turn ${turn}`,
  lineFlat: (points: number) => `${points} throughout`,
  axis: 'turn',
  goal: (points: number) => `goal: ${points}`,
  howMade: 'How the points were made',
  noPoints: 'Nobody scored a point.',
  turn: (turn: number) => `Turn ${turn}`,
  setUp: 'Set-up',
  doings: 'What was done',
  roomsOpened: 'Rooms opened',
  roomsTurned: 'Rooms turned',
  fightsWon: 'Fights won',
  of: (part: number, all: number) => `${part} of ${all}`,
  favourite: 'Favourite piece',
  deeds: (count: number) => `${count} action${s(count)}`,
  nobody: 'nobody',

  statistics: 'Your statistics',
  results: 'Your results',
  resultsHint: 'Kept on this device, also when you delete a game.',
  /** Behind the number of games. */
  tally: {
    won: (_games: number) => 'won',
    lost: (_games: number) => 'lost',
    drawn: (_games: number) => 'drawn',
  },
  against: (name: string) => `Against ${name}`,
  forgetResults: 'Forget the results',
  forgetQuestion: 'Forget all results for good?',
  forgetYes: 'Yes, forget them',
  wins: (colours: string, _several: boolean) => `${colours} won`,

  shareGameLink: 'A link to the replay of this game',
  shareGameLinkHint: 'It holds the whole game. Whoever opens it can watch it, step by step.',
};

type AfterGameWords = typeof english;

const french: AfterGameWords = {
  full: 'À présent, la partie complète',
  rematch: 'Revanche, camps échangés',
  review: 'Revoir la partie',
  lookAtBoard: 'Voir le plateau',
  showResult: 'Voir le résultat',
  turnsInAll: (turns) => `${turns} tour${turns < 2 ? '' : 's'} en tout`,
  report: 'Comment la partie s’est déroulée',
  course: 'Les points au fil des tours',
  lineOf: (who, points) => `${who} : ${points}`,
  lineFrom: (points, turn) => `${points} à partir du tour ${turn}`,
  lineFlat: (points) => `${points} du début à la fin`,
  axis: 'tour',
  goal: (points) => `but : ${points}`,
  howMade: 'D’où viennent les points',
  noPoints: 'Personne n’a marqué de point.',
  turn: (turn) => `Tour ${turn}`,
  setUp: 'Mise en place',
  doings: 'Ce qui a été fait',
  roomsOpened: 'Salles révélées',
  roomsTurned: 'Salles tournées',
  fightsWon: 'Combats gagnés',
  of: (part, all) => `${part} sur ${all}`,
  favourite: 'Pièce favorite',
  deeds: (count) => `${count} action${count < 2 ? '' : 's'}`,
  nobody: 'personne',

  statistics: 'Vos statistiques',
  results: 'Vos résultats',
  resultsHint: 'Conservés sur cet appareil, même si vous supprimez une partie.',
  tally: {
    won: (games) => (games < 2 ? 'gagnée' : 'gagnées'),
    lost: (games) => (games < 2 ? 'perdue' : 'perdues'),
    drawn: (games) => (games < 2 ? 'nulle' : 'nulles'),
  },
  against: (name) => `Contre ${name}`,
  forgetResults: 'Oublier les résultats',
  forgetQuestion: 'Oublier tous les résultats pour de bon ?',
  forgetYes: 'Oui, les oublier',
  wins: (colours, several) => (several ? `${colours} ont gagné` : `${colours} a gagné`),

  shareGameLink: 'Un lien vers cette partie, à revoir',
  shareGameLinkHint: 'Il contient toute la partie. Qui l’ouvre peut la revoir coup par coup.',
};

const ALL: Readonly<Record<Language, AfterGameWords>> = { en: english, fr: french };

export const afterGameWords = (): AfterGameWords => ALL[language.value];
/** For tests, which speak both. */
export const AFTER_GAME_WORDS = ALL;
