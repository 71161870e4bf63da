/** The race for three: most points after four cycles of action cards. Rules: group MP-RACE; MP-MAP-8, MP-RULING-33. */
import { race as map } from '../../content/maps/race.ts';
import { sharedLines } from '../policies/line-conduct.ts';
import { deadScoreNobody } from '../policies/scoring.ts';
import { turnsAreTheClock } from '../policies/turn-order.ts';
import type { Scenario } from '../../model/scenario.ts';
import { THREE_PLAYERS } from './common.ts';

const STARTERS = 5;
/** Three players, four cycles, four cards. */
const TURNS = 48;

export const race: Scenario = {
  ...THREE_PLAYERS,
  id: 'race',
  name: { en: 'The race for three', fr: 'La course à trois' },
  rules: ['MP-RACE-1', 'MP-RACE-11', 'MP-RACE-15', 'MP-MAP-8'],
  layout: map,
  onLine: [STARTERS, STARTERS, STARTERS],
  deployOrder: 'inTurn',
  reasons: { NO_ATTACK_ON_LINES: { rule: 'MP-RACE-10' } },
  goal: { kind: 'turns', turns: TURNS },
  amend: () => ({ scoring: deadScoreNobody, lineConduct: sharedLines, turnOrder: turnsAreTheClock }),
};
