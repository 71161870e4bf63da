/** The same in French. */
import { refuseInFrench } from '@dungeon-twister/rules';
import { FRENCH } from '@dungeon-twister/words';
import { boardFrench } from './board-french.ts';
import { french } from './french.ts';
import { homeFrench } from './home-words-french.ts';
import type { inEnglish } from './in-english.ts';
import { panelFrench } from './panel-french.ts';
import { playFrench } from './play-french.ts';
import { scenariosFrench } from './scenarios-french.ts';

refuseInFrench();

export const inFrench: typeof inEnglish = {
  page: french,
  board: boardFrench,
  home: homeFrench,
  panels: panelFrench,
  play: playFrench,
  scenarios: scenariosFrench,
  tongue: FRENCH,
};
