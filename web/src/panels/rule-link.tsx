/**
 * A way to the page of the rules, in words: what the rule is about. In a list, where several are about the same, small
 * beside it its number; the id is there for whoever points at it.
 */
import { language } from '../words/language.ts';
import { playWords } from '../words/play-words.ts';
import { loaded } from './loaded.ts';
import { loadTitles, titleOf } from './rule-titles.ts';

export const ruleAddress = (id: string): string => `#/rules/${id}`;

/** Of a group its rules are counted. */
const numberOf = (id: string): string => id.replace(/^.*-/, '');

interface RuleLinkProps {
  readonly id: string;
  /** Whether it stands alone, where a title would not say that it is one of a rule. */
  readonly isAlone?: boolean;
  /** Whether the link before it is of the same chapter: then its number is enough to see. */
  readonly isShort?: boolean;
}

export function RuleLink({ id, isAlone = false, isShort = false }: RuleLinkProps) {
  const { value: into } = language;
  const { theRule, ruleAbout } = playWords();
  const titles = loaded(`titles ${into}`, () => loadTitles(into));
  const title = titles.state === 'there' ? titleOf(titles.value, id) : undefined;
  return (
    <a class="rule-link" href={ruleAddress(id)} title={id}>
      <span class={isShort ? 'unseen' : undefined}>
        {title === undefined ? theRule : isAlone ? ruleAbout(title) : title}
      </span>
      {!isAlone && <small> {numberOf(id)}</small>}
    </a>
  );
}
