/** What the arena says, in both languages. */
import type { Language } from '@dungeon-twister/words';
import type { FaultKind } from './outcome.ts';

interface ArenaWords {
  readonly unknownBot: (text: string, known: string) => string;
  readonly tooFew: string;
  readonly sprtForTwo: string;
  readonly sprtOrder: string;
  readonly atLeastOne: (flag: string) => string;
  readonly otherMatch: (file: string) => string;
  readonly damaged: (place: string) => string;
  readonly unwritable: (reason: string) => string;
  readonly broken: (reason: string) => string;
  readonly progress: (played: number, of: number) => string;
  readonly match: (first: string, second: string, pairs: number, games: number) => string;
  readonly score: string;
  readonly elo: string;
  readonly superiority: string;
  readonly pairs: string;
  readonly pairLegend: string;
  readonly games: string;
  readonly counts: (won: number, drawn: number, lost: number) => string;
  readonly interval: (low: string, high: string) => string;
  readonly sprt: string;
  readonly sprtState: (llr: string, low: string, high: string) => string;
  readonly accepted: (elo: number) => string;
  readonly rejected: (elo: number) => string;
  readonly undecided: string;
  readonly columns: readonly [string, ...string[]];
  readonly ratingColumns: readonly [string, ...string[]];
  readonly fault: (bot: string, game: number, kind: string, detail: string) => string;
  readonly moreFaults: (count: number) => string;
  readonly faults: Readonly<Record<FaultKind, string>>;
  readonly unfinished: (count: number) => string;
  /** A number as it is written. */
  readonly decimal: (text: string) => string;
}

export const ARENA_WORDS: Readonly<Record<Language, ArenaWords>> = {
  en: {
    unknownBot: (text, known) => `There is no bot "${text}". There are: ${known}.`,
    tooFew: 'A match needs two bots at least: dt arena greedy random',
    sprtForTwo: '--sprt is for a match between two bots.',
    sprtOrder: '--sprt wants two numbers in Elo, the smaller first: --sprt 0 20',
    atLeastOne: (flag) => `${flag} is at least 1.`,
    otherMatch: (file) => `This folder holds another match: see ${file}. Choose another folder.`,
    damaged: (place) => `This line is no result of a game: ${place}`,
    unwritable: (reason) => `The games cannot be kept there: ${reason}`,
    broken: (reason) => `The arena cannot play: ${reason}`,
    progress: (played, of) => `${played} of ${of} games`,
    match: (first, second, pairs, games) => `${first} against ${second}: ${pairs} pairs, ${games} games`,
    score: 'score',
    elo: 'Elo',
    superiority: 'superiority',
    pairs: 'pairs',
    pairLegend: 'points of 2',
    games: 'games',
    counts: (won, drawn, lost) => `won ${won}, drawn ${drawn}, lost ${lost}`,
    interval: (low, high) => `(95 %: ${low} to ${high})`,
    sprt: 'SPRT',
    sprtState: (llr, low, high) => `${llr} between ${low} and ${high}`,
    accepted: (elo) => `accepted: stronger by ${elo} Elo`,
    rejected: (elo) => `rejected: not stronger by ${elo} Elo`,
    undecided: 'undecided',
    columns: ['bot', 'rooms turned', 'fights', 'decisions', 'faults', 'ms a decision', 'ms a turn'],
    ratingColumns: ['bot', 'rating', 'error'],
    fault: (bot, game, kind, detail) => `${bot} lost game ${game}, ${kind}: ${detail}`,
    moreFaults: (count) => `and ${count} more`,
    faults: {
      crash: 'it crashed',
      hang: 'it took too long',
      nonsense: 'its answer was no action',
      illegal: 'its action was illegal',
    },
    unfinished: (count) => `Games that did not end, counted as draws: ${count}`,
    decimal: (text) => text,
  },
  fr: {
    unknownBot: (text, known) => `Il n’y a pas de robot « ${text} ». Il y a : ${known}.`,
    tooFew: 'Il faut au moins deux robots : dt arena greedy random',
    sprtForTwo: '--sprt est fait pour un match entre deux robots.',
    sprtOrder: '--sprt veut deux nombres en Elo, le plus petit d’abord : --sprt 0 20',
    atLeastOne: (flag) => `${flag} est d’au moins 1.`,
    otherMatch: (file) => `Ce dossier contient un autre match : voir ${file}. Choisir un autre dossier.`,
    damaged: (place) => `Cette ligne n’est pas le résultat d’une partie : ${place}`,
    unwritable: (reason) => `Les parties ne peuvent être gardées là : ${reason}`,
    broken: (reason) => `L’arène ne peut jouer : ${reason}`,
    progress: (played, of) => `${played} parties sur ${of}`,
    match: (first, second, pairs, games) => `${first} contre ${second} : ${pairs} paires, ${games} parties`,
    score: 'score',
    elo: 'Elo',
    superiority: 'supériorité',
    pairs: 'paires',
    pairLegend: 'points sur 2',
    games: 'parties',
    counts: (won, drawn, lost) => `${won} gagnées, ${drawn} nulles, ${lost} perdues`,
    interval: (low, high) => `(95 % : de ${low} à ${high})`,
    sprt: 'SPRT',
    sprtState: (llr, low, high) => `${llr} entre ${low} et ${high}`,
    accepted: (elo) => `accepté : plus fort de ${elo} Elo`,
    rejected: (elo) => `rejeté : pas plus fort de ${elo} Elo`,
    undecided: 'indécis',
    columns: ['robot', 'salles tournées', 'combats', 'décisions', 'fautes', 'ms par décision', 'ms par tour'],
    ratingColumns: ['robot', 'classement', 'erreur'],
    fault: (bot, game, kind, detail) => `${bot} a perdu la partie ${game}, ${kind} : ${detail}`,
    moreFaults: (count) => `et ${count} de plus`,
    faults: {
      crash: 'il a planté',
      hang: 'il a mis trop longtemps',
      nonsense: 'sa réponse n’était pas une action',
      illegal: 'son action était illégale',
    },
    unfinished: (count) => `Parties sans fin, comptées comme nulles : ${count}`,
    decimal: (text) => text.replace('.', ','),
  },
};
