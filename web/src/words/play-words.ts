/** What the table says while a game is played: what to do and why, what a choice brings, who fights whom. */
import type { ActionType, DirectionName, Language } from '@dungeon-twister/rules';
import { language } from './language.ts';
import { playEnglish } from './play-english.ts';
import { playFrench } from './play-french.ts';

export interface PlayWords {
  readonly todoSelected: string;
  /** The same for fingers. */
  readonly todoTouched: string;
  /** Asked in the turn of somebody else. */
  readonly yourChoice: string;
  /** A token of a room that was opened; in the Card Game it goes to a zone. */
  readonly placeToken: (token: string, zones: boolean) => string;
  /** The Card Game has no dots. */
  readonly deployAtZones: string;
  readonly hiddenTokens: string;
  readonly todoNothing: string;
  /** Beside a question that several answer at once, face down. */
  readonly inSecret: string;
  readonly watching: string;
  readonly waitFor: (colour: string) => string;
  readonly left: (count: number) => string;
  readonly placeForMe: string;
  readonly chooseForMe: string;
  readonly placeForMeHint: string;
  readonly laidAlready: string;
  readonly nothingYet: string;
  readonly hand: string;
  readonly barOf: (piece: string) => string;
  readonly chooseWay: string;
  readonly ways: (count: number) => string;
  readonly final: string;
  readonly costs: (points: number) => string;
  readonly against: (attack: string, defence: string) => string;
  readonly beforeCards: string;
  readonly pickFirst: string;
  readonly why: string;
  readonly readRule: (id: string) => string;
  readonly close: string;
  readonly over: Readonly<Record<DirectionName, string>>;
  readonly stay: string;
  readonly out: string;
  readonly withWhat: (what: string) => string;
  readonly together: (who: string) => string;
  readonly from: (what: string, who: string) => string;
  readonly objectTo: (what: string, where: string) => string;
  readonly up: string;
  readonly down: string;
  readonly cards: string;
  readonly actionCard: (points: number) => string;
  readonly saved: (points: number) => string;
  readonly endAnyway: (points: number) => string;
  readonly end: string;
  readonly playOn: string;
  readonly menu: string;
  readonly turnBoard: string;
  readonly sure: Readonly<Partial<Record<ActionType, string>>>;
  readonly drawOffered: (colour: string) => string;
  readonly acceptDraw: string;
  readonly attackers: string;
  readonly defenders: string;
  readonly sum: (value: string) => string;
  readonly yourCards: string;
  readonly join: Readonly<Record<'attack' | 'defence' | 'neither', string>>;
  readonly count: (cards: number) => string;
  readonly nameNone: string;
  readonly namedCard: (colour: string, card: string) => string;
  readonly seenCards: (cards: string) => string;
  readonly faceDown: string;
  readonly youLaid: (card: string) => string;
  readonly fought: (attack: number, defence: number) => string;
  readonly goOn: string;
  readonly gameOver: string;
  readonly replay: string;
  readonly lookAtBoard: string;
  readonly showResult: string;
  readonly clock: (time: string) => string;
  readonly keys: string;
  readonly keyList: readonly (readonly [key: string, meaning: string])[];
  readonly botTrouble: (colour: string) => string;
  readonly tryAgain: string;
  readonly more: string;
  readonly less: string;
  readonly noSecrets: string;
  readonly moveValue: (value: number) => string;
  readonly combatValue: (value: number) => string;
  readonly object: string;
}

const WORDS: Readonly<Record<Language, PlayWords>> = { en: playEnglish, fr: playFrench };

/** The words of the table in the language chosen now. */
export const playWords = (): PlayWords => WORDS[language.value];
