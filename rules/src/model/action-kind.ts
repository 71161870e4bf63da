/**
 * What every kind of action can do. `list` and `check` share the predicates of their file: an action is listed
 * exactly when it would be accepted.
 */
import type { Position } from './position.ts';
import type { Cause, Refusal } from '../refusals.ts';
import type { Emit } from './events.ts';
import type { Piece, Place, Seat } from '../vocabulary.ts';
import type { ActionOf, ActionType } from './action.ts';
import type { ActionList, PackedAction } from './packed-action.ts';

/** A figure on foot, for whoever looks for a way: what it meets from link to link of the ground. */
export interface Walk {
  begin(position: Position, mover: Piece): void;
  /** Whether whoever enters this place has left the labyrinth. */
  isExit(place: Place): boolean;
  /** The place by which it has come among enemies, where it starts and after a step; -1 for none. */
  enteredAtStart(): Place;
  enteredAfter(from: Place, to: Place): Place;
  /** Why it may not take a link from a place where it came among enemies by another, or not (-1). */
  linkRefusal(from: Place, entered: Place, link: number): Cause | null;
}

export interface ActionKind<T extends ActionType = ActionType> {
  readonly type: T;
  /** Whether something new is learnt or settled by it, so that it cannot be taken back (BD-RULING-137). */
  readonly barrier: boolean;
  /** Whether it is only said, and changes nothing on the table: it stands, and settles nothing of what was done before. */
  readonly aside?: true;
  /** Whether this piece could do it without an action point; a kind without this question always costs some. */
  isFree?(position: Position, piece: Piece): boolean;
  /** Adds every legal action of this kind; `piece` is -1 for kinds that no piece performs. */
  list(position: Position, seat: Seat, piece: Piece, out: ActionList): void;
  /** Accepts a wish of its type by adding its code to `out` and answering null, or says why not. Changes nothing. */
  check(position: Position, seat: Seat, action: ActionOf<T>, out: PackedAction): Refusal | null;
  /** Carries out an accepted action. */
  perform(position: Position, seat: Seat, packed: PackedAction, emit: Emit): void;
  /** The action in words that can be stored, sent and replayed. */
  decode(position: Position, seat: Seat, packed: PackedAction): ActionOf<T>;
  /** Where it leads whoever performs it; a kind without this question leads nowhere. */
  leadsTo?(packed: PackedAction): Place;
  /** How figures go where they walk by this kind. */
  newWalk?(): Walk;
  /** On whom it is declared; a kind without this question begins no combat. */
  declaredOn?(packed: PackedAction): Piece;
}
