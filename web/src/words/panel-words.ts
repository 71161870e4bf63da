/** The words of the panels beside the board: cards of pieces, players, log, rules and replay. */
import { panelEnglish } from './panel-english.ts';
import { panelFrench } from './panel-french.ts';
import { spoken } from './language.ts';

export type PanelWords = typeof panelEnglish;
export const panelWords = spoken({ en: panelEnglish, fr: panelFrench });
