/** Whose choice it is where a token of a revealed room goes, with the rule. */
import { RuleLink } from '../panels/rule-link.tsx';
import type { AtTable } from './play-controller.ts';
import { whosePlacing } from './whose-placing.ts';

export function PlacingSaid({ controller }: AtTable) {
  const { match, now, selection } = controller;
  const placing = whosePlacing(match.ruleset, now, selection.token.value);
  return (
    placing && (
      <p class="whose-placing">
        {placing.text} <RuleLink id={placing.rule} isAlone />
      </p>
    )
  );
}
