/** What a player is after, as numbers that can be shown beside his name. */
import type { Seat, Ruleset, View } from '@dungeon-twister/rules';
import { fullName } from '../words/names.ts';
import { panelWords } from '../words/panel-words.ts';
import { teamOf } from './team.ts';

/** How far a seat has come. */
export function sayScore(ruleset: Ruleset, view: View, seat: Seat): string {
  const w = panelWords();
  const { goal } = ruleset.scenario;
  const { points, kills } = view.shown.seats[seat];
  if (goal.kind === 'points') return w.pointsOf(points, ruleset.options.goal ?? goal.points);
  if (goal.kind === 'kills') return w.kills(kills, goal.kills);
  if (goal.kind === 'allOut') {
    const { counts, members } = teamOf(ruleset, view, seat);
    return w.outOf(counts.out, members.filter(({ isCharacter }) => isCharacter).length);
  }
  return w.pointsOf(points, null);
}

/** What holds for the whole table, or for a side of it; empty where the scores say it all. */
export function sayAim(ruleset: Ruleset, view: View): string {
  const w = panelWords();
  const { goal } = ruleset.scenario;
  if (goal.kind === 'turns') return w.turns(view.shown.turn, goal.turns);
  if (goal.kind === 'allOut') return w.allOut;
  return goal.kind === 'hunt' ? w.hunted(fullName(ruleset, goal.prey)) : '';
}

/** The seats that win with this one, itself not among them. */
export const alliesOf = (ruleset: Ruleset, seat: Seat): Seat[] =>
  [...ruleset.colours.keys()].filter(
    (other) => other !== seat && ruleset.hostile[seat * ruleset.seats + other] === 0,
  );

/** The points of a whole side, where those count together. */
export function sayTogether(ruleset: Ruleset, view: View, seat: Seat): string {
  const { goal } = ruleset.scenario;
  if (goal.kind !== 'alliedPoints') return '';
  const sum = [seat, ...alliesOf(ruleset, seat)].reduce(
    (total, one) => total + (view.shown.seats[one]?.points ?? 0),
    0,
  );
  return panelWords().together(sum, goal.points);
}
