/** A surprise party! Two against two. Rules: group MP-SURP; MP-MAP-15. */
import { surprise as map } from '../../content/maps/surprise.ts';
import { ownByTheOneAcross } from '../policies/token-placer.ts';
import type { Scenario } from '../../model/scenario.ts';
import { FOUR_PLAYERS } from './common.ts';

export const surpriseParty: Scenario = {
  ...FOUR_PLAYERS,
  id: 'surprise',
  name: { en: 'A surprise party!', fr: 'Une fête surprise !' },
  rules: ['MP-SURP-1', 'MP-SURP-5', 'MP-SURP-13', 'MP-MAP-15'],
  layout: map,
  reasons: { LINE_CLOSED: { rule: 'MP-RULING-65' } },
  alliances: [
    ['red', 'green'],
    ['yellow', 'blue'],
  ],
  goal: { kind: 'alliedPoints', points: 10 },
  amend: () => ({ placing: ownByTheOneAcross }),
};
