/** A bot that thinks: it plans its turns as a whole and looks at what the next player would answer. */
import {
  type Action,
  ActionList,
  Chance,
  decode,
  list,
  perform,
  type Position,
  type Ruleset,
  type Seat,
  stageOf,
} from '@dungeon-twister/rules';
import type { Bot, Question } from '../bot.ts';
import { solveCombat } from '../combat/solve-combat.ts';
import { Evaluator } from '../evaluate/evaluate.ts';
import { MapStore } from '../evaluate/maps.ts';
import { type Weights, weightsFor } from '../evaluate/weights.ts';
import { putDown } from '../setup/choose.ts';
import { SETUP, type SetupWeights } from '../setup/features.ts';
import { chooseTeam } from '../setup/team.ts';
import { endingWanted } from './ending.ts';
import { performed } from './best-plans.ts';
import { Judge } from './judge.ts';
import { lastPoint } from './last-point.ts';
import type { Line } from './next-turn.ts';
import { bestOverWorlds } from './over-worlds.ts';
import { bestPlace, type Placing } from './placing.ts';
import { planTurn, type Width } from './plan-turn.ts';
import { answered, type Answers, type Judged } from './replies.ts';
import { triesReveals, withRevealsTried } from './reveals.ts';
import { worldsFor } from './worlds.ts';

/** How much somebody thinks, counted in positions and never in time: it is the same on every machine. */
export interface Budget {
  /** Positions that fit the view and are thought through. */
  readonly worlds: number;
  /** The turn that is planned. */
  readonly own: Width;
  /** Positions that fit the view in which turning up a room is tried; none: it is worth what it usually is. */
  readonly reveals: number;
  /** How the tokens of a room that was turned up are placed; null for somebody who looks at the square alone. */
  readonly placing: Placing | null;
  /** Positions that are looked at, for each figure, for a way to bring out the last point. */
  readonly lastPoint: number;
  /** How many of a hundred figures are overlooked when an action is chosen. */
  readonly overlooks: number;
  /** How much chance there is in a line-up: a little, so that nobody reads it; more for who has not seen many. */
  readonly lineUpChance: number;
  /** How the plans are held against the next player's answers; null for somebody who does not think of them. */
  readonly reply: Answers | null;
}

/** What things are worth to somebody, in any game. */
export type Weigh = (ruleset: Ruleset) => Weights;

const actions = new ActionList();

/** A line that wins, as a plan: nobody answers it. */
function planOf(p: Position, seat: Seat, line: Line, judge: Judge): Judged {
  const end = p.copy();
  for (const packed of line) perform(end, seat, packed);
  const value = judge.valueOf(end, seat);
  return { plan: { value, open: 0, end, line, actions: line.length }, value };
}

/** Who thinks, and what it takes notice of at this decision. */
interface Mind {
  readonly seat: Seat;
  readonly judge: Judge;
  /** Figures that are overlooked, one bit each. */
  readonly overlooked: number;
  /** Positions that fit the view, in which turning up a room is tried. */
  readonly deals: readonly Position[];
}

export class Thinker implements Bot {
  private readonly budget: Budget;
  private readonly weigh: Weigh;
  private readonly setup: SetupWeights;
  /** Kept between questions because they are dear; they do not change an answer. */
  private readonly maps = new MapStore();

  constructor(budget: Budget, weigh: Weigh = weightsFor, setup: SetupWeights = SETUP) {
    this.budget = budget;
    this.weigh = weigh;
    this.setup = setup;
  }

  choose(question: Question): Action {
    const { view, seat, seed } = question;
    const chance = new Chance(seed);
    const { stage } = view.shown;
    const wanted = stage === 'act' ? this.budget.worlds : 1;
    const worlds = worldsFor(question, wanted, chance, this.maps, this.setup);
    const [imagined] = worlds;
    const weights = this.weigh(imagined.ruleset);
    const judge = new Judge(new Evaluator(weights, this.maps), weights);
    const ending = stage === 'act' || stage === 'card' ? endingWanted(imagined, seat, judge, chance) : null;
    if (ending) return ending;
    const reveals = triesReveals(imagined.ruleset) ? this.budget.reveals : 0;
    const deals =
      reveals > 0 && (stage === 'act' || stage === 'card')
        ? worldsFor(question, reveals, chance, this.maps, this.setup)
        : [];
    const mind: Mind = { seat, judge, overlooked: 0, deals };
    switch (stage) {
      case 'act':
        return this.bestOf(worlds, { ...mind, overlooked: this.overlooked(imagined, chance) });
      case 'card':
        return this.bestCard(imagined, mind);
      case 'place':
        return this.budget.placing
          ? decode(imagined, seat, bestPlace(imagined, seat, judge, this.budget.placing))
          : this.bestAtOnce(imagined, seat, judge, chance);
      case 'join':
      case 'count':
      case 'name':
      case 'layCard':
        return (
          solveCombat(imagined, seat, judge.afterCombat, chance, weights.fight) ??
          this.bestAtOnce(imagined, seat, judge, chance)
        );
      case 'deploy':
      case 'lay':
        return putDown(imagined, seat, this.maps, this.setup, {
          mostChance: this.budget.lineUpChance,
          chance,
        });
      case 'choose':
      case 'dismiss':
        return chooseTeam(imagined, seat, chance);
      default:
        // Which zones the starters face, and whatever an ability asks: judged by what comes of it.
        return this.bestAtOnce(imagined, seat, judge, chance);
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

  private bestOf(worlds: readonly Position[], mind: Mind): Action {
    // Where nothing is hidden all worlds are one, which is thought through the more.
    const share = this.budget.worlds / worlds.length;
    const chosen = bestOverWorlds(worlds.map((p) => this.plansFor(p, mind, share)));
    return chosen ? decode(worlds[0], mind.seat, chosen) : this.onlyAction(worlds[0], mind.seat);
  }

  /** Nothing comes to mind: what is listed last is the end of the turn. */
  private onlyAction(p: Position, seat: Seat): Action {
    list(p, seat, actions);
    return decode(p, seat, actions.packed(actions.length - 1));
  }

  /** Plans of a turn; the best of them as they look after the next player's answer. */
  private plansFor(p: Position, { seat, judge, overlooked, deals }: Mind, share: number): readonly Judged[] {
    const { own, reply, lastPoint: most } = this.budget;
    const winning = lastPoint(p, judge, most);
    if (winning) return [planOf(p, seat, winning, judge)];
    const found = planTurn(p, seat, judge, { ...own, overlooked, evaluations: own.evaluations * share });
    const plans = deals.length > 0 ? withRevealsTried(found, seat, judge, deals) : found;
    if (reply === null) return plans.map((plan) => ({ plan, value: plan.value }));
    const searches = Math.max(1, Math.round(reply.searches * share));
    return answered(p, plans, seat, judge, { ...reply, searches }, most);
  }

  /** What each action card makes possible, less what its points are usually worth. */
  private bestCard(p: Position, mind: Mind): Action {
    const { seat, judge } = mind;
    list(p, seat, actions);
    const cards = Array.from({ length: actions.length }, (_, index) => actions.packed(index));
    let best = cards[0];
    let highest = -Infinity;
    for (const packed of cards) {
      const action = decode(p, seat, packed);
      const after = performed(p, seat, packed);
      if (stageOf(after) !== 'act') continue;
      const deals = mind.deals.map((deal) => performed(deal, seat, packed));
      const points = action.type === 'playCard' ? action.card : 0;
      let value = -Infinity;
      for (const judged of this.plansFor(after, { ...mind, deals }, 1 / cards.length))
        value = Math.max(value, judged.value);
      value -= judge.cardWorth(points);
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
