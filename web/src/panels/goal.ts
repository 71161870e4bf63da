/** What a player is after, as numbers that can be shown beside his name. */
import {
  areEnemies,
  chartOfView,
  exitLines,
  type PieceId,
  type Ruleset,
  type Seat,
  type View,
} from '@dungeon-twister/rules';
import { fullName, namesInWords } from '../words/names.ts';
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

/** How far a seat has come, as a bare number. */
export function scoreOf(ruleset: Ruleset, view: View, seat: Seat): number {
  const { kind } = ruleset.scenario.goal;
  const { points, kills } = view.shown.seats[seat];
  if (kind === 'kills') return kills;
  return kind === 'allOut' ? teamOf(ruleset, view, seat).counts.out : points;
}

/** The same with what is wanted, in as few signs as there are, for whoever looks at all players at once. */
export function scoreSign(ruleset: Ruleset, view: View, seat: Seat): string {
  const { goal } = ruleset.scenario;
  const score = scoreOf(ruleset, view, seat);
  if (goal.kind === 'points') return `${score}/${ruleset.options.goal ?? goal.points}`;
  if (goal.kind === 'kills') return `${score}/${goal.kills}`;
  if (goal.kind !== 'allOut') return String(score);
  const { members } = teamOf(ruleset, view, seat);
  return `${score}/${members.filter(({ isCharacter }) => isCharacter).length}`;
}

/** What holds for the whole table, or for a side of it; empty where the scores say it all. */
export function sayAim(ruleset: Ruleset, view: View): string {
  const w = panelWords();
  const { goal } = ruleset.scenario;
  if (goal.kind === 'turns') return w.turns(view.shown.turn, goal.turns);
  if (goal.kind === 'allOut') return w.allOut;
  return goal.kind === 'hunt' ? w.hunted(fullName(ruleset, goal.prey)) : '';
}

/** How one wins, in a sentence for whoever looks: always in sight, because it is what everything is done for. */
export function sayGoal(ruleset: Ruleset, view: View): string {
  const w = panelWords();
  const { goal } = ruleset.scenario;
  if (goal.kind === 'points') return sayPointsGoal(ruleset, view, ruleset.options.goal ?? goal.points);
  if (goal.kind === 'alliedPoints') return w.goalTogether(goal.points);
  if (goal.kind === 'kills') return w.goalKills(goal.kills);
  if (goal.kind === 'turns') return (isRace(ruleset) ? w.goalRace : w.goalTurns)(view.shown.turn, goal.turns);
  if (goal.kind === 'hunt') return sayHunt(ruleset, view, goal.hunters, goal.prey);
  return sayAim(ruleset, view);
}

/** Kinds of goals for which points are made. */
const BY_POINTS: readonly string[] = ['points', 'alliedPoints', 'turns'];

/** That eliminating scores too, where the sentence above does not say so already; empty where it scores nothing. */
export function sayDeaths({ scenario, policies }: Ruleset): string {
  const { scoring } = policies;
  // Where nobody can fight, nobody dies.
  const isFought = scenario.combatCards.length > 0;
  return isFought && scoring.perDeath > 0 && !scoring.woundScorers && BY_POINTS.includes(scenario.goal.kind)
    ? panelWords().goalDeaths(scoring.perDeath)
    : '';
}

const isRace = ({ layout }: Ruleset): boolean => layout.lines.some(({ use }) => use === 'finish');

/** One side hunts somebody, the other brings him out; who only looks on is told both. */
function sayHunt(ruleset: Ruleset, { viewer, shown }: View, hunters: Seat, prey: PieceId): string {
  const w = panelWords();
  const who = namesInWords(chartOfView(ruleset, shown)).piece(prey);
  if (typeof viewer !== 'number') return w.hunted(fullName(ruleset, prey));
  return viewer === hunters ? w.goalHunt(who) : w.goalPrey(who);
}

/** Whether one leaves from a room that is lifted out of the labyrinth, and by no line. */
const hasLift = ({ layout }: Ruleset): boolean =>
  layout.arrangements.some(({ slotAt }) => slotAt.some((at) => at < 0));

function sayPointsGoal(ruleset: Ruleset, view: View, points: number): string {
  const w = panelWords();
  const { lines } = ruleset.layout;
  if (hasLift(ruleset)) return w.goalLift(points);
  if (lines.some(({ use }) => use === 'dealt')) return w.goalDealt(points);
  if (ruleset.policies.scoring.woundScorers) return w.goalWounds(points);
  const ways = typeof view.viewer === 'number' ? exitLines(ruleset, view.viewer, view.shown.dealt ?? []) : [];
  const owners = new Set(ways.map((line) => lines[line]?.owner ?? -1));
  const [owner] = owners;
  const colour = owner === undefined ? undefined : ruleset.colours[owner];
  if (owners.size > 1) return w.goalOutAny(points);
  return colour ? w.goalOut(points, colour) : w.goalPoints(points);
}

/** The seats that win with this one, itself not among them. */
export const alliesOf = (ruleset: Ruleset, seat: Seat): Seat[] =>
  [...ruleset.colours.keys()].filter((other) => other !== seat && !areEnemies(ruleset, seat, other));

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
