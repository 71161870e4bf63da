/** A turn as the baselines see it: what can be done, what comes of it, and what it is worth if the turn stops there. */
import {
  ActionList,
  actionPointsLeft,
  activeSeat,
  list,
  type PackedAction,
  perform,
  type Position,
  type Seat,
  stageOf,
  typeOf,
  winnersOf,
} from '@dungeon-twister/rules';
import type { Judge } from '../src/search/judge.ts';

/** Where an action leads. */
export interface Step {
  readonly p: Position;
  readonly value: number;
  /** Nothing more is planned behind it: the turn or the game is over, or the outcome is open. */
  readonly last: boolean;
}

export class Turn {
  readonly root: Position;
  performed = 0;
  private readonly seat: Seat;
  private readonly judge: Judge;
  private readonly listed = new ActionList();

  constructor(root: Position, seat: Seat, judge: Judge) {
    this.root = root;
    this.seat = seat;
    this.judge = judge;
    this.listed.handlings = 1;
  }

  actionsIn(p: Position): PackedAction[] {
    list(p, this.seat, this.listed);
    return Array.from({ length: this.listed.length }, (_, index) => this.listed.packed(index));
  }

  worthOf(p: Position): number {
    return this.judge.valueOf(p, this.seat);
  }

  /** What an action leads to. What is left of the turn after something open has a price. */
  after(p: Position, packed: PackedAction): Step {
    const { judge, seat } = this;
    const type = typeOf(p, packed);
    this.performed++;
    if (type === 'endTurn') return { p, value: judge.valueOf(p, seat), last: true };
    if (type === 'reveal') {
      const open = judge.revealWorth(p, seat, packed) + judge.restWorth(actionPointsLeft(p) - 1);
      return { p, value: judge.valueOf(p, seat) + open, last: true };
    }
    const next = p.copy();
    perform(next, seat, packed);
    if (winnersOf(next) >= 0) return { p: next, value: judge.valueOf(next, seat), last: true };
    if (stageOf(next) !== 'act' || activeSeat(next) !== seat) {
      const open = judge.restWorth(actionPointsLeft(next));
      return { p: next, value: judge.openWorth(next, seat) + open, last: true };
    }
    return { p: next, value: judge.valueOf(next, seat), last: false };
  }
}
