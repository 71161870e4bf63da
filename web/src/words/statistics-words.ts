/** What is said about one's own games, counted. Loaded with the page that shows it. */
import type { Language } from '@dungeon-twister/rules';
import { language } from './language.ts';

const s = (count: number): string => (count === 1 ? '' : 's');

const english = {
  title: 'Your statistics',
  intro: 'Counted on this device from the games that were played to their end here. Nothing leaves it.',
  empty: 'Nothing to count yet',
  emptyHint:
    'Finish a game, and here will stand: against whom you win, how you make your points, which combat cards you play, how many rooms you turn, and how that changes over time.',
  play: 'Play a game',
  looking: 'Looking through your saved games…',
  games: (count: number) => `game${s(count)}`,
  won: (_count: number) => 'won',
  points: 'points per game',
  turnedPerGame: 'rooms turned per game',
  fightsWon: 'fights won',
  of: (part: number, all: number) => `${part} of ${all}`,
  outcome: { won: 'Won', lost: 'Lost', drawn: 'Drawn', shared: 'Shared screen' },
  sharedHint: 'Games of several people at this screen are counted as games, and nobody’s victory.',
  all: 'All',
  time: 'Games over time',
  per: { day: 'By day', week: 'By week', month: 'By month' },
  period: { day: 'Day', week: 'Week of', month: 'Month' },
  byOpponent: 'By opponent',
  opponent: 'Opponent',
  people: 'People at this screen',
  peopleAnd: (names: string) => `People at this screen, and ${names}`,
  byBox: 'By edition',
  box: 'Edition',
  otherBox: 'Other',
  kinds: 'How your points were made',
  kind: {
    exit: 'Figures that left',
    brought: 'Treasure they carried',
    eliminated: 'Enemies eliminated',
    wounded: 'Enemies wounded',
    other: 'Anything else',
  },
  kindHead: 'Made by',
  pointsHead: 'Points',
  cards: 'Combat cards that you laid',
  cardHead: 'Card',
  timesHead: 'Times',
  rooms: 'Rooms you turned, game by game',
  roomsHint: (games: number) => (games === 1 ? 'Your last game.' : `Your last ${games} games, oldest first.`),
  gameHead: 'Game',
  turnedHead: 'Rooms turned',
  openedHead: 'Rooms opened',
  someUnknown: (games: number) =>
    `Of ${games} game${s(games)} only the result is known: ${games === 1 ? 'it was' : 'they were'} deleted before there were statistics.`,
  table: 'As a table',
  keep: 'Keep a copy',
  keepHint: 'A row for each game, for a spreadsheet or a program.',
  csv: 'Download as CSV',
  json: 'Download as JSON',
  forget: 'Delete all statistics',
  forgetQuestion: 'Delete all results and statistics for good? Your saved games stay.',
  forgetYes: 'Yes, delete them',
  forgotten: 'All statistics were deleted.',
};

type StatisticsWords = typeof english;

const french: StatisticsWords = {
  title: 'Vos statistiques',
  intro: 'Comptées sur cet appareil, d’après les parties qui s’y sont terminées. Rien n’en sort.',
  empty: 'Rien à compter pour l’instant',
  emptyHint:
    'Terminez une partie, et vous verrez ici : contre qui vous gagnez, d’où viennent vos points, quelles cartes Combat vous jouez, combien de salles vous tournez, et comment cela évolue.',
  play: 'Jouer une partie',
  looking: 'On parcourt vos parties enregistrées…',
  games: (count) => `partie${count < 2 ? '' : 's'}`,
  won: (count) => `gagnée${count < 2 ? '' : 's'}`,
  points: 'points par partie',
  turnedPerGame: 'salles tournées par partie',
  fightsWon: 'combats gagnés',
  of: (part, all) => `${part} sur ${all}`,
  outcome: { won: 'Gagnées', lost: 'Perdues', drawn: 'Nulles', shared: 'Écran partagé' },
  sharedHint:
    'Les parties de plusieurs personnes à cet écran comptent comme parties, sans être la victoire de personne.',
  all: 'Toutes',
  time: 'Parties au fil du temps',
  per: { day: 'Par jour', week: 'Par semaine', month: 'Par mois' },
  period: { day: 'Jour', week: 'Semaine du', month: 'Mois' },
  byOpponent: 'Par adversaire',
  opponent: 'Adversaire',
  people: 'À plusieurs à cet écran',
  peopleAnd: (names) => `À plusieurs à cet écran, avec ${names}`,
  byBox: 'Par édition',
  box: 'Édition',
  otherBox: 'Autre',
  kinds: 'D’où viennent vos points',
  kind: {
    exit: 'Personnages sortis',
    brought: 'Trésors emportés',
    eliminated: 'Ennemis éliminés',
    wounded: 'Ennemis blessés',
    other: 'Autre chose',
  },
  kindHead: 'Origine',
  pointsHead: 'Nombre de points',
  cards: 'Les cartes Combat que vous avez posées',
  cardHead: 'Carte',
  timesHead: 'Nombre de fois',
  rooms: 'Les salles que vous avez tournées, partie par partie',
  roomsHint: (games) =>
    games === 1
      ? 'Votre dernière partie.'
      : `Vos ${games} dernières parties, de la plus ancienne à la plus récente.`,
  gameHead: 'Partie',
  turnedHead: 'Salles tournées',
  openedHead: 'Salles révélées',
  someUnknown: (games) =>
    games < 2
      ? 'D’une partie on ne connaît que le résultat : elle a été supprimée avant qu’il y ait des statistiques.'
      : `De ${games} parties on ne connaît que le résultat : elles ont été supprimées avant qu’il y ait des statistiques.`,
  table: 'En tableau',
  keep: 'Garder une copie',
  keepHint: 'Une ligne par partie, pour un tableur ou un programme.',
  csv: 'Télécharger en CSV',
  json: 'Télécharger en JSON',
  forget: 'Supprimer toutes les statistiques',
  forgetQuestion:
    'Supprimer pour de bon tous les résultats et toutes les statistiques ? Vos parties enregistrées restent.',
  forgetYes: 'Oui, les supprimer',
  forgotten: 'Toutes les statistiques ont été supprimées.',
};

const ALL: Readonly<Record<Language, StatisticsWords>> = { en: english, fr: french };

export const statisticsWords = (): StatisticsWords => ALL[language.value];
/** For tests, which speak both. */
export const STATISTICS_WORDS = ALL;
