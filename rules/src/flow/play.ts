/**
 * The referee: what is asked of whom, what is legal, why something is not, and what it does.
 *
 * Every caller comes through here: server, bots, page and tests share this one definition of legality. An action is
 * done whole before the next is asked for (BD-STACK-2, CG-TURN-4). A wish that only a hidden truth forbids costs
 * nothing (CG-RULING-203).
 */
import type { Action, ActionRequest } from '../model/action.ts';
import { type ActionList, type PackedAction, kindOf } from '../model/packed-action.ts';
import type { ActionKind } from '../model/action-kind.ts';
import { formRefusal } from '../actions/well-formed.ts';
import { usuallySpelt } from '../actions/spelling.ts';
import { ANYTIME_ACTIONS } from '../actions/resign-draw-claim.ts';
import type { TimerOptions } from '../model/options.ts';
import { endWithout } from '../combat/outcome.ts';
import type { SideName } from '../combat/players-of-a-combat.ts';
import { ASKED, ATTACKS, CHOSEN, DEFENDS, ENDING, MOST_SEATS, NOT_ASKED } from '../model/fields.ts';
import type { Position } from '../model/position.ts';
import type { Ruleset } from '../model/ruleset.ts';
import { inWordsOf, refuse, type Refusal } from '../refusals.ts';
import type { Piece, Seat } from '../vocabulary.ts';
import type { Emit } from '../model/events.ts';
import { endIfWonAtOnce } from '../turn/turn-and-game-end.ts';
import type { StageId } from '../model/stage.ts';
import { mustDecide, refreshDerived, stageNow } from './asked.ts';
import { hurry } from './clock.ts';
import { listPiece } from './stages.ts';

/** A choice that the game waits for. */
export interface Decision {
  readonly seat: Seat;
  /** Which of this seat's decisions it is; an answer names it, so that a late answer cannot do harm. */
  readonly number: number;
  /** What is to be decided: the name of the stage. */
  readonly about: StageId;
  /** The clock that runs, where the game is timed. */
  readonly clock: keyof TimerOptions | null;
}

/** The decisions now open; several at once where choices are simultaneous, none when the game is over. */
export function decisions(p: Position): Decision[] {
  const stage = stageNow(p);
  const deciders = stage.deciders(p);
  const open: Decision[] = [];
  for (let seat = 0; seat < p.ruleset.seats; seat++)
    if (deciders & (1 << seat))
      open.push({ seat, number: p.data[ASKED + seat], about: stage.id, clock: stage.clock(p, seat) });
  return open;
}

/** Lists every legal answer of a seat to its open decision: one action for each distinct result. */
export function list(p: Position, seat: Seat, out: ActionList): void {
  out.length = 0;
  if (!mustDecide(p, seat)) return;
  refreshDerived(p);
  stageNow(p).list(p, seat, out);
}

/** Lists what one piece of the active player can do, without looking at the others. */
export function listOf(p: Position, seat: Seat, piece: Piece, out: ActionList): void {
  out.length = 0;
  if (stageNow(p).id !== 'act' || !mustDecide(p, seat)) return;
  refreshDerived(p);
  listPiece(p, seat, piece, out);
}

/** What a seat may do besides its decisions: resign, offer a draw, claim the end. */
export function anytimeActions(p: Position, seat: Seat): Action[] {
  const asked: PackedAction = { head: 0, first: 0, second: 0 };
  return ANYTIME_ACTIONS.map((kind) => kind.decode(p, seat, asked)).filter(
    (action) => kindFor(p.ruleset, action)?.check(p, seat, action, { ...asked }) === null,
  );
}

const kindFor = ({ kinds, kindNumbers }: Ruleset, { type }: Action): ActionKind | undefined =>
  kinds[kindNumbers[type] ?? -1];

/** An action that the rules have accepted for this position. */
export interface Accepted {
  readonly ok: true;
  readonly seat: Seat;
  readonly packed: PackedAction;
}
/** A wish that the rules do not grant. */
export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

/** Judges a wish. Nothing is changed, whatever is asked. */
export function check(p: Position, request: ActionRequest): Accepted | Refused {
  const packed: PackedAction = { head: 0, first: 0, second: 0 };
  const refusal = whyNot(p, request, packed);
  return refusal
    ? { ok: false, refusal: inWordsOf(p.ruleset.scenario, refusal) }
    : { ok: true, seat: request.seat, packed };
}

function whyNot(p: Position, request: ActionRequest, out: PackedAction): Refusal | null {
  if (typeof request !== 'object' || request === null) return refuse('MALFORMED');
  const { seat, decision } = request;
  if (!Number.isInteger(seat) || seat < 0 || seat >= p.ruleset.seats) return refuse('UNKNOWN_SEAT');
  const fault = formRefusal(p.ruleset.actionRows, request.action);
  if (fault) return refuse(fault);
  const action = usuallySpelt(p.ruleset, request.action);
  if (p.data[ENDING] !== 0) return refuse('GAME_OVER');
  const standingKind = ANYTIME_ACTIONS.find((kind) => kind.type === action.type);
  if (standingKind) {
    out.head = p.ruleset.kindNumbers[action.type] ?? 0;
    return standingKind.check(p, seat, action, out);
  }
  if (!mustDecide(p, seat)) return refuse('NOT_YOUR_DECISION');
  if (decision !== p.data[ASKED + seat]) return refuse('STALE_DECISION');
  refreshDerived(p);
  return stageNow(p).check(p, seat, action, out);
}

/** Carries out what `check` accepted or `list` gave. */
export function perform(p: Position, seat: Seat, packed: PackedAction, emit: Emit = null): void {
  refreshDerived(p);
  const kind = p.ruleset.kinds[kindOf(packed)];
  if (!ANYTIME_ACTIONS.includes(kind)) p.data[ASKED + seat]++;
  kind.perform(p, seat, packed, emit);
  endIfWonAtOnce(p, emit);
  hurry(p, emit);
}

/**
 * Ends the combat that is under way as if this side had won it, or neither (`null`), and leaves all cards in hand. What
 * becomes of everybody depends on who wins and not on the cards by which he does, so a search needs no more than these
 * three ends of a combat; and with what is told of each one can say what is at stake.
 */
export function endCombat(p: Position, winner: SideName, emit: Emit = null): void {
  refreshDerived(p);
  endWithout(p, winner === 'attack' ? ATTACKS : winner === 'defence' ? DEFENDS : 0, emit);
  endIfWonAtOnce(p, emit);
  hurry(p, emit);
}

/** Takes back all answers to a combat of others that lie face down, so that a search can ask for them anew. */
export function askAgain(p: Position): void {
  p.data.fill(NOT_ASKED, CHOSEN, CHOSEN + MOST_SEATS);
}

/** A listed or accepted action as it is stored and sent. */
export function decode(p: Position, seat: Seat, packed: PackedAction): Action {
  refreshDerived(p);
  return p.ruleset.kinds[kindOf(packed)].decode(p, seat, packed);
}

/** Whether an action cannot be taken back once it is done (BD-RULING-137). */
export const isBarrier = (ruleset: Ruleset, action: Action): boolean =>
  kindFor(ruleset, action)?.barrier === true;

/** Whether an action is only said, so that it neither settles anything nor is taken back (BD-RULING-137). */
export const isAside = (p: Position, action: Action): boolean => kindFor(p.ruleset, action)?.aside === true;

/** The legal answers as actions, for callers that need no speed. */
export function legalActions(p: Position, seat: Seat, out: ActionList): Action[] {
  list(p, seat, out);
  return Array.from({ length: out.length }, (_, i) => decode(p, seat, out.packed(i)));
}
