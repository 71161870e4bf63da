/**
 * What a hint proposes, in words. Where somebody would walk or stand is drawn on the board: a letter and a number would
 * have to be looked for at the rim, and "l0" reads as ten.
 */
import { type Action, type Chart } from '@dungeon-twister/rules';
import { describeAction, describeDeal } from '../play/describe.ts';
import { previewOf } from '../play/preview-of.ts';
import { hintWords } from '../words/hint-words.ts';
import { words } from '../words/language.ts';
import { kindName, verbOf } from '../words/names.ts';

export function sayDeed(chart: Chart, action: Action): string {
  const w = hintWords();
  const { ruleset } = chart;
  // Zones are called by their icons, which are seen where they are.
  if (ruleset.layout.zones > 0) return describeAction(chart, action);
  if (action.type === 'deploy' || action.type === 'place' || action.type === 'face')
    return `${kindName(ruleset, action.piece)} ${w.toMarked}`;
  const isWay = (previewOf(action)?.path?.length ?? 0) > 1;
  if (action.type === 'move' && isWay)
    return [
      w.alongArrow(words().go),
      ...(action.handlings ?? []).map((deal) => describeDeal(ruleset, deal)),
    ].join(', ');
  return action.type === 'jump' && isWay ? w.alongArrow(verbOf('jump')) : describeAction(chart, action);
}
