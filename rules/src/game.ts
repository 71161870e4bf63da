/**
 * A whole game: what chance drew, the position now, and everything that was done, so that it can be told, taken back,
 * stored and replayed. A server or a page holds one of these; search works on positions alone.
 */
import type { Action, ActionRequest } from './model/action.ts';
import { usuallySpelt } from './actions/spelling.ts';
import { rollSetup, type SetupRoll } from './editions/roll-setup.ts';
import type { GameOptions } from './model/options.ts';
import { setUp, rulesetFor } from './new-game.ts';
import { ASKED, ENDING, ENDINGS, type Ending, RUNNING, WINNERS } from './model/fields.ts';
import type { Position } from './model/position.ts';
import type { Ruleset } from './model/ruleset.ts';
import type { AddressedEvent } from './model/events.ts';
import { seatsOf } from './turn/turn-and-game-end.ts';
import { runOut } from './flow/clock.ts';
import { type Accepted, check, decisions, isAside, isBarrier, perform, type Refused } from './flow/play.ts';
import { settles, UndoHistory, type UndoRefusal } from './undo.ts';
import type { Seat } from './vocabulary.ts';

/** One thing that happened from outside: a player's action, or his clock. */
export type LogEntry =
  | { readonly seat: Seat; readonly action: Action }
  | { readonly seat: Seat; readonly timeRanOut: true };

/** How a game ended, and who won; nobody in a draw. */
export interface Result {
  readonly ending: Ending;
  readonly winners: readonly Seat[];
}

/** Whoever wants to hear what happens. Called when the game is whole again, never in the middle of an action. */
export interface GameListener {
  onEvent(addressed: AddressedEvent): void;
  /** A deed is done, and everything was told of it. */
  done?(entry: LogEntry): void;
  /**
   * The last deed was taken back; what was told of it never happened. Where something was said about a draw after it,
   * that is called back first and told anew in the end.
   */
  undone?(entry: LogEntry): void;
}

/** How a game begins: with what chance drew, or in a position that somebody set up. */
export type Beginning =
  | { readonly ruleset: Ruleset; readonly setupRoll: SetupRoll }
  | { readonly position: Position };

/** Begins a game. The options must be sound: `optionsFault` says whether they are. */
export function createGame(options: GameOptions, seed: string, listener?: GameListener): Game {
  const ruleset = rulesetFor(options);
  return new Game({ ruleset, setupRoll: rollSetup(ruleset, seed) }, listener);
}

/** A game and its history. */
export class Game {
  /** What chance drew; null in a game that began in a position. */
  readonly setupRoll: SetupRoll | null;
  /** Where the game began; never changed. */
  readonly start: Position;
  /** For reading; only the methods below may change it. */
  readonly position: Position;
  private readonly done: LogEntry[] = [];
  private readonly undoable = new UndoHistory();
  private readonly listeners = new Set<GameListener>();

  constructor(beginning: Beginning, listener?: GameListener) {
    if (listener) this.listeners.add(listener);
    const events: AddressedEvent[] = [];
    if ('position' in beginning) {
      this.setupRoll = null;
      this.position = beginning.position.copy();
    } else {
      this.setupRoll = beginning.setupRoll;
      this.position = setUp(beginning.ruleset, beginning.setupRoll, (one) => events.push(one));
    }
    this.start = this.position.copy();
    this.tellAll(events);
  }

  get options(): GameOptions {
    return this.position.ruleset.options;
  }

  /** Everything that was done and not taken back, in order. */
  get log(): readonly LogEntry[] {
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
  perform(request: ActionRequest): Accepted | Refused {
    const answer = check(this.position, request);
    if (!answer.ok) return answer;
    // A copy: what was done must not change when the caller uses his object again.
    const action = usuallySpelt(this.position.ruleset, JSON.parse(JSON.stringify(request.action)) as Action);
    const deed = { seat: request.seat, action };
    this.advance(deed, isBarrier(this.position.ruleset, action), (tell) =>
      perform(this.position, answer.seat, answer.packed, tell),
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
  get lastDone(): LogEntry | undefined {
    return this.done[this.atLastDone];
  }

  private get atLastDone(): number {
    return this.done.findLastIndex((entry) => !this.isSaid(entry));
  }

  private isSaid(entry: LogEntry): boolean {
    return 'action' in entry && isAside(this.position, entry.action);
  }

  /** Why a seat may not take back the last deed, or null if it may. */
  undoRefusal(seat: Seat): UndoRefusal | null {
    return this.undoable.refusal(this.position.ruleset, seat, this.lastDone?.seat);
  }

  /**
   * Takes back the last deed of this seat, unless it was a barrier (BD-RULING-137). Again and again, back to the barrier,
   * or to what somebody else did.
   * What was said since then about a draw stays said.
   */
  undo(seat: Seat): UndoRefusal | null {
    const refusal = this.undoRefusal(seat);
    if (refusal) return refusal;
    const taken = this.done.slice(this.atLastDone);
    this.undoable.takeBack(this.position);
    for (const entry of taken.toReversed()) {
      this.done.pop();
      for (const listener of this.listeners) listener.undone?.(entry);
    }
    for (const entry of taken.slice(1))
      if ('action' in entry) this.perform({ ...entry, decision: this.asked(entry.seat) });
    return null;
  }

  private advance(
    entry: LogEntry,
    barrier: boolean,
    run: (tell: (addressed: AddressedEvent) => void) => void,
  ): void {
    const before = this.position.copy();
    const events: AddressedEvent[] = [];
    run((one) => events.push(one));
    this.done.push(entry);
    this.undoable.add(before, {
      seat: entry.seat,
      barrier: barrier || events.some(({ event }) => settles(event)),
      said: this.isSaid(entry),
      over: this.result !== null,
    });
    this.tellAll(events);
    for (const listener of this.listeners) listener.done?.(entry);
  }

  private tellAll(events: readonly AddressedEvent[]): void {
    for (const one of events) for (const listener of this.listeners) listener.onEvent(one);
  }
}
