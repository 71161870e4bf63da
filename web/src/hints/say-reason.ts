/** The reason of a hint, and a tip, in the language of the page. */
import type { Ruleset } from '@dungeon-twister/rules';
import type { Reason } from '../match/advice.ts';
import { hintWords } from '../words/hint-words.ts';
import { words } from '../words/language.ts';
import { kindName } from '../words/names.ts';
import type { Tip } from './tips/tip.ts';

export function sayReason(ruleset: Ruleset, reason: Reason): string {
  const sentence = hintWords().reasons[reason.why] as (
    reason: Reason,
    name: (id: string) => string,
  ) => string;
  const said = sentence(reason, (id) => words().the(kindName(ruleset, id)));
  return reason.isLater ? hintWords().later(said.charAt(0).toLowerCase() + said.slice(1)) : said;
}

export const sayTip = (ruleset: Ruleset, { name, pieces: [who] = [] }: Tip): string =>
  hintWords().tips[name](who === undefined ? '' : words().the(kindName(ruleset, who)));
