/**
 * The course of the game: which stage is open, whose turn it is, when a turn and the game end.
 * Rules: groups BD-TURN, BD-END; BD-RULING-112 to BD-RULING-119, BD-RULING-134.
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
  ENTERED_FROM,
  FIRED,
  FIRST_PLAYER,
  FOUGHT_FREE,
  GONE,
  HURT,
  OFFER,
  OWN_POINTS,
  QUIET,
  REGENERATED,
  SPENT,
  STAGE,
  STIRRED,
  TIME_OUT,
  TURN,
  WINNERS,
} from '../position/fields.ts';
import { atTheTable, unmark, type Position } from '../position/position.ts';
import type { RefusalCode } from '../refusals.ts';
import { invariant, type Seat } from '../vocabulary.ts';
import type { Tell } from './events.ts';

/** Marks that end with the turn. */
const OF_THE_TURN = HURT | SPENT | REGENERATED | OWN_POINTS | FIRED | FOUGHT_FREE | ENTERED_FROM;

/** Action cards a cycle has (BD-TERM-13). */
const CARDS_IN_CYCLE = 4;

export function openStage(p: Position, id: string, chooser: Seat): void {
  const number = p.table.stageNumbers[id];
  invariant(number !== undefined, () => `no stage "${id}" at this table`);
  p.data[STAGE] = number;
  p.data[CHOOSER] = chooser;
}

export const stageOf = (p: Position): string => p.table.stages[p.data[STAGE]]?.id ?? '';

/** Set-up is over: the first player begins (BD-SETUP-19). */
export function beginPlay(p: Position, tell: Tell): void {
  if (tell) tell({ event: { type: 'lotDrawn', lot: 'firstPlayer', seat: p.data[FIRST_PLAYER] } });
  p.data[ACTIVE] = p.data[FIRST_PLAYER];
  // He may have left the table during the set-up (MP-RULING-77).
  if (p.data[GONE + p.data[ACTIVE]]) p.data[ACTIVE] = p.table.policies.turnOrder.next(p);
  beginTurn(p, tell);
}

function beginTurn(p: Position, tell: Tell): void {
  p.data[TURN]++;
  p.data[STIRRED] = 0;
  if (tell) tell({ event: { type: 'turnBegan', seat: p.data[ACTIVE], turn: p.data[TURN] } });
  p.table.policies.actionPoints.begin(p, tell);
}

/** The active player is done: points are lost, marks of the turn end, and the game may be over (BD-END-4). */
export function endTurn(p: Position, tell: Tell): void {
  const { pieces, policies } = p.table;
  for (let piece = 0; piece < pieces.count; piece++) unmark(p, piece, OF_THE_TURN);
  policies.mechanism.atTurnEnd(p, tell);
  policies.actionPoints.end(p, tell);
  p.data[AP] = 0;
  p.data[TIME_OUT] = 0;
  if (tell) tell({ event: { type: 'turnEnded', seat: p.data[ACTIVE] } });
  p.data[QUIET] = p.data[STIRRED] ? 0 : p.data[QUIET] + 1;
  if (policies.goal.reached(p)) {
    endGame(p, BY_GOAL, policies.goal.winners(p), tell);
    return;
  }
  if (isDead(p)) {
    endGame(p, BY_DEATH, winnersOfUndecided(p), tell);
    return;
  }
  p.data[ACTIVE] = policies.turnOrder.next(p);
  beginTurn(p, tell);
}

/** Nobody can still reach the goal (BD-RULING-117). */
export function isDead(p: Position): boolean {
  for (let seat = 0; seat < p.table.seats; seat++) if (p.table.policies.goal.possible(p, seat)) return false;
  return true;
}

/** A goal that ends the game at once has been reached in the middle of a turn (BD-END-5). */
export function endIfWonAtOnce(p: Position, tell: Tell): void {
  const { goal } = p.table.policies;
  if (p.data[ENDING] === 0 && goal.atOnce && goal.reached(p)) endGame(p, BY_GOAL, goal.winners(p), tell);
}

/** Who wins a game that ends otherwise than by its goal (MP-RULING-31). */
function winnersOfUndecided(p: Position): number {
  const { goal } = p.table.policies;
  return (goal.reached(p) ? undefined : goal.winnersShortOfIt?.(p)) ?? goal.winners(p);
}

/**
 * Why the end may not be claimed: it takes enough quiet turns, cycles of all who are at the table, in a game that might
 * go on without end (BD-RULING-118, CG-RULING-180, MP-RULING-33).
 */
export function claimRefusal(p: Position): RefusalCode | null {
  const { rules, policies } = p.table;
  if (policies.goal.hasLastTurn) return 'NOTHING_TO_CLAIM';
  const needed = rules.noProgressCycles * CARDS_IN_CYCLE * atTheTable(p).length;
  return needed > 0 && !p.data[STIRRED] && p.data[QUIET] >= needed ? null : 'TOO_SOON_TO_CLAIM';
}

export function claimEnd(p: Position, tell: Tell): void {
  endGame(p, BY_CLAIM, winnersOfUndecided(p), tell);
}

export function endGame(p: Position, ending: number, winners: number, tell: Tell): void {
  p.data[ENDING] = ending;
  p.data[WINNERS] = winners;
  p.data[TIME_OUT] = 0;
  for (let seat = 0; seat < p.table.seats; seat++) p.data[OFFER + seat] = 0;
  openStage(p, 'over', -1);
  if (tell)
    tell({
      event: {
        type: 'gameEnded',
        ending: ENDINGS[ending] ?? 'running',
        winners: seatsOf(winners),
      },
    });
}

export const seatsOf = (bits: number): Seat[] => [0, 1, 2, 3].filter((seat) => bits & (1 << seat));
