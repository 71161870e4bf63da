/**
 * What a bot is: somebody who is shown a view and answers with an action.
 *
 * There is no position in a question, so a bot cannot see what its seat may not know: it would not compile. What may
 * be done is the same in every position that fits a view, so a bot that wants a list samples one (`sample`).
 */
import type { Action, Ruleset, Seat, View } from '@dungeon-twister/rules';

/** What a bot is asked. */
export interface Question {
  /** What the seat sees, and what it remembers of what it heard. */
  readonly view: View;
  readonly seat: Seat;
  /** Same view, same seed: same answer, on every machine. */
  readonly seed: string;
  /** Where the game is played on rooms or pieces of its own (an authored scenario): its compiled rules. */
  readonly ruleset?: Ruleset;
}

/** A player of one seat in one game. It may remember what it did; it is told nothing but its questions. */
export interface Bot {
  choose(question: Question): Action;
}
