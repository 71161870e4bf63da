/** A scenario in which guests are too, so that tests can speak of everybody. */
import { GUESTS } from '../src/editions/guests.ts';
import type { Scenario } from '../src/model/scenario.ts';

export const withGuests = (scenario: Scenario): Scenario => ({
  ...scenario,
  teams: scenario.teams.map((team) => ({ ...team, characters: [...team.characters, ...GUESTS] })),
});
