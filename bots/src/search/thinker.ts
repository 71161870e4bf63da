/** A bot that thinks: it plans its turns as a whole and looks at what the next player would answer. */
import {
  type Action,
  ActionList,
  anytimeActions,
  Chance,
  decode,
  list,
  perform,
  type Position,
  sample,
  type Seat,
  stageOf,
} from '@dungeon-twister/rules';
import type { Bot, Question } from '../bot.ts';
import { solveCombat } from '../combat/solve-combat.ts';
import { Evaluator } from '../evaluate/evaluate.ts';
import { MapStore } from '../evaluate/maps.ts';
import { WEIGHTS, type Weights } from '../evaluate/weights.ts';
import { chooseAction } from '../greedy/choose.ts';
import { Judge } from './judge.ts';
import { type Plan, planTurn, type Width } from './plan-turn.ts';
import { worthAfterReply } from './replies.ts';

/** How much somebody thinks, counted in positions and never in time: it is the same on every machine. */
export interface Budget {
  /** Positions that fit the view and are thought through. */
  readonly worlds: number;
  /** The turn that is planned. */
  readonly own: Width;
  /** How many of a hundred figures are overlooked when an action is chosen. */
  readonly overlooks: number;
  /** How many of the plans are held against the next player's answer; 0 for none. */
  readonly answered: number;
  readonly reply: Width;
}

const actions = new ActionList();

export class Thinker implements Bot {
  private readonly budget: Budget;
  private readonly weights: Weights;
  /** Kept between questions because they are dear; they do not change an answer. */
  private readonly maps = new MapStore();

  constructor(budget: Budget, weights: Weights = WEIGHTS) {
    this.budget = budget;
    this.weights = weights;
  }

  choose({ view, seat, seed, ruleset }: Question): Action {
    const chance = new Chance(seed);
    const imagined = sample(view, chance, ruleset);
    const { stage } = view.shown;
    if (stage === 'act' || stage === 'card')
      for (const action of anytimeActions(imagined, seat)) if (action.type === 'claimEnd') return action;
    const judge = new Judge(new Evaluator(this.weights, this.maps), this.weights);
    switch (stage) {
      case 'act': {
        const worlds = [imagined];
        while (worlds.length < this.budget.worlds) worlds.push(sample(view, chance, ruleset));
        return this.bestOf(worlds, seat, judge, this.overlooked(imagined, chance));
      }
      case 'card':
        return this.bestCard(imagined, seat, judge);
      case 'place':
        return this.bestAtOnce(imagined, seat, judge, chance);
      case 'join':
      case 'count':
      case 'name':
      case 'layCard':
        return (
          solveCombat(imagined, seat, (p, other) => judge.valueOf(p, other), chance, this.weights.fight) ??
          this.bestAtOnce(imagined, seat, judge, chance)
        );
      default:
        return chooseAction(view, seat, 'greedy', seed);
    }
  }

  /** The figures that are overlooked this time. */
  private overlooked(p: Position, chance: Chance): number {
    const { overlooks } = this.budget;
    if (overlooks === 0) return 0;
    let bits = 0;
    for (let piece = 0; piece < Math.min(31, p.ruleset.pieces.count); piece++)
      if (chance.below(100) < overlooks) bits |= 1 << piece;
    return bits;
  }

  private bestOf(worlds: readonly Position[], seat: Seat, judge: Judge, overlooked: number): Action {
    const sums = new Map<number, number>();
    for (const p of worlds) {
      const best = new Map<number, number>();
      for (const { first, value } of this.plansFor(p, seat, judge, overlooked))
        if (value > (best.get(first) ?? -Infinity)) best.set(first, value);
      const least = Math.min(...best.values()) - 1;
      for (const first of sums.keys()) if (!best.has(first)) best.set(first, least);
      for (const [first, value] of best) sums.set(first, (sums.get(first) ?? least) + value);
    }
    let chosen = -1;
    let highest = -Infinity;
    for (const [first, sum] of sums)
      if (sum > highest || (sum === highest && first < chosen)) [chosen, highest] = [first, sum];
    const [p] = worlds;
    list(p, seat, actions);
    return decode(p, seat, actions.packed(chosen));
  }

  /** Plans of a turn; the best of them as they look after the next player's answer. */
  private plansFor(
    p: Position,
    seat: Seat,
    judge: Judge,
    overlooked: number,
  ): readonly { first: number; value: number }[] {
    const { own, answered, reply } = this.budget;
    const plans = planTurn(p, seat, judge, { ...own, overlooked });
    if (answered === 0) return plans;
    return plans.slice(0, answered).map((plan: Plan) => ({
      first: plan.first,
      value: plan.open + worthAfterReply(plan.end, seat, judge, reply),
    }));
  }

  /** What each action card makes possible, less what its points are usually worth. */
  private bestCard(p: Position, seat: Seat, judge: Judge): Action {
    list(p, seat, actions);
    const cards = Array.from({ length: actions.length }, (_, index) => actions.packed(index));
    let best = cards[0];
    let highest = -Infinity;
    for (const packed of cards) {
      const action = decode(p, seat, packed);
      const after = p.copy();
      perform(after, seat, packed);
      if (stageOf(after) !== 'act') continue;
      const [plan] = planTurn(after, seat, judge, this.budget.own);
      const points = action.type === 'playCard' ? action.card : 0;
      const value = (plan?.value ?? 0) - 1.5 * judge.restWorth(points);
      if (value > highest) [best, highest] = [packed, value];
    }
    return decode(p, seat, best);
  }

  private bestAtOnce(p: Position, seat: Seat, judge: Judge, chance: Chance): Action {
    list(p, seat, actions);
    const all = Array.from({ length: actions.length }, (_, index) => actions.packed(index));
    let best = all[0];
    let highest = -Infinity;
    for (const packed of all) {
      const after = p.copy();
      perform(after, seat, packed);
      const value = judge.valueOf(after, seat) + chance.below(100) / 10_000;
      if (value > highest) [best, highest] = [packed, value];
    }
    return decode(p, seat, best);
  }
}
