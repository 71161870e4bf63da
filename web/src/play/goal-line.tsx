/**
 * How one wins, in a sentence that is always in sight: everything is done for it. Where the players are out of sight,
 * how far one has come stands beside it.
 */
import { sayGoal, scoreSign } from '../panels/goal.ts';
import { panelWords } from '../words/panel-words.ts';
import './goal-line.css';
import type { AtTable } from './play-controller.ts';

export function GoalLine({ controller }: AtTable) {
  const { ruleset } = controller.match;
  const { view } = controller.now;
  const goal = sayGoal(ruleset, view);
  return (
    goal && (
      <p class="goal-line" title={panelWords().goal}>
        {goal} {typeof view.viewer === 'number' && <b>{scoreSign(ruleset, view, view.viewer)}</b>}
      </p>
    )
  );
}
