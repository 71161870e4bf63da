/** What the first page, its dialogs and its refusals say. */
import type { Language, Level, TeamChoice } from '@dungeon-twister/rules';
import type { Box } from '../home/editions.ts';
import { homeEnglish } from './home-words-english.ts';
import { homeFrench } from './home-words-french.ts';
import { language } from './language.ts';

export type Theme = 'system' | 'light' | 'dark';

export interface HomeWords {
  readonly motto: string;
  readonly languageName: Readonly<Record<Language, string>>;
  readonly themes: Readonly<Record<Theme, string>>;
  readonly rules: string;

  readonly playNow: string;
  readonly versus: string;
  readonly versusHint: string;
  readonly hotSeat: string;
  readonly hotSeatHint: string;
  readonly firstGame: string;
  readonly firstGameHint: string;

  readonly saved: string;
  readonly continue: string;
  readonly watch: string;
  readonly delete: string;
  readonly deleteNamed: (name: string) => string;
  readonly continueNamed: (name: string) => string;
  readonly watchNamed: (name: string) => string;
  readonly deleteQuestion: string;
  readonly deleteYes: string;
  readonly keepIt: string;
  readonly turn: (turn: number) => string;
  readonly setUp: string;
  readonly over: string;
  readonly you: string;
  readonly brokenSave: string;
  readonly brokenSaveHint: string;
  readonly keepCopy: string;
  readonly moreGames: (count: number) => string;
  readonly shareGame: string;
  readonly shareNamed: (name: string) => string;
  readonly savesHint: string;
  readonly unsaved: string;
  readonly elsewhere: string;
  readonly elsewhereHint: string;
  readonly playHere: string;

  readonly choose: string;
  readonly chooseHint: string;
  readonly box: string;
  readonly boxes: Readonly<Record<Box, { readonly name: string; readonly about: string }>>;
  readonly scenario: string;
  readonly forLearning: string;
  readonly startHere: string;
  readonly ownScenario: string;
  readonly goalIs: (goal: string) => string;
  readonly forPlayers: (count: number) => string;
  readonly rooms: (count: number) => string;
  readonly who: string;
  readonly whoHint: string;
  readonly storedOpenly: string;
  readonly comer: (number: number) => string;
  readonly sidesByLot: string;
  readonly human: string;
  readonly level: Readonly<Record<string, string>>;
  readonly levelHint: Readonly<Record<string, string>>;
  readonly nobodyHere: string;

  readonly options: string;
  readonly optionsHint: string;
  readonly usual: string;
  readonly goal: string;
  readonly goalHint: string;
  readonly points: (points: number) => string;
  readonly clock: string;
  readonly clockHint: string;
  readonly clockTurn: string;
  readonly clockTurnHint: string;
  readonly clockPlacing: string;
  readonly clockPlacingHint: string;
  readonly clockCard: string;
  readonly clockCardHint: string;
  readonly seconds: string;
  readonly handicap: string;
  readonly handicapHint: string;
  readonly giver: string;
  readonly stronger: string;
  readonly weaker: string;
  readonly levels: Readonly<Record<Level, string>>;
  readonly secrets: string;
  readonly secretsHint: string;
  readonly teams: string;
  readonly teamsHint: string;
  readonly teamChoice: Readonly<Record<TeamChoice, string>>;
  readonly absent: string;
  readonly absentHint: string;
  readonly pairs: string;
  readonly pairsHint: (wanted: number) => string;
  readonly pairsByLot: string;
  readonly pairsChosen: string;
  readonly pair: (number: number, count: number) => string;
  readonly pairsTwice: string;
  readonly houseRules: string;
  readonly houseRulesHint: string;
  readonly changed: (count: number) => string;
  readonly backToUsual: string;
  readonly start: string;

  readonly faultPairs: (missing: number) => string;
  readonly faultClock: string;
  readonly faultOther: string;

  readonly import: string;
  readonly importHint: string;
  readonly paste: string;
  readonly pasteHint: string;
  readonly openPasted: string;
  readonly openFile: string;

  readonly refused: string;
  readonly empty: string;
  readonly unknown: string;
  readonly tooLong: string;
  readonly notUtf8: (line: number) => string;
  readonly badPosition: (line: number) => string;
  readonly badRecord: (line: number) => string;
  readonly badFile: string;
  readonly badLink: string;
  readonly badScenario: string;
  readonly badSave: string;
  /** A game of older rules that leaves those of today. */
  readonly departed: string;
  readonly departedOpen: string;
  readonly departedKept: string;
  readonly missingSave: string;
  readonly nothingLost: string;
  readonly details: string;
  readonly faultIn: (line: number, fault: string) => string;
  readonly home: string;
  readonly loading: string;

  readonly foundPosition: string;
  readonly foundRecord: string;
  readonly foundOver: string;
  readonly toMove: (colour: string) => string;
  readonly playFrom: string;
  readonly playOn: string;
  readonly openReplay: string;

  readonly share: string;
  readonly shareLink: string;
  readonly shareLinkOpen: string;
  readonly shareLinkAll: string;
  readonly shareLinkExact: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly linkField: string;
  readonly sharePosition: string;
  readonly sharePositionHint: string;
  readonly shareRecord: string;
  readonly shareRecordHint: string;
  readonly asText: string;
  readonly asJson: string;
  readonly exactPosition: string;
  readonly secretQuestion: string;
  readonly secretYes: string;
  readonly secretNo: string;
  readonly close: string;
  readonly icons: string;
}

const WORDS: Readonly<Record<Language, HomeWords>> = { en: homeEnglish, fr: homeFrench };

export const homeWords = (): HomeWords => WORDS[language.value];
