/** Where a piece is, in words. */
import { type Chart, slotName } from '@dungeon-twister/rules';
import { fullName, namesInWords } from '../words/names.ts';
import { panelWords } from '../words/panel-words.ts';
import type { PieceFacts } from './piece-facts.ts';

export function sayWhere(chart: Chart, { where }: PieceFacts): string {
  const w = panelWords();
  switch (where.at) {
    case 'place':
      return namesInWords(chart).at(where.place);
    case 'holder':
      return w.carriedBy(fullName(chart.ruleset, where.holder));
    case 'slot':
      // A room that lies open has its tokens beside it until they are placed.
      return (chart.rooms[where.slot] ? w.toPlace : w.atRoom)(slotName(where.slot));
    default:
      return w.elsewhere[where.at];
  }
}
