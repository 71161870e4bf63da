/**
 * Crossing: the only way out is straight across, and the objects lie in the centre and the corners. Here: the map, the
 * teams, how many of each start on its line, and who leaves by which (MP-CROSS-3, MP-CROSS-4, MP-CROSS-6, MP-CROSS-7,
 * MP-CROSS-12, MP-CROSS-13). Elsewhere: players and rooms (MP-CROSS-1, MP-CROSS-2): box.ts; shuffled (MP-CROSS-2):
 * roll-setup.ts; starters (MP-CROSS-4): actions/deploy-starting-team.ts; the other tokens, and of which kind
 * (MP-CROSS-5 to 7): actions/lay-on-room.ts; one of a wrong kind that is found (MP-CROSS-8): actions/reveal.ts; when it
 * is won (MP-CROSS-9): policies/who-wins.ts; points for the dead (MP-CROSS-10): policies/points-for-eliminations.ts,
 * for leaving (MP-CROSS-11): turn/exit.ts; what a line is to whom (MP-CROSS-12): model/own-and-exit-lines.ts.
 * Rules: group MP-CROSS; MP-MAP-3, MP-MAP-4.
 */
import { fourSides, square } from '../../content/maps/square.ts';
import type { Scenario } from '../../model/scenario.ts';
import { BASE_TEAM } from '../base.ts';
import { fourPlayers } from './box.ts';
import { MULTIPLAYER_GOAL } from './standard.ts';

export const crossing: Scenario = {
  ...fourPlayers({ team: BASE_TEAM, onLine: 4 }),
  id: 'crossing',
  name: { en: 'Crossing', fr: 'La traversée' },
  rules: ['MP-CROSS-1', 'MP-CROSS-9', 'MP-CROSS-12', 'MP-MAP-4'],
  layout: {
    slots: square({
      corner: { capacity: 3, kinds: 'objects' },
      edge: { capacity: 2, kinds: 'characters' },
      centre: { capacity: 3, kinds: 'objects' },
    }),
    lines: fourSides('owned'),
  },
  goal: MULTIPLAYER_GOAL,
  leavesBy: { blue: 'yellow', yellow: 'blue', red: 'green', green: 'red' },
};
