/** The action cards of a player: those in his hand, and those that he has played. */
import type { Ruleset, Seat, View } from '@dungeon-twister/rules';
import { panelWords } from '../words/panel-words.ts';

/** All action cards of a full hand, lowest first; a bit of the mask for each. */
export const fullHand = ({ policies }: Ruleset): number[] =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((card) => policies.actionPoints.hand & (1 << card));

interface ChipsProps {
  readonly ruleset: Ruleset;
  readonly view: View;
  readonly seat: Seat;
}

export function ActionCardChips({ ruleset, view, seat }: ChipsProps) {
  const w = panelWords();
  const { actionCards } = view.shown.seats[seat];
  return (
    <span class="chips">
      {fullHand(ruleset).map((card) => {
        const held = actionCards.includes(card);
        return (
          <span key={card} class={held ? 'chip' : 'chip used'}>
            <span aria-hidden="true">{card}</span>
            <span class="unseen">{held ? w.cardInHand(card) : w.cardPlayed(card)}</span>
          </span>
        );
      })}
    </span>
  );
}
