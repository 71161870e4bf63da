/**
 * A surprise party! Two against two, on three shifted rows of rooms, allies at opposite sides.
 *
 * That allies add their points: policies/goals.ts (`alliedPoints`); that they let each other pass, carry each other's
 * wounded and do not fight (MP-SURP-7 to MP-SURP-10) follows from `alliances`: whoever asks who is an enemy asks for
 * `hostile`. What allies tell each other (MP-SURP-11, MP-SURP-12) is left to the table.
 * Rules: group MP-SURP; MP-MAP-15; MP-RULING-64 to MP-RULING-72.
 */
import { longLine, rowOf } from '../../content/maps/rows-and-lines.ts';
import type { LayoutPlan } from '../../map/layout.ts';
import { GONE } from '../../model/fields.ts';
import type { Placing } from '../../model/policies.ts';
import type { Scenario } from '../../model/scenario.ts';
import { onTheRightOf } from '../policies/token-placer.ts';
import { FOUR_PLAYERS } from './standard.ts';

const MAP: LayoutPlan = {
  slots: [...rowOf(0, 0, [4, 4, 4]), ...rowOf(0, 5, [4, 4, 4, 4]), ...rowOf(5, 10, [4, 4, 4])],
  lines: [
    longLine(5, 15, 'east', 'blue'),
    longLine(-1, 0, 'south', 'red'),
    longLine(5, -1, 'east', 'yellow'),
    longLine(20, 5, 'south', 'green'),
  ],
};

/** Whoever sits across the table places all that is the revealer's own (MP-SURP-5, MP-SURP-6, MP-RULING-64). */
const ownByTheOneAcross: Placing = {
  id: 'ownByTheOneAcross',
  placerOf(p, revealer, piece) {
    const { pieces, seats } = p.ruleset;
    if (p.data[GONE + revealer]) return onTheRightOf(p, revealer);
    if (pieces.owner[piece] !== revealer) return revealer;
    const across = (revealer + seats / 2) % seats;
    return p.data[GONE + across] ? onTheRightOf(p, revealer) : across;
  },
};

export const surpriseParty: Scenario = {
  ...FOUR_PLAYERS,
  id: 'surprise',
  name: { en: 'A surprise party!', fr: 'Une fête surprise !' },
  rules: ['MP-SURP-1', 'MP-SURP-5', 'MP-SURP-13', 'MP-MAP-15'],
  layout: MAP,
  reasons: { LINE_CLOSED: { rule: 'MP-RULING-65' } },
  alliances: [
    ['red', 'green'],
    ['yellow', 'blue'],
  ],
  goal: { kind: 'alliedPoints', points: 10 },
  amend: () => ({ placing: ownByTheOneAcross }),
};
