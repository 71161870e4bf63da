/**
 * The course of the game: which stage is open, whose turn it is, when a turn and the game end. Elsewhere: who plays
 * next (BD-TURN-1, CG-RULING-181: turn-order.ts), the points of a turn (BD-TURN-3, BD-TURN-18, BD-TURN-19,
 * CG-RULING-10: action-cards.ts, action-point-wheel.ts), who pays and acts (BD-TURN-6, BD-TURN-7, BD-TURN-17:
 * paying.ts, actions/who-may-act.ts), what things cost or do not (BD-TURN-8 to 16: paying.ts), who has won (groups
 * BD-END, CG-END: who-wins.ts).
 * Rules: groups BD-TURN, BD-END, CG-TURN; BD-TERM-11, BD-TERM-12; BD-RULING-112 to 119, BD-RULING-134, CG-RULING-2,
 * CG-RULING-175, MP-RULING-28.
 */
import {
  ACTIVE,
  AP,
  BY_CLAIM,
  BY_DEATH,
  BY_GOAL,
  CHOOSER,
  ENDING,
  ENDINGS,
  FIRST_PLAYER,
  GONE,
  OFFER,
  IDLE_TURNS,
  STAGE,
  PROGRESSED,
  TIME_OUT,
  TURN,
  WINNERS,
} from '../model/fields.ts';
import { OF_THE_TURN } from '../model/piece-memory.ts';
import type { StageId } from '../model/stage.ts';
import { atTheTable, unmark, type Position } from '../model/position.ts';
import type { RefusalCode } from '../refusals.ts';
import { invariant, type Seat } from '../vocabulary.ts';
import type { Emit } from '../model/events.ts';

/** Action cards a cycle has (BD-TERM-13). */
const CARDS_IN_CYCLE = 4;

export function openStage(p: Position, id: StageId, chooser: Seat): void {
  const number = p.ruleset.stageNumbers[id];
  invariant(number !== undefined, () => `no stage "${id}" at this table`);
  p.data[STAGE] = number;
  p.data[CHOOSER] = chooser;
}

/** The stage that a game is in: what is to be decided now. */
export const stageOf = (p: Position): StageId => p.ruleset.stages[p.data[STAGE]].id;

/** Set-up is over: the first player begins (BD-SETUP-19). */
export function beginPlay(p: Position, emit: Emit): void {
  emit?.({ event: { type: 'lotDrawn', lot: 'firstPlayer', seat: p.data[FIRST_PLAYER] } });
  p.data[ACTIVE] = p.data[FIRST_PLAYER];
  // He may have left the table during the set-up (MP-RULING-77).
  if (p.data[GONE + p.data[ACTIVE]]) p.data[ACTIVE] = p.ruleset.policies.turnOrder.next(p);
  beginTurn(p, emit);
}

function beginTurn(p: Position, emit: Emit): void {
  p.data[TURN]++;
  p.data[PROGRESSED] = 0;
  emit?.({ event: { type: 'turnBegan', seat: p.data[ACTIVE], turn: p.data[TURN] } });
  p.ruleset.policies.actionPoints.begin(p, emit);
}

/** The active player is done (CG-TURN-3): points and marks of the turn end (MP-RULING-6), perhaps the game (BD-END-4). */
export function finishTurn(p: Position, emit: Emit): void {
  const { pieces, policies } = p.ruleset;
  for (let piece = 0; piece < pieces.count; piece++) unmark(p, piece, OF_THE_TURN);
  policies.boardEffects.atTurnEnd?.(p, emit);
  policies.actionPoints.end(p, emit);
  p.data[AP] = 0;
  p.data[TIME_OUT] = 0;
  emit?.({ event: { type: 'turnEnded', seat: p.data[ACTIVE] } });
  p.data[IDLE_TURNS] = p.data[PROGRESSED] ? 0 : p.data[IDLE_TURNS] + 1;
  if (policies.goal.reached(p)) {
    endGame(p, BY_GOAL, policies.goal.winners(p), emit);
    return;
  }
  if (isDead(p)) {
    endGame(p, BY_DEATH, winnersOfUndecided(p), emit);
    return;
  }
  p.data[ACTIVE] = policies.turnOrder.next(p);
  beginTurn(p, emit);
}

/** Nobody can still reach the goal (BD-RULING-117); while somebody can, he plays on, even against nobody (CG-RULING-181). */
export function isDead(p: Position): boolean {
  for (let seat = 0; seat < p.ruleset.seats; seat++)
    if (p.ruleset.policies.goal.possible(p, seat)) return false;
  return true;
}

/** A goal that ends the game at once has been reached in the middle of a turn (BD-END-5). */
export function endIfWonAtOnce(p: Position, emit: Emit): void {
  const { goal } = p.ruleset.policies;
  if (p.data[ENDING] === 0 && goal.atOnce && goal.reached(p)) endGame(p, BY_GOAL, goal.winners(p), emit);
}

/** Who wins a game that ends otherwise than by its goal, one bit for each seat (MP-RULING-31). */
export function winnersOfUndecided(p: Position): number {
  const { goal } = p.ruleset.policies;
  return (goal.reached(p) ? undefined : goal.winnersShortOfIt?.(p)) ?? goal.winners(p);
}

/**
 * Why the end may not be claimed: it takes enough quiet turns, cycles of all who are at the table, in a game that might
 * go on without end (BD-RULING-118, CG-RULING-180, MP-RULING-33).
 */
export function claimRefusal(p: Position): RefusalCode | null {
  const { rules, policies } = p.ruleset;
  if (policies.goal.hasLastTurn) return 'NOTHING_TO_CLAIM';
  const needed = rules.noProgressCycles * CARDS_IN_CYCLE * atTheTable(p).length;
  return needed > 0 && !p.data[PROGRESSED] && p.data[IDLE_TURNS] >= needed ? null : 'TOO_SOON_TO_CLAIM';
}

export function claimEnd(p: Position, emit: Emit): void {
  endGame(p, BY_CLAIM, winnersOfUndecided(p), emit);
}

export function endGame(p: Position, ending: number, winners: number, emit: Emit): void {
  p.data[ENDING] = ending;
  p.data[WINNERS] = winners;
  p.data[TIME_OUT] = 0;
  for (let seat = 0; seat < p.ruleset.seats; seat++) p.data[OFFER + seat] = 0;
  openStage(p, 'over', -1);
  emit?.({ event: { type: 'gameEnded', ending: ENDINGS[ending] ?? 'running', winners: seatsOf(winners) } });
}

export const seatsOf = (bits: number): Seat[] => [0, 1, 2, 3].filter((seat) => bits & (1 << seat));
