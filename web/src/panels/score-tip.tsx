/**
 * What stands in the strip of a player, in words, for whoever points at it or comes there by keyboard. Only for eyes: the
 * button itself has the same words for those who listen.
 */
import type { Ruleset, Seat, View } from '@dungeon-twister/rules';
import { panelWords } from '../words/panel-words.ts';
import { fullHand } from './action-card-chips.tsx';
import { sayScore } from './goal.ts';

interface ScoreTipProps {
  readonly ruleset: Ruleset;
  readonly view: View;
  readonly seat: Seat;
}

export function ScoreTip({ ruleset, view, seat }: ScoreTipProps) {
  const w = panelWords();
  const { actionCards, jumps, savings = 0 } = view.shown.seats[seat];
  const combat = view.remembered.combatCards[seat]?.length ?? 0;
  const { combatCards, jumpCards } = ruleset.scenario;
  return (
    <div class="score-tip surface" aria-hidden="true">
      <strong>{sayScore(ruleset, view, seat)}</strong>
      {fullHand(ruleset).length > 0 && (
        <span>{w.actionCardsLeft(actionCards.length > 0 ? actionCards.join(', ') : w.noneLeft)}</span>
      )}
      {savings > 0 && <span>{w.savings(savings)}</span>}
      {combatCards.length > 0 && (
        <span>
          {w.combatCardsHeld(combat)} <small>({w.combatUse})</small>
        </span>
      )}
      {(jumps > 0 || jumpCards > 0) && (
        <span>
          {w.jumps(jumps)} <small>({w.jumpUse})</small>
        </span>
      )}
    </div>
  );
}
