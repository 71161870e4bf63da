/** How one wins, in a sentence that is always in sight: everything is done for it. */
import { sayGoal } from '../panels/goal.ts';
import { panelWords } from '../words/panel-words.ts';
import './goal-line.css';
import type { AtTable } from './play-controller.ts';

export function GoalLine({ controller }: AtTable) {
  const goal = sayGoal(controller.match.ruleset, controller.now.view);
  return (
    goal && (
      <p class="goal-line" title={panelWords().goal}>
        {goal}
      </p>
    )
  );
}
