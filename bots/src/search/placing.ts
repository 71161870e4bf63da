/**
 * Where a token of a room that was turned up is placed by somebody who looks further than the square: at what the turn
 * that goes on, or the next one, makes of it.
 */
import {
  ActionList,
  activeSeat,
  allPointsLeft,
  list,
  type PackedAction,
  type Position,
  type Seat,
  stageOf,
} from '@dungeon-twister/rules';
import { performed } from './best-plans.ts';
import type { Judge } from './judge.ts';
import { NextTurn, worthAfter } from './next-turn.ts';
import { planTurn, type Width } from './plan-turn.ts';
import { placeAll } from './reveals.ts';

/** How many of the places that look best are thought through, and how. */
export interface Placing {
  readonly places: number;
  readonly width: Width;
}

const actions = new ActionList();

/** Of the places that seem best at once the one after which the turn goes on best for a seat. */
export function bestPlace(p: Position, seat: Seat, judge: Judge, { places, width }: Placing): PackedAction {
  list(p, seat, actions);
  const all = Array.from({ length: actions.length }, (_, index) => {
    const packed = actions.packed(index);
    const after = performed(p, seat, packed);
    return { packed, after, value: judge.valueOf(after, seat) };
  });
  const best = all.sort((a, b) => b.value - a.value).slice(0, places);
  let [chosen, highest] = [best[0], -Infinity];
  for (const one of best) {
    placeAll(one.after, judge);
    const value = worthAfterTurn(one.after, seat, judge, width);
    if (value > highest) [chosen, highest] = [one, value];
  }
  return chosen.packed;
}

/** What a position is worth to a seat after whoever acts next has done what seems best to him. */
function worthAfterTurn(p: Position, seat: Seat, judge: Judge, width: Width): number {
  const active = activeSeat(p);
  if (stageOf(p) !== 'act') return judge.valueOf(p, seat);
  const start = allPointsLeft(p) > 0 ? p : new NextTurn(p, active).after(p);
  if (!start) return judge.valueOf(p, seat);
  const acts = activeSeat(start);
  const [plan] = planTurn(start, acts, judge, width);
  if (!plan) return judge.valueOf(p, seat);
  return acts === seat ? plan.value : worthAfter(start, plan, seat, judge, judge.valueOf(p, seat));
}
