/** Short ways to ask a drawing about combats: who would take part, with what strength, and who hears what. */
import type { Action, PieceId } from '../src/model/action.ts';
import { cardsIn } from '../src/combat/cards/hand.ts';
import { firstSeen } from '../src/labyrinth/sight.ts';
import { COMBAT_HAND } from '../src/model/fields.ts';
import { type GameEvent, eventFor } from '../src/model/events.ts';
import { check, decisions, perform } from '../src/flow/play.ts';
import type { Seat } from '../src/vocabulary.ts';
import type { Board } from './sketch.ts';

export const BLUE = 0;
export const YELLOW = 1;
/** Somebody who only looks on. */
export const SPECTATOR = -1;

export function attackOf(piece: PieceId, target: PieceId, joiners: readonly PieceId[] = []): Action {
  return joiners.length > 0 ? { type: 'attack', piece, target, joiners } : { type: 'attack', piece, target };
}

/** Tries something and puts the position back as it was. */
function tried<T>(board: Board, attempt: () => T): T {
  const before = board.position.data.slice();
  const told = board.events.length;
  try {
    return attempt();
  } finally {
    board.position.data.set(before);
    board.events.length = told;
  }
}

/** Everybody who would take part in this attack, each side in the order of the alphabet. */
export function sides(
  board: Board,
  piece: PieceId,
  target: PieceId,
  joiners: readonly PieceId[] = [],
): { attackers: PieceId[]; defenders: PieceId[] } {
  return tried(board, () => {
    const declared = board
      .do(attackOf(piece, target, joiners))
      .find((event) => event.type === 'attackDeclared');
    if (declared?.type !== 'attackDeclared') throw new Error('No attack was declared');
    return { attackers: [...declared.attackers].sort(), defenders: [...declared.defenders].sort() };
  });
}

/** What both sides of this attack are worth before any card: `[attack, defence]`. Both hands must hold a +0. */
export function strengths(
  board: Board,
  piece: PieceId,
  target: PieceId,
  joiners: readonly PieceId[] = [],
): [number, number] {
  return tried(board, () => {
    const { attack, defence } = board.fight(piece, target, 0, 0, joiners);
    return [attack, defence];
  });
}

/** Whom a piece may attack now, in the order of the alphabet. */
export function targets(board: Board, piece: PieceId): PieceId[] {
  const found = board
    .legal('attack', piece)
    .flatMap((action) => (action.type === 'attack' ? [action.target] : []));
  return [...new Set(found)].sort();
}

/** The combat cards that a player holds. */
export const handOf = (board: Board, seat: Seat): number[] =>
  cardsIn(board.position.data[COMBAT_HAND + seat]);

/** The first character that is seen from a square of the drawing to the north, east, south and west. */
export function seenFrom(board: Board, place: number): (PieceId | null)[] {
  const { position: p } = board;
  p.ruleset.terrain.refresh(p);
  p.ruleset.occupancy.read(p);
  return [0, 1, 2, 3].map((direction) => p.ruleset.pieces.ids[firstSeen(p, place, direction)] ?? null);
}

/** Performs an action of the seat that decides and answers what one listener hears of it. */
export function heard(board: Board, action: Action, listener: Seat, by = board.seat): GameEvent[] {
  const decision = decisions(board.position).find(({ seat }) => seat === by);
  if (!decision) throw new Error('Nobody decides now');
  const answer = check(board.position, { seat: decision.seat, decision: decision.number, action });
  if (!answer.ok) throw new Error(`${JSON.stringify(action)} is refused: ${answer.refusal.code}`);
  const events: GameEvent[] = [];
  perform(board.position, decision.seat, answer.packed, (addressed) => {
    const event = eventFor(addressed, listener);
    if (event) events.push(event);
  });
  return events;
}

/** Ends the turn and plays the highest card that the next player may play. */
export function nextTurn(board: Board): void {
  board.do({ type: 'endTurn' });
  const card = board.legal('playCard').at(-1);
  if (!card) throw new Error('The game is over');
  board.do(card);
}
