/** Where a piece is, in words. */
import { type Chart, placeName, slotName } from '@dungeon-twister/rules';
import { fullName } from '../words/names.ts';
import { panelWords } from '../words/panel-words.ts';
import type { PieceFacts } from './piece-facts.ts';

export function sayWhere(chart: Chart, { where }: PieceFacts): string {
  const w = panelWords();
  switch (where.at) {
    case 'place': {
      const name = placeName(chart, where.place);
      return chart.ruleset.layout.zones > 0 ? w.zone(name) : w.place(name);
    }
    case 'holder':
      return w.carriedBy(fullName(chart.ruleset, where.holder));
    case 'slot':
      return w.atRoom(slotName(where.slot));
    default:
      return w.elsewhere[where.at];
  }
}
