/** What the next player makes of a position: his best turn, as far as a narrow look sees it. */
import {
  ActionList,
  activeSeat,
  decode,
  list,
  type PackedAction,
  perform,
  type Position,
  type Seat,
  stageOf,
  typeOf,
  winnersOf,
} from '@dungeon-twister/rules';
import type { Judge } from './judge.ts';
import { planTurn, type Width } from './plan-turn.ts';

const actions = new ActionList();

/** The listed action of a type, if there is one. */
function find(p: Position, seat: Seat, type: string): PackedAction | null {
  list(p, seat, actions);
  for (let index = 0; index < actions.length; index++)
    if (typeOf(p, actions.packed(index)) === type) return actions.packed(index);
  return null;
}

/** Plays the highest action card that the next player has: whatever he can do with fewer points, he can do with more. */
function playHighest(p: Position, seat: Seat): void {
  let best: PackedAction | null = null;
  let highest = -1;
  list(p, seat, actions);
  for (let index = 0; index < actions.length; index++) {
    const packed = actions.packed(index);
    const action = decode(p, seat, packed);
    if (action.type !== 'playCard' || action.card <= highest) continue;
    best = packed;
    highest = action.card;
  }
  if (best) perform(p, seat, best);
}

/** What a position is worth to a seat when its turn ends there and the next player has had his. */
export function worthAfterReply(end: Position, seat: Seat, judge: Judge, width: Width): number {
  if (winnersOf(end) >= 0) return judge.valueOf(end, seat);
  const p = end.copy();
  const endTurn = find(p, seat, 'endTurn');
  if (!endTurn) return judge.valueOf(end, seat);
  perform(p, seat, endTurn);
  const next = activeSeat(p);
  if (winnersOf(p) >= 0 || next === seat) return judge.valueOf(p, seat);
  if (stageOf(p) === 'card') playHighest(p, next);
  if (stageOf(p) !== 'act') return judge.valueOf(p, seat);
  const [best] = planTurn(p, next, judge, width);
  if (!best) return judge.valueOf(p, seat);
  if (p.ruleset.seats === 2) return -best.value;
  return judge.valueOf(best.end, seat);
}
