/** All boxes in one game for three or four, an option of ours. Rules: groups BD-MIX and MP-STD; MP-RULING-78. */
import { BOTH_BOXES } from '../mixed.ts';
import { PRISON_ROOMS } from '../prison.ts';
import type { Scenario } from '../../model/scenario.ts';
import { mixedMultiplayerEdition } from './multiplayer-edition.ts';
import { ALL_ROOMS, fourPlayers, threePlayers } from './box.ts';
import { MULTIPLAYER_GOAL, PLUS, TEE } from './standard.ts';

const SHARED = {
  edition: mixedMultiplayerEdition,
  rooms: [...ALL_ROOMS, ...PRISON_ROOMS],
  teamSize: { characters: 8, objects: 6 },
  // Thirteen kinds are too few for three exclusive teams: there is no draft.
  teamChoices: ['mutual', 'fullFrontal', 'random'],
  goal: MULTIPLAYER_GOAL,
  goalIsOption: true,
  roomsMayBeChosen: true,
  pairsMayRepeat: true,
} as const satisfies Partial<Scenario>;

export const mixedForThree: Scenario = {
  ...threePlayers({ team: BOTH_BOXES, onLine: 4 }),
  ...SHARED,
  id: 'mixed-3',
  name: { en: 'All boxes mixed, for three', fr: 'Toutes les boîtes mêlées, à trois' },
  rules: ['BD-MIX-1', 'MP-STD-1', 'MP-MAP-2', 'MP-RULING-78'],
  layout: TEE,
};

export const mixedForFour: Scenario = {
  ...fourPlayers({ team: BOTH_BOXES, onLine: 4 }),
  ...SHARED,
  id: 'mixed-4',
  name: { en: 'All boxes mixed, for four', fr: 'Toutes les boîtes mêlées, à quatre' },
  rules: ['BD-MIX-1', 'MP-STD-1', 'MP-MAP-1', 'MP-RULING-78'],
  layout: PLUS,
};
