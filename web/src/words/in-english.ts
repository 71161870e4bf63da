/** All that the page says in English, except what few people ask for. Loaded when English is spoken. */
import { ENGLISH } from '@dungeon-twister/words';
import { boardEnglish } from './board-english.ts';
import { english } from './english.ts';
import { homeEnglish } from './home-words-english.ts';
import { panelEnglish } from './panel-english.ts';
import { playEnglish } from './play-english.ts';
import { scenariosEnglish } from './scenarios-english.ts';

export const inEnglish = {
  page: english,
  board: boardEnglish,
  home: homeEnglish,
  panels: panelEnglish,
  play: playEnglish,
  scenarios: scenariosEnglish,
  /** What happens in a game. */
  tongue: ENGLISH,
};
