/**
 * A surprise party! Two against two, on three shifted rows of rooms, allies at opposite sides. Here: the map, the
 * alliances, the teams and how many of each start (MP-SURP-1 to 4); who places what is the revealer's own (MP-SURP-5,
 * MP-SURP-6, MP-RULING-64): policies/who-places-in-revealed-room.ts. Who asks whether somebody is an enemy asks for
 * `hostile`, which knows the alliances: whom one may attack (MP-SURP-7): actions/who-may-be-attacked.ts; whom one may
 * pass (MP-SURP-8): actions/enemies-block-way-and-exit.ts; whom one may carry, and what goes from hand to hand
 * (MP-SURP-9, MP-RULING-66, MP-RULING-67): actions/squares/square-take-leave-carry.ts. Combats compare owners, not
 * alliances: an ally is never drawn in (MP-SURP-10, MP-RULING-69): policies/board-combatants.ts. Elsewhere: rooms
 * (MP-SURP-2): box.ts; shuffled (MP-SURP-2): roll-setup.ts; starters (MP-SURP-4): actions/deploy-starting-team.ts; an
 * ally's line (MP-RULING-65): model/own-and-exit-lines.ts; who scores (MP-SURP-14, MP-RULING-68, MP-RULING-70):
 * policies/points-for-eliminations.ts; when it is won (MP-SURP-13, MP-RULING-71, MP-RULING-72): policies/who-wins.ts.
 * What allies tell each other (MP-SURP-11, MP-SURP-12) is left to the table.
 * Rules: group MP-SURP; MP-MAP-15; MP-RULING-64 to 72.
 */
import { longLine, rowOf } from '../../content/maps/rows-and-lines.ts';
import type { LayoutPlan } from '../../map/layout.ts';
import type { Scenario } from '../../model/scenario.ts';
import { ownByTheOneAcross } from '../policies/who-places-in-revealed-room.ts';
import { BASE_TEAM } from '../base.ts';
import { fourPlayers } from './box.ts';

const MAP: LayoutPlan = {
  slots: [...rowOf(0, 0, [4, 4, 4]), ...rowOf(0, 5, [4, 4, 4, 4]), ...rowOf(5, 10, [4, 4, 4])],
  lines: [
    longLine(5, 15, 'east', 'blue'),
    longLine(-1, 0, 'south', 'red'),
    longLine(5, -1, 'east', 'yellow'),
    longLine(20, 5, 'south', 'green'),
  ],
};

export const surpriseParty: Scenario = {
  ...fourPlayers({ team: BASE_TEAM, onLine: 4 }),
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
