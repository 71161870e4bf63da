/** How teams are chosen, in a few words: for two, or for more. */
import type { Scenario, TeamChoice } from '@dungeon-twister/rules';
import type { Language } from './language.ts';
import { SCENARIO_WORDS } from './scenario-words.ts';

export function sayTeamChoice({ colours }: Scenario, choice: TeamChoice, language: Language): string {
  const words = SCENARIO_WORDS[language];
  return choice === 'mutual' && colours.length > 2 ? words.mutualForAll : words.modes[choice];
}
