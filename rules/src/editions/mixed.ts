/**
 * Both boxes in one game, an option of ours. Choosing a team (BD-MIX-2, BD-MIX-3): turn/draft-of-teams.ts; which room a
 * gear turns where a number is there twice (BD-MIX-6): actions/rotate.ts. Rules: group BD-MIX; BD-RULING-125.
 */
import { BASE_ROOMS, BASE_TEAM } from './base.ts';
import { prisonEdition } from './board-edition.ts';
import { both, STANDARD_FOR_TWO } from './standard.ts';
import { PRISON_ROOMS, PRISON_TEAM } from './prison.ts';
import type { Scenario, TeamPlan } from '../model/scenario.ts';

/** Every kind of either box once (BD-MIX-2). */
export const BOTH_BOXES: TeamPlan = {
  characters: [...new Set([...BASE_TEAM.characters, ...PRISON_TEAM.characters])],
  objects: [...new Set([...BASE_TEAM.objects, ...PRISON_TEAM.objects])],
};

export const mixedGame: Scenario = {
  ...STANDARD_FOR_TWO,
  id: 'mixed',
  edition: prisonEdition,
  name: { en: 'Base set and Prison mixed', fr: 'Boîte de base et Prison mêlées' },
  rules: ['BD-MIX-1', 'BD-MIX-2', 'BD-MIX-3', 'BD-MIX-4', 'BD-MIX-5'],
  rooms: [...BASE_ROOMS, ...PRISON_ROOMS],
  teams: both(BOTH_BOXES),
  teamSize: { characters: 8, objects: 6 },
  pairsMayRepeat: true,
};
