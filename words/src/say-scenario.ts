/** What is special about a scenario, in a few words. */
import type { Scenario, TeamChoice } from '@dungeon-twister/rules';
import { type Language, seatColour } from './language.ts';
import { SCENARIO_WORDS } from './scenario-words.ts';

/** What wins it. */
export function sayGoal({ goal, teams, colours }: Scenario, language: Language): string {
  const words = SCENARIO_WORDS[language];
  if (goal.kind === 'points')
    return words.points(goal.points, goal.atOnce) + (goal.drawIfDead ? words.drawIfDead : '');
  if (goal.kind === 'alliedPoints') return words.alliedPoints(goal.points);
  if (goal.kind === 'turns') return words.turns(goal.turns);
  if (goal.kind === 'kills') return words.kills(goal.kills);
  if (goal.kind === 'allOut') return words.allOut;
  const seat = 1 - goal.hunters;
  const prey = teams[seat]?.characters.find(({ id }) => goal.prey === `${colours[seat]}-${id}`);
  return words.hunt(prey?.name[language] ?? goal.prey, seatColour({ colours }, seat, language));
}

/** How teams are chosen: for two, or for more. */
export function sayTeamChoice({ colours }: Scenario, choice: TeamChoice, language: Language): string {
  const words = SCENARIO_WORDS[language];
  return choice === 'mutual' && colours.length > 2 ? words.mutualForAll : words.modes[choice];
}
