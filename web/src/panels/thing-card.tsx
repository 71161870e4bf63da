/** The card of a thing on the board, as pieces have one: what it does, who can use it, by which rules. */
import type { Ruleset, View } from '@dungeon-twister/rules';
import { Icon } from '../board/piece-art.tsx';
import type { Thing } from '../board/things.ts';
import { language } from '../words/language.ts';
import { panelWords } from '../words/panel-words.ts';
import { RuleLink } from './rule-link.tsx';
import './thing-card.css';
import { factsOfThing } from './thing-facts.ts';

interface ThingCardProps {
  readonly ruleset: Ruleset;
  readonly view: View;
  readonly thing: Thing;
  readonly onClose: () => void;
}

export function ThingCard({ ruleset, view, thing, onClose }: ThingCardProps) {
  const w = panelWords();
  const { title, lines, uses, rules } = factsOfThing(ruleset, view, thing);
  return (
    <article class="piece-card thing-card" aria-label={title}>
      <header class="row">
        <h2>{title}</h2>
        <button class="plain close" aria-label={w.closeCard} onClick={onClose}>
          ×
        </button>
      </header>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {uses
        .filter(({ kinds, text }) => text !== undefined || (kinds && kinds.length > 0))
        .map(({ label, kinds = [], text }) => (
          <dl key={label} class="thing-use">
            <dt>{label}</dt>
            {text !== undefined && <dd>{text}</dd>}
            {kinds.map(({ id, name }) => (
              <dd key={id} class="thing-user">
                <svg viewBox="-10 -10 20 20" aria-hidden="true">
                  <Icon kind={id} size={19} />
                </svg>
                {name[language.value]}
              </dd>
            ))}
          </dl>
        ))}
      <details class="ability">
        <summary>{w.rules(rules.length)}</summary>
        <ul class="rule-links">
          {rules.map((rule) => (
            <li key={rule}>
              <RuleLink id={rule} />
            </li>
          ))}
        </ul>
      </details>
    </article>
  );
}
