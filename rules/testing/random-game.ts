/**
 * Whole games by chance: the same seed always plays the same game. Used by tests, bots and the bench.
 *
 * Besides the open decisions players do what they may do at any time (offer, accept and decline draws, claim the end,
 * seldom resign), clocks run out in timed games, and now and then somebody writes a move of his own that no list holds.
 */
import type { Action } from '../src/model/action.ts';
import { ActionList, type PackedAction, kindOf } from '../src/model/packed-action.ts';
import { Chance } from '../src/chance.ts';
import type { GameOptions } from '../src/model/options.ts';
import { newGame } from '../src/new-game.ts';
import { ENDING, ENDINGS, type Ending, OFFER } from '../src/model/fields.ts';
import type { Position } from '../src/model/position.ts';
import type { GameEvent, Emit } from '../src/model/events.ts';
import { claimRefusal } from '../src/turn/turn-and-game-end.ts';
import { runOut } from '../src/flow/clock.ts';
import { check, type Decision, decisions, decode, list, perform, anytimeActions } from '../src/flow/play.ts';
import type { Seat } from '../src/vocabulary.ts';
import { countDeeds } from './deeds.ts';
import { checkEvent } from './invariants/events.ts';
import { type Policy, purposeful } from './random-players.ts';
import type { Tally } from './tally.ts';
import { moveByChance } from './requests.ts';

export interface RandomGamePlan {
  readonly options: GameOptions;
  readonly seed: string;
  /** Begins here instead of at the set-up; it is played on, not copied. */
  readonly start?: Position;
  /** How listed actions are picked; purposefully by default. */
  readonly choose?: Policy;
  /** Called after set-up and after everything that happens; `before` is null at the start and must not be kept. */
  readonly onPosition?: (position: Position, before: Position | null) => void;
  /** Counts what happens, and every event is held against its row; without it no event is even built. */
  readonly tally?: Tally;
  /** Decisions only: no draws, claims, resignations, clocks and unlisted moves. */
  readonly plain?: boolean;
  /** A game that has not ended by then is broken off. */
  readonly mostActions?: number;
}

export interface RandomGame {
  readonly position: Position;
  readonly actions: number;
  /** `running` if it was broken off. */
  readonly ending: Ending;
}

const MOST_ACTIONS = 5000;
/** One in so many decisions brings something besides a listed action. */
const LATE_ONE_IN = 60;
const ANSWER_LATE_ONE_IN = 15;
/** Few games ever ask for it. */
const COUNT_LATE_ONE_IN = 4;
const STANDING_ONE_IN = 1500;
const TEMPTED_ONE_IN = 30;
const RESIGN_ONE_IN = 10;
const ACCEPT_ONE_IN = 4;
const UNLISTED_ONE_IN = 12;

export function playRandomGame(plan: RandomGamePlan): RandomGame {
  const player = new RandomPlayer(plan);
  const most = plan.mostActions ?? MOST_ACTIONS;
  let actions = 0;
  while (player.position.data[ENDING] === 0 && actions < most) {
    player.step();
    actions++;
  }
  const ending = ENDINGS[player.position.data[ENDING]] ?? 'running';
  plan.tally?.add('ending', ending);
  return { position: player.position, actions, ending };
}

function lateOneIn(about: string): number {
  if (about === 'act' || about === 'card') return LATE_ONE_IN;
  return about === 'count' ? COUNT_LATE_ONE_IN : ANSWER_LATE_ONE_IN;
}

class RandomPlayer {
  readonly position: Position;
  private readonly plan: RandomGamePlan;
  private readonly chance: Chance;
  private readonly choose: Policy;
  private readonly before: Position;
  private readonly actions = new ActionList();
  private readonly told: GameEvent[] = [];
  private readonly emit: Emit;

  constructor(plan: RandomGamePlan) {
    this.plan = plan;
    this.chance = new Chance(`${plan.seed}/play`);
    this.choose = plan.choose ?? purposeful;
    this.emit = plan.tally
      ? ({ event }) => {
          this.told.push(event);
        }
      : null;
    this.position = plan.start ?? newGame(plan.options, plan.seed, this.emit);
    this.before = this.position.copy();
    this.report(null, null);
  }

  step(): void {
    const open = decisions(this.position);
    const decision = open[open.length === 1 ? 0 : this.chance.below(open.length)];
    this.before.copyFrom(this.position);
    if (!this.plan.plain && this.sideline(decision)) return;
    const { seat } = decision;
    this.plan.tally?.add('decision', decision.about);
    list(this.position, seat, this.actions);
    const index = this.choose(this.position, seat, this.actions, this.chance);
    this.carryOut(seat, this.actions.packed(index));
  }

  private oneIn(many: number): boolean {
    return this.chance.below(many) === 0;
  }

  /** Something else than a listed action; answers whether it happened. */
  private sideline(decision: Decision): boolean {
    const { position, plan } = this;
    if (plan.options.timer && decision.clock && this.oneIn(lateOneIn(decision.about))) {
      plan.tally?.add('decision', `${decision.about} too late`);
      runOut(position, decision.seat, this.emit);
      this.report(null, this.before);
      return true;
    }
    if (decision.about === 'act' && this.oneIn(UNLISTED_ONE_IN)) return this.ownMove(decision);
    const tempted = (claimRefusal(position) === null || this.hasOffer()) && this.oneIn(TEMPTED_ONE_IN);
    if (tempted || this.oneIn(STANDING_ONE_IN)) return this.stand(this.chance.below(position.ruleset.seats));
    return false;
  }

  private hasOffer(): boolean {
    for (let seat = 0; seat < this.position.ruleset.seats; seat++)
      if (this.position.data[OFFER + seat] === 1) return true;
    return false;
  }

  private stand(seat: Seat): boolean {
    const hasty = (type: Action['type']): boolean =>
      type === 'resign'
        ? !this.oneIn(RESIGN_ONE_IN)
        : type === 'offerDraw' && this.hasOffer() && !this.oneIn(ACCEPT_ONE_IN);
    const open = anytimeActions(this.position, seat).filter(({ type }) => !hasty(type));
    const action = open[this.chance.below(Math.max(1, open.length))];
    if (!action) return false;
    const answer = check(this.position, { seat, decision: 0, action });
    if (!answer.ok) throw new Error(`${action.type} is offered and refused: ${answer.refusal.code}`);
    this.carryOut(seat, answer.packed);
    return true;
  }

  /** A move as somebody would write it, with any number of handlings. */
  private ownMove({ seat, number }: Decision): boolean {
    const action = moveByChance(this.position, seat, this.chance);
    if (!action) return false;
    const answer = check(this.position, { seat, decision: number, action });
    if (!answer.ok) return false;
    this.carryOut(seat, answer.packed, action);
    return true;
  }

  private carryOut(seat: Seat, packed: PackedAction, wished: Action | null = null): void {
    const { position, plan } = this;
    const action = plan.tally ? (wished ?? decode(position, seat, packed)) : null;
    if (action) plan.tally?.add('action', position.ruleset.kinds[kindOf(packed)]?.type ?? '');
    perform(position, seat, packed, this.emit);
    this.report(action, this.before);
  }

  private report(action: Action | null, before: Position | null): void {
    const { plan, position, told } = this;
    if (plan.tally) countDeeds(plan.tally, before ?? position, position, action, told);
    for (const event of told) checkEvent(position.ruleset, event);
    told.length = 0;
    plan.onPosition?.(position, before);
  }
}
