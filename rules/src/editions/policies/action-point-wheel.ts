/**
 * Action points from a wheel: 2 in the very first turn, 3 in every later one, added to what was saved; at most 3 are
 * kept for later. Which actions they buy: actions/what-an-action-point-buys.ts (CG-AP-10); who pays: turn/paying.ts.
 * Rules: group CG-AP; CG-COMP-6, CG-COMP-11, CG-CARD-4, CG-SETUP-5, CG-TIMER-2, CG-TURN-1; CG-RULING-1, CG-RULING-10.
 */
import { ACTIVE, AP, SAVINGS, TURN } from '../../model/fields.ts';
import { openStage } from '../../turn/turn-and-game-end.ts';
import type { ActionPoints } from '../../model/policies.ts';

const OPENING_POINTS = 2;
const POINTS = 3;
const MOST_SAVED = 3;

export const wheel: ActionPoints = {
  id: 'wheel',
  most: POINTS + MOST_SAVED,
  mostSaved: MOST_SAVED,
  hand: 0,

  begin(p, emit): void {
    const seat = p.data[ACTIVE];
    const gained = p.data[TURN] === 1 ? OPENING_POINTS : POINTS;
    p.data[AP] = p.data[SAVINGS + seat] + gained;
    p.data[SAVINGS + seat] = 0;
    emit?.({ event: { type: 'pointsGained', seat, points: gained, total: p.data[AP] } });
    openStage(p, 'act', seat);
  },

  end(p): void {
    p.data[SAVINGS + p.data[ACTIVE]] = Math.min(p.data[AP], MOST_SAVED);
  },

  cardRefusal: () => 'NO_SUCH_CARD',
};
