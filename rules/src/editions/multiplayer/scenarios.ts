/** The games for three and four players. */
import type { Scenario } from '../../model/scenario.ts';
import { crossing } from './crossing.ts';
import { elevator } from './elevator.ts';
import { exitsForFour, exitsForThree } from './wheres-the-exit.ts';
import { mixedForFour, mixedForThree } from './mixed.ts';
import { murderParty } from './murder.ts';
import { pyramidForFour, pyramidForThree } from './pyramid.ts';
import { race } from './race.ts';
import { standardForFour, standardForThree } from './standard.ts';
import { surpriseParty } from './surprise.ts';

export const MULTIPLAYER_SCENARIOS: readonly Scenario[] = [
  standardForThree,
  standardForFour,
  crossing,
  pyramidForFour,
  pyramidForThree,
  race,
  elevator,
  exitsForFour,
  exitsForThree,
  murderParty,
  surpriseParty,
  mixedForThree,
  mixedForFour,
];
