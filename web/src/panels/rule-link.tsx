/** A way to the page of the rules: what the rule is about in words, and small beside it its id. */
import { language } from '../words/language.ts';
import { playWords } from '../words/play-words.ts';
import { loaded } from './loaded.ts';
import { loadTitles, titleOf } from './rule-titles.ts';

export const ruleAddress = (id: string): string => `#/rules/${id}`;

interface RuleLinkProps {
  readonly id: string;
  /** Whether it stands alone, where a title would not say that it is one of a rule. */
  readonly isAlone?: boolean;
}

export function RuleLink({ id, isAlone = false }: RuleLinkProps) {
  const { value: into } = language;
  const { theRule, ruleAbout } = playWords();
  const titles = loaded(`titles ${into}`, () => loadTitles(into));
  const title = titles.state === 'there' ? titleOf(titles.value, id) : undefined;
  return (
    <a class="rule-link" href={ruleAddress(id)}>
      {title === undefined ? theRule : isAlone ? ruleAbout(title) : title} <small>{id}</small>
    </a>
  );
}
