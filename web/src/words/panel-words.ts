/** The words of the panels beside the board: cards of pieces, players, log, rules and replay. */
import { spokenWords } from './language.ts';
import type { panelEnglish } from './panel-english.ts';

export type PanelWords = typeof panelEnglish;
export const panelWords = (): PanelWords => spokenWords().panels;
