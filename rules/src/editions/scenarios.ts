/** Every scenario that can be played by its name. */
import { baseGame } from './base.ts';
import { cardEdition } from './card-game/card-edition.ts';
import { CARD_SCENARIOS } from './card-game/scenarios.ts';
import { mixedGame } from './mixed.ts';
import { MULTIPLAYER_SCENARIOS } from './multiplayer/scenarios.ts';
import { firstBlood, firstWalk, fourPoints, prisonGame, targetColossus } from './prison.ts';
import type { Scenario } from '../model/scenario.ts';

/** All scenarios of the boxes, by their ids. */
export const SCENARIOS: readonly Scenario[] = [
  baseGame,
  firstWalk,
  targetColossus,
  firstBlood,
  fourPoints,
  prisonGame,
  mixedGame,
  ...MULTIPLAYER_SCENARIOS,
  ...CARD_SCENARIOS.map((plan): Scenario => ({ ...plan, edition: cardEdition })),
];

/** The scenario of this id, if there is one. */
export const scenarioById = (id: string): Scenario | undefined =>
  SCENARIOS.find((scenario) => scenario.id === id);
