/** What a search looks at in a position thousands of times, without writing it as JSON. */
import type { Piece, Place, Seat, Slot } from '../vocabulary.ts';
import {
  ACTION_HAND,
  ACTIVE,
  AP,
  AT_SLOT,
  COMBAT_HAND,
  ENDING,
  EXITS,
  IDLE_TURNS,
  IN_HAND,
  JUMPS,
  MOST_SLOTS,
  POINTS,
  TURN,
  WINNERS,
} from './fields.ts';
import { lineFor } from './own-and-exit-lines.ts';
import { ownPoints, type Position, whereIs } from './position.ts';
import { EXIT, type Ruleset } from './ruleset.ts';

/** The points of a seat. */
export const victoryPoints = (p: Position, seat: Seat): number => p.data[POINTS + seat];
/** The action points that the active player has left. */
export const actionPointsLeft = (p: Position): number => p.data[AP];

/** The same with those that single figures have for themselves, as from a potion. */
export function allPointsLeft(p: Position): number {
  let sum = p.data[AP];
  for (let piece = 0; piece < p.ruleset.pieces.count; piece++) sum += ownPoints(p, piece);
  return sum;
}

/** The number of the turn, those of all seats counted; 0 before the first. */
export const turnNumber = (p: Position): number => p.data[TURN];
/** How many turns have passed in which nothing changed for good. */
export const quietTurns = (p: Position): number => p.data[IDLE_TURNS];
/** The seat whose turn it is. */
export const activeSeat = (p: Position): Seat => p.data[ACTIVE];
/** The winners of a game that is over, one bit for each seat; -1 while it goes on. */
export const winnersOf = (p: Position): number => (p.data[ENDING] === 0 ? -1 : p.data[WINNERS]);
/** How many of its own characters a seat has brought out. */
export const exitsOf = (p: Position, seat: Seat): number => p.data[EXITS + seat];
/** The jumps that a seat has left. */
export const jumpsLeft = (p: Position, seat: Seat): number => p.data[JUMPS + seat];
/** The combat cards that a seat has not yet played, laid ones included, two bits for each value: see `countOf`. */
export const combatHand = (p: Position, seat: Seat): number => p.data[COMBAT_HAND + seat];
/** The most action points that a seat could have if it played a card now; where there are no cards, the most of all. */
export function mostActionPoints(p: Position, seat: Seat): number {
  const { actionPoints } = p.ruleset.policies;
  const hand = p.data[ACTION_HAND + seat];
  for (let card = actionPoints.most; card > 0; card--)
    if (hand & (1 << card) && actionPoints.cardRefusal(p, seat, card) === null) return card;
  return actionPoints.most;
}
/** The victory points that end the game; null where it is played for something else. */
export function pointsWanted({ options, scenario: { goal } }: Ruleset): number | null {
  if (goal.kind === 'points') return options.goal ?? goal.points;
  return goal.kind === 'alliedPoints' ? goal.points : null;
}
/** Who wins if the turn ends now, one bit for each seat, 0 where nobody does; -1 where the game goes on. */
export function winnersAtTurnEnd(p: Position): number {
  const { ruleset } = p;
  const { goal } = ruleset.policies;
  if (goal.atOnce) return -1;
  // Asked at every position of a search: mostly nobody has the points, and that is seen at a glance.
  if (ruleset.scenario.goal.kind === 'points') {
    const wanted = pointsWanted(ruleset) ?? 0;
    let most = 0;
    for (let seat = 0; seat < ruleset.seats; seat++) most = Math.max(most, p.data[POINTS + seat]);
    if (most < wanted) return -1;
  }
  return goal.reached(p) ? goal.winners(p) : -1;
}
/** The slot of the hidden room at which a piece waits; -1 for one that waits nowhere. */
export function waitsAt(p: Position, piece: Piece): Slot {
  const where = whereIs(p, piece) - AT_SLOT;
  return where >= 0 && where < MOST_SLOTS ? where : -1;
}
/** Whether a piece is still to be laid. */
export const isInHand = (p: Position, piece: Piece): boolean => whereIs(p, piece) === IN_HAND;

/** The places by which a seat leaves the labyrinth; none where one leaves in another way. */
export const exitPlaces = (p: Position, seat: Seat): Place[] =>
  p.ruleset.layout.lines.flatMap((line, index) =>
    lineFor(p, seat, index) === EXIT ? Array.from({ length: line.length }, (_, i) => line.first + i) : [],
  );
