/**
 * What the baselines have in common: they plan their own turn by some published or plain method, think of no answer, and
 * decide everything else (cards, places, combats, line-ups) as our own bots do. They exist to be measured against:
 * `dt arena master@0.25 --bot module:bots/baselines/evolution.ts`.
 *
 * All of them are given so many performed actions for a turn, the measure in which methods as different as these can be
 * compared. What a turn has used up is remembered until it ends.
 */
import { type Action, Chance, decode, type PackedAction, sample } from '@dungeon-twister/rules';
import type { Bot, Question } from '../src/bot.ts';
import { Evaluator } from '../src/evaluate/evaluate.ts';
import { MapStore } from '../src/evaluate/maps.ts';
import { weightsFor } from '../src/evaluate/weights.ts';
import { BUDGETS } from '../src/levels.ts';
import { Judge } from '../src/search/judge.ts';
import { Thinker } from '../src/search/thinker.ts';
import { Turn } from './turn.ts';

/**
 * What `master@0.25` performs in a turn of the base set, on average (`npm run bots:work` says 42,538 and up to 50,500,
 * depending on the games): the plain beam gets as many, the others ten times.
 */
export const QUARTER_OF_MASTER = 45_000;

/** Finds the next action of a turn. */
export type Planner = (turn: Turn, actions: number, chance: Chance) => PackedAction;

export class TurnBot implements Bot {
  private readonly planner: Planner;
  private readonly perTurn: number;
  private readonly rest: Bot = new Thinker(BUDGETS.casual);
  private readonly maps = new MapStore();
  private turn = -1;
  private left = 0;

  constructor(perTurn: number, planner: Planner) {
    this.perTurn = perTurn;
    this.planner = planner;
  }

  choose(question: Question): Action {
    const { view, seat, seed, ruleset } = question;
    if (view.shown.stage !== 'act') return this.rest.choose(question);
    const chance = new Chance(seed);
    const p = sample(view, chance, ruleset);
    this.begin(view.shown.turn);
    const weights = weightsFor(p.ruleset);
    const turn = new Turn(p, seat, new Judge(new Evaluator(weights, this.maps), weights));
    // A turn has some four decisions: half of what is left for each leaves something for the last.
    const packed = this.planner(turn, Math.ceil(this.left / 2), chance);
    this.left -= turn.performed;
    return decode(p, seat, packed);
  }

  private begin(turn: number): void {
    if (turn === this.turn) return;
    this.turn = turn;
    this.left = this.perTurn;
  }
}
