/**
 * What it is worth to turn up a room: nobody knows what lies there, so it is tried in several positions that fit what the
 * seat knows. In each of them everybody places the tokens as seems best to him.
 */
import {
  ActionList,
  decisions,
  list,
  perform,
  type Position,
  type Ruleset,
  type Seat,
  stageOf,
  typeOf,
} from '@dungeon-twister/rules';
import { isAgainstTime } from '../evaluate/aims.ts';
import type { Plan } from './best-plans.ts';
import type { Judge } from './judge.ts';

const actions = new ActionList();

/**
 * Whether it shall be tried at all. Not against time: what is tried shows what a room does to the ways that were guessed,
 * for everybody, and not that nobody comes out before it lies open. There the weights alone say what that is worth.
 */
export const triesReveals = (ruleset: Ruleset): boolean => !isAgainstTime(ruleset);

/** Everybody who is asked places what is his to place where it is worth most to him. */
export function placeAll(p: Position, judge: Judge): void {
  const scratch = p.copy();
  while (stageOf(p) === 'place') {
    const [open] = decisions(p);
    if (!open) return;
    const { seat } = open;
    list(p, seat, actions);
    let [best, highest] = [actions.packed(0), -Infinity];
    for (let index = 0; index < actions.length; index++) {
      const packed = actions.packed(index);
      scratch.copyFrom(p);
      perform(scratch, seat, packed);
      const value = judge.valueOf(scratch, seat);
      if (value > highest) [best, highest] = [packed, value];
    }
    perform(p, seat, best);
  }
}

/** What a plan that ends with a room turned up gains by it on average. */
function gainOf({ line }: Plan, seat: Seat, judge: Judge, worlds: readonly Position[]): number {
  let sum = 0;
  for (const world of worlds) {
    const p = world.copy();
    for (const packed of line.slice(0, -1)) perform(p, seat, packed);
    const before = judge.valueOf(p, seat);
    perform(p, seat, line[line.length - 1]);
    placeAll(p, judge);
    sum += judge.valueOf(p, seat) - before;
  }
  return sum / worlds.length;
}

/** The same plans in their new order, with what turning up each room is worth by trying. */
export function withRevealsTried(
  plans: readonly Plan[],
  seat: Seat,
  judge: Judge,
  worlds: readonly Position[],
): readonly Plan[] {
  const gains = new Map<number, number>();
  let changed = false;
  const tried = plans.map((plan): Plan => {
    // At the end of most plans nothing is open: their lines and ends are not made for this.
    if (plan.open === 0) return plan;
    const packed = plan.line.at(-1);
    if (!packed || typeOf(plan.end, packed) !== 'reveal') return plan;
    const slot = judge.slotOf(plan.end, seat, packed);
    let gain = gains.get(slot);
    if (gain === undefined) gains.set(slot, (gain = gainOf(plan, seat, judge, worlds)));
    changed = true;
    const more = judge.plainReveal + gain - judge.revealWorth(plan.end, seat, packed);
    const { end, line, actions: count } = plan;
    return { value: plan.value + more, open: plan.open + more, end, line, actions: count };
  });
  if (!changed) return plans;
  return tried.sort((a, b) => b.value - a.value || a.actions - b.actions);
}
