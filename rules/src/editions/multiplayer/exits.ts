/** Where's the exit? Lots decide which way out is whose. Rules: group MP-EXITS; MP-MAP-11 to MP-MAP-13. */
import { exits as map, EXITS_OF_FOUR, EXITS_OF_THREE } from '../../content/maps/exits.ts';
import { sharedLines } from '../policies/line-conduct.ts';
import { deadScoreNobody } from '../policies/scoring.ts';
import type { Scenario } from '../../model/scenario.ts';
import { FOUR_PLAYERS, THREE_PLAYERS } from './common.ts';

const SHARED = {
  deployOrder: 'inTurn',
  reasons: { NO_ATTACK_ON_LINES: { rule: 'MP-EXITS-11' }, LINE_CLOSED: { rule: 'MP-RULING-20' } },
  goal: { kind: 'points', points: 5, atOnce: false },
  amend: () => ({ scoring: deadScoreNobody, lineConduct: sharedLines }),
} as const satisfies Partial<Scenario>;

export const exitsForFour: Scenario = {
  ...FOUR_PLAYERS,
  ...SHARED,
  id: 'exit-4',
  name: { en: 'Where’s the exit?', fr: 'Où est la sortie ?' },
  rules: ['MP-EXITS-1', 'MP-EXITS-12', 'MP-EXITS-13', 'MP-MAP-11'],
  layout: map(EXITS_OF_FOUR),
};

export const exitsForThree: Scenario = {
  ...THREE_PLAYERS,
  ...SHARED,
  id: 'exit-3',
  name: { en: 'Where’s the exit? For three', fr: 'Où est la sortie ? À trois' },
  rules: ['MP-EXITS-15', 'MP-EXITS-16', 'MP-EXITS-13', 'MP-MAP-12'],
  layout: map(EXITS_OF_THREE),
  onLine: [5, 5, 5],
};
