/** What a player is after, as numbers that can be shown beside his name. */
import type { Seat, Table, View } from '@dungeon-twister/rules';
import { fullName } from '../play/names.ts';
import { knowWords } from '../words/know-words.ts';
import { teamOf } from './team.ts';

/** How far a seat has come. */
export function sayScore(table: Table, view: View, seat: Seat): string {
  const w = knowWords();
  const { goal } = table.scenario;
  const { points, kills } = view.shown.seats[seat];
  if (goal.kind === 'points') return w.pointsOf(points, table.options.goal ?? goal.points);
  if (goal.kind === 'kills') return w.kills(kills, goal.kills);
  if (goal.kind === 'allOut') {
    const { counts, members } = teamOf(table, view, seat);
    return w.outOf(counts.out, members.filter(({ isCharacter }) => isCharacter).length);
  }
  return w.pointsOf(points, null);
}

/** What holds for the whole table, or for a side of it; empty where the scores say it all. */
export function sayAim(table: Table, view: View): string {
  const w = knowWords();
  const { goal } = table.scenario;
  if (goal.kind === 'turns') return w.turns(view.shown.turn, goal.turns);
  if (goal.kind === 'allOut') return w.allOut;
  return goal.kind === 'hunt' ? w.hunted(fullName(table, goal.prey)) : '';
}

/** The seats that win with this one, itself not among them. */
export const alliesOf = (table: Table, seat: Seat): Seat[] =>
  [...table.colours.keys()].filter(
    (other) => other !== seat && table.hostile[seat * table.seats + other] === 0,
  );

/** The points of a whole side, where those count together. */
export function sayTogether(table: Table, view: View, seat: Seat): string {
  const { goal } = table.scenario;
  if (goal.kind !== 'alliedPoints') return '';
  const sum = [seat, ...alliesOf(table, seat)].reduce(
    (total, one) => total + (view.shown.seats[one]?.points ?? 0),
    0,
  );
  return knowWords().together(sum, goal.points);
}
