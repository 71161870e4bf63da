/**
 * How one wins, in a sentence that is always in sight: everything is done for it. Where the players are out of sight,
 * how far one has come stands beside it, and how far the others have.
 */
import type { Ruleset, Seat, View } from '@dungeon-twister/rules';
import { Emblem } from '../panels/emblem.tsx';
import { sayDeaths, sayGoal, sayScore, scoreOf, scoreSign } from '../panels/goal.ts';
import { words } from '../words/language.ts';
import { colourName } from '../words/names.ts';
import { panelWords } from '../words/panel-words.ts';
import './goal-line.css';
import type { AtTable } from './play-controller.ts';

export function GoalLine({ controller }: AtTable) {
  const { ruleset } = controller.match;
  const { view } = controller.now;
  const goal = sayGoal(ruleset, view);
  const deaths = sayDeaths(ruleset);
  return (
    goal && (
      <p class="goal-line" title={panelWords().goal}>
        {typeof view.viewer === 'number' && <Points ruleset={ruleset} view={view} own={view.viewer} />} {goal}{' '}
        {deaths && <small>{deaths}</small>}
      </p>
    )
  );
}

interface PointsProps {
  readonly ruleset: Ruleset;
  readonly view: View;
  readonly own: Seat;
}

/** The own points with what is wanted, and behind each of the other signs theirs. */
const Points = ({ ruleset, view, own }: PointsProps) => (
  <b>
    <span class="own-points">{scoreSign(ruleset, view, own)}</span>
    {view.shown.seats.map(
      ({ colour }, seat) =>
        seat !== own && (
          <span key={seat} class="points-of-other">
            <Emblem colour={colour} />
            <span class="unseen">{words().labelled(colourName(colour), sayScore(ruleset, view, seat))}</span>
            <span aria-hidden="true">{scoreOf(ruleset, view, seat)}</span>
          </span>
        ),
    )}
  </b>
);
