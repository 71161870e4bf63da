/**
 * A whole game: what chance drew, the position now, and everything that was done, so that it can be told, taken back,
 * stored and replayed. A server or a page holds one of these; search works on positions alone.
 */
import type { Action, Wish } from './actions/action.ts';
import { usuallySpelt } from './actions/spelling.ts';
import { drawLots, type Draw } from './editions/roll-setup.ts';
import type { GameOptions } from './editions/options.ts';
import { setUp, tableFor } from './new-game.ts';
import { ASKED, ENDING, ENDINGS, type Ending, RUNNING, WINNERS } from './position/fields.ts';
import type { Position } from './position/position.ts';
import type { Table } from './position/ruleset.ts';
import type { Told } from './turn/events.ts';
import { seatsOf } from './turn/flow.ts';
import {
  type Accepted,
  check,
  decisions,
  isAside,
  isBarrier,
  perform,
  type Refused,
  runOut,
} from './turn/play.ts';
import { refuseUndo, type UndoRefusal } from './undo-refusals.ts';
import type { Seat } from './vocabulary.ts';

/** One thing that happened from outside: a player's action, or his clock. */
export type Deed =
  | { readonly seat: Seat; readonly action: Action }
  | { readonly seat: Seat; readonly timeRanOut: true };

export interface Result {
  readonly ending: Ending;
  readonly winners: readonly Seat[];
}

/** Whoever wants to hear what happens. Called when the game is whole again, never in the middle of an action. */
export interface GameListener {
  told(told: Told): void;
  /**
   * The last deed was taken back; what was told of it never happened. Where something was said about a draw after it,
   * that is called back first and told anew in the end.
   */
  undone?(deed: Deed): void;
}

/** How a game begins: with what chance drew, or in a position that somebody set up. */
export type Beginning = { readonly table: Table; readonly draw: Draw } | { readonly position: Position };

export function createGame(options: GameOptions, seed: string, listener?: GameListener): Game {
  const table = tableFor(options);
  return new Game({ table, draw: drawLots(table, seed) }, listener);
}

export class Game {
  /** What chance drew; null in a game that began in a position. */
  readonly draw: Draw | null;
  /** Where the game began; never changed. */
  readonly start: Position;
  /** For reading; only the methods below may change it. */
  readonly position: Position;
  private readonly done: Deed[] = [];
  /** The positions before those of the last deeds that may be taken back, oldest first; none for what was only said. */
  private readonly before: Position[] = [];
  private readonly listeners = new Set<GameListener>();

  constructor(beginning: Beginning, listener?: GameListener) {
    if (listener) this.listeners.add(listener);
    const told: Told[] = [];
    if ('position' in beginning) {
      this.draw = null;
      this.position = beginning.position.copy();
    } else {
      this.draw = beginning.draw;
      this.position = setUp(beginning.table, beginning.draw, (one) => told.push(one));
    }
    this.start = this.position.copy();
    this.tellAll(told);
  }

  get options(): GameOptions {
    return this.position.table.options;
  }

  /** Everything that was done and not taken back, in order. */
  get deeds(): readonly Deed[] {
    return this.done;
  }

  /** The number of the decision that a seat is asked, or was asked last: an answer names it. */
  asked(seat: Seat): number {
    return this.position.data[ASKED + seat];
  }

  get result(): Result | null {
    const { data } = this.position;
    if (data[ENDING] === RUNNING) return null;
    return { ending: ENDINGS[data[ENDING]], winners: seatsOf(data[WINNERS]) };
  }

  /** Adds a listener; the answer takes it away again. */
  listen(listener: GameListener): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  /** Performs a wish if the rules accept it; a refusal leaves everything as it was. */
  perform(wish: Wish): Accepted | Refused {
    const answer = check(this.position, wish);
    if (!answer.ok) return answer;
    // A copy: what was done must not change when the caller uses his object again.
    const action = usuallySpelt(this.position.table, JSON.parse(JSON.stringify(wish.action)) as Action);
    const deed = { seat: wish.seat, action };
    this.advance(deed, isBarrier(this.position, answer.code), (tell) =>
      perform(this.position, answer.seat, answer.code, tell),
    );
    return answer;
  }

  /** The clock of a seat has run out: the rules decide for it. False where no clock was running. */
  timeRanOut(seat: Seat): boolean {
    if (!this.options.timer) return false;
    const open = decisions(this.position).find((decision) => decision.seat === seat);
    if (!open || open.clock === null) return false;
    this.advance({ seat, timeRanOut: true }, true, (tell) => runOut(this.position, seat, tell));
    return true;
  }

  /** The last deed that did something: the one that would be taken back. An offer of a draw or its answer is none. */
  get lastDone(): Deed | undefined {
    return this.done[this.atLastDone];
  }

  private get atLastDone(): number {
    return this.done.findLastIndex((deed) => !this.isSaid(deed));
  }

  private isSaid(deed: Deed): boolean {
    return 'action' in deed && isAside(this.position, deed.action);
  }

  /** Why a seat may not take back the last deed, or null if it may. */
  undoRefusal(seat: Seat): UndoRefusal | null {
    const { rules, scenario } = this.position.table;
    const { edition } = scenario;
    if (!rules.undo) return refuseUndo(edition, 'UNDO_OFF');
    const last = this.lastDone;
    if (!last) return refuseUndo(edition, 'NOTHING_TO_UNDO');
    if (last.seat !== seat) return refuseUndo(edition, 'NOT_YOUR_ACTION');
    return this.before.length === 0 ? refuseUndo(edition, 'BEHIND_BARRIER') : null;
  }

  /**
   * Takes back the last deed of this seat, unless it was a barrier (BD-RULING-137). Again and again, back to the barrier.
   * What was said since then about a draw stays said.
   */
  undo(seat: Seat): UndoRefusal | null {
    const refusal = this.undoRefusal(seat);
    if (refusal) return refusal;
    const before = this.before.pop();
    if (!before) return refuseUndo(this.position.table.scenario.edition, 'NOTHING_TO_UNDO');
    const taken = this.done.slice(this.atLastDone);
    this.position.copyFrom(before);
    for (const deed of taken.toReversed()) {
      this.done.pop();
      for (const listener of this.listeners) listener.undone?.(deed);
    }
    for (const deed of taken.slice(1))
      if ('action' in deed) this.perform({ ...deed, decision: this.asked(deed.seat) });
    return null;
  }

  private advance(deed: Deed, barrier: boolean, run: (tell: (told: Told) => void) => void): void {
    const before = this.position.copy();
    const told: Told[] = [];
    run((one) => told.push(one));
    this.done.push(deed);
    // The end of the game is a barrier too, whatever brought it about.
    if (this.result || (barrier && !this.isSaid(deed))) this.before.length = 0;
    else if (!barrier) this.before.push(before);
    this.tellAll(told);
  }

  private tellAll(told: readonly Told[]): void {
    for (const one of told) for (const listener of this.listeners) listener.told(one);
  }
}
