/**
 * The race for three: a wide base with four common lines around it, and a long neck that ends at the finish. Most
 * points after four cycles of action cards win. Here: the map, the teams, how many start, and the clock (MP-RACE-3,
 * MP-RACE-4, MP-RACE-6, MP-RACE-11 to 14, MP-RULING-33, MP-RULING-77). Elsewhere: players and rooms (MP-RACE-1,
 * MP-RACE-2): box.ts; shuffled (MP-RACE-2): roll-setup.ts; who starts where on the common lines (MP-RACE-5):
 * actions/deploy-starting-team.ts; tokens and their kinds (MP-RACE-7, MP-RACE-8, MP-RULING-74): actions/lay-on-room.ts;
 * one of a wrong kind that is found (MP-RACE-9): actions/reveal.ts; how figures meet on lines (MP-RACE-10):
 * policies/meeting-on-lines.ts; the finish (MP-RACE-15): model/own-and-exit-lines.ts; points for leaving (MP-RACE-15,
 * MP-RACE-16): turn/exit.ts, none for the dead (MP-RACE-17): policies/points-for-eliminations.ts; who has won
 * (MP-RACE-18): policies/who-wins.ts.
 * Rules: group MP-RACE; MP-MAP-8; MP-RULING-30, MP-RULING-33, MP-RULING-77.
 */
import { longLine, rowOf, smallLine } from '../../content/maps/rows-and-lines.ts';
import type { LayoutPlan } from '../../map/layout.ts';
import { ACTIVE, GONE, TURN } from '../../model/fields.ts';
import type { TurnOrder } from '../../model/policies.ts';
import type { Scenario } from '../../model/scenario.ts';
import type { Seat } from '../../vocabulary.ts';
import { sharedLines } from '../policies/meeting-on-lines.ts';
import { deadScoreNobody } from '../policies/points-for-eliminations.ts';
import { seatAfter } from '../policies/turn-order.ts';
import { BASE_TEAM } from '../base.ts';
import { threePlayers } from './box.ts';

/** Three players, four cycles, four cards (MP-RACE-11 to MP-RACE-14). */
const TURNS = 48;

const MAP: LayoutPlan = {
  slots: [
    ...rowOf(5, 0, [0, 0]),
    ...rowOf(5, 5, [0, 0]),
    ...rowOf(5, 10, [2, 2], { kinds: 'objects' }),
    ...rowOf(0, 15, [3, 3, 3, 3]),
    ...rowOf(0, 20, [3, 3, 3, 3]),
  ],
  lines: [
    longLine(0, 25, 'east', null),
    longLine(10, 25, 'east', null),
    longLine(-1, 15, 'south', null),
    longLine(20, 15, 'south', null),
    smallLine(5, -1, 'east', 'finish'),
    smallLine(10, -1, 'east', 'finish'),
  ],
};

/**
 * The turns are the clock: whoever has no character left still plays his cards, and the turn of one who has left the
 * table passes unplayed (MP-RULING-30, MP-RULING-77).
 */
const turnsAreTheClock: TurnOrder = {
  id: 'turnsAreTheClock',
  skips: true,
  next(p): Seat {
    let seat = seatAfter(p, p.data[ACTIVE]);
    while (p.data[GONE + seat]) {
      p.data[TURN]++;
      seat = seatAfter(p, seat);
    }
    return seat;
  },
};

export const race: Scenario = {
  ...threePlayers({ team: BASE_TEAM, onLine: 5 }),
  id: 'race',
  name: { en: 'The race for three', fr: 'La course à trois' },
  rules: ['MP-RACE-1', 'MP-RACE-11', 'MP-RACE-15', 'MP-MAP-8'],
  layout: MAP,
  deployOrder: 'inTurn',
  reasons: { NO_ATTACK_ON_LINES: { rule: 'MP-RACE-10' } },
  goal: { kind: 'turns', turns: TURNS },
  amend: () => ({ scoring: deadScoreNobody, lineConduct: sharedLines, turnOrder: turnsAreTheClock }),
};
