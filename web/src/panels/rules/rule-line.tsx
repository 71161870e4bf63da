/** One rule: its id, its text, where it comes from, and its picture where there is one. */
import type { ComponentChildren } from 'preact';
import { panelWords } from '../../words/panel-words.ts';
import { ruleAddress } from '../rule-link.tsx';
import type { Rule } from './book.ts';
import { Source, Spans } from './spans.tsx';

/** What is drawn beside a rule. */
export type PictureOf = (rule: string) => ComponentChildren;

interface Props {
  readonly rule: Rule;
  readonly isTarget?: boolean;
  readonly pictureOf?: PictureOf;
  /** Words that were searched for. */
  readonly found?: readonly string[];
}

export function RuleLine({ rule, isTarget = false, pictureOf, found = [] }: Props) {
  const w = panelWords();
  return (
    <li id={rule.anchor} tabIndex={-1} class={isTarget ? 'target' : ''}>
      {rule.id !== null && (
        <a class="rule-id" href={ruleAddress(rule.id)}>
          {rule.id}
        </a>
      )}
      {rule.tag && rule.tag !== 'both' && <span class="rule-tag">{w.tag[rule.tag]}</span>}{' '}
      <Spans spans={rule.text} found={found} />
      {rule.source && (
        <small class="rule-source">
          {' '}
          (<Source spans={rule.source} />)
        </small>
      )}
      {rule.id !== null && pictureOf?.(rule.id)}
    </li>
  );
}
