/**
 * A position: the table it is played on and one block of integers. Everything printed on cardboard is in the table.
 *
 * Mutable on purpose: search copies a position into another one of a pool and plays on there. Nothing outside this
 * package writes to `data`; callers perform actions.
 */
import type { Piece, Place, Seat } from '../vocabulary.ts';
import {
  AP,
  ENTERED_FROM,
  ENTERED_SHIFT,
  FACE_UP,
  GONE,
  HELD,
  MARKS,
  OWN_POINTS,
  OWN_POINTS_SHIFT,
  PIECE_SIZE,
  PIECES,
  SLOT,
  SPENT,
  WHERE,
  WOUNDED,
} from './fields.ts';
import type { Ability, Question } from './ability.ts';
import { MEMORIES } from './piece-memory.ts';
import type { Ruleset } from './ruleset.ts';

/** A game at one moment, secrets included: `viewOf` says what somebody may know of it. */
export class Position {
  readonly ruleset: Ruleset;
  readonly data: Int32Array;

  constructor(
    ruleset: Ruleset,
    data: Int32Array = new Int32Array(PIECES + PIECE_SIZE * ruleset.pieces.count),
  ) {
    this.ruleset = ruleset;
    this.data = data;
  }

  /** Overwrites this position with another of the same table. */
  copyFrom(other: Position): this {
    this.data.set(other.data);
    return this;
  }

  copy(): Position {
    return new Position(this.ruleset, this.data.slice());
  }
}

/** Where a piece is as the position stores it: a place, a holder, or out of the labyrinth. See `placeOf`, `holderOf`. */
export const whereIs = (p: Position, piece: Piece): number => p.data[PIECES + PIECE_SIZE * piece + WHERE];
export const marksOf = (p: Position, piece: Piece): number => p.data[PIECES + PIECE_SIZE * piece + MARKS];

export function put(p: Position, piece: Piece, where: number): void {
  p.data[PIECES + PIECE_SIZE * piece + WHERE] = where;
}

export function mark(p: Position, piece: Piece, bits: number): void {
  p.data[PIECES + PIECE_SIZE * piece + MARKS] |= bits;
}

export function unmark(p: Position, piece: Piece, bits: number): void {
  p.data[PIECES + PIECE_SIZE * piece + MARKS] &= ~bits;
}

/** Whether a character is wounded. */
export const isWounded = (p: Position, piece: Piece): boolean => (marksOf(p, piece) & WOUNDED) !== 0;
/** The rule by which a piece rests that has healed itself, where it can. */
export const restRuleOf = (p: Position, piece: Piece): string | undefined =>
  p.ruleset.pieces.answering.restRule[piece]?.restRule;
export const isSpent = (p: Position, piece: Piece): boolean => (marksOf(p, piece) & SPENT) !== 0;

/** Where a piece stands, its own or its carrier's place; -1 when it is on no place. */
export function placeOf(p: Position, piece: Piece): Place {
  let where = whereIs(p, piece);
  while (where >= HELD && where < HELD + p.ruleset.pieces.count) where = whereIs(p, where - HELD);
  return where < HELD ? where : -1;
}

/** The piece that carries this one, or -1. */
export function holderOf(p: Position, piece: Piece): Piece {
  const where = whereIs(p, piece);
  return where >= HELD && where < HELD + p.ruleset.pieces.count ? where - HELD : -1;
}

/** The first piece that this one carries, or -1. */
export function loadOf(p: Position, piece: Piece): Piece {
  const { count } = p.ruleset.pieces;
  for (let other = 0; other < count; other++) if (whereIs(p, other) === HELD + piece) return other;
  return -1;
}

/** Everything that a piece carries; none of it twice. */
export function loadsOf(p: Position, piece: Piece): Piece[] {
  const loads: Piece[] = [];
  for (let other = 0; other < p.ruleset.pieces.count; other++)
    if (whereIs(p, other) === HELD + piece) loads.push(other);
  return loads;
}

/** An unwounded character on a place: it may act, move and attack (BD-TERM-3, BD-TERM-4). */
export const isFigure = (p: Position, piece: Piece): boolean =>
  p.ruleset.pieces.isCharacter[piece] === 1 && !isWounded(p, piece);

/** Whether the room in this slot has been revealed. */
export const isFaceUp = (p: Position, slot: number): boolean => (p.data[SLOT + slot] & FACE_UP) !== 0;

/** The traits that a character has now: all of them, or while wounded only those that stay. */
export const traitsOf = (p: Position, piece: Piece): number =>
  isWounded(p, piece) ? p.ruleset.pieces.woundedTraits[piece] : p.ruleset.pieces.traits[piece];

/** The ability of a piece that answers a question now; a wounded has lost most of his (BD-WOUND-7, CG-WOUND-2). */
export function abilityOf(p: Position, piece: Piece, question: Question): Ability | undefined {
  const ability = p.ruleset.pieces.answering[question][piece];
  return ability && (ability.whileWounded || !isWounded(p, piece)) ? ability : undefined;
}

/** Whether a piece has used what this ability allows, for as long as its memory lasts. */
export const isUsedUp = (p: Position, piece: Piece, { memory }: Ability): boolean =>
  memory !== undefined && (marksOf(p, piece) & MEMORIES[memory].bits) !== 0;

export function noteUse(p: Position, piece: Piece, { memory }: Ability): void {
  if (memory !== undefined) mark(p, piece, MEMORIES[memory].bits);
}

/** Action points that this piece could spend: its own and its player's. */
export const pointsFor = (p: Position, piece: Piece): number => p.data[AP] + ownPoints(p, piece);
export const ownPoints = (p: Position, piece: Piece): number =>
  (marksOf(p, piece) & OWN_POINTS) >> OWN_POINTS_SHIFT;

export function setOwnPoints(p: Position, piece: Piece, points: number): void {
  unmark(p, piece, OWN_POINTS);
  mark(p, piece, points << OWN_POINTS_SHIFT);
}

/** The place by which a figure came among enemies in this turn, or -1 (CG-RULING-34). */
export const enteredFrom = (p: Position, piece: Piece): Place =>
  ((marksOf(p, piece) & ENTERED_FROM) >> ENTERED_SHIFT) - 1;

export function setEnteredFrom(p: Position, piece: Piece, place: Place): void {
  unmark(p, piece, ENTERED_FROM);
  mark(p, piece, (place + 1) << ENTERED_SHIFT);
}

/** Whether two seats are enemies; nobody is his own, and partners are none. */
export const areEnemies = ({ hostile, seats }: Ruleset, one: Seat, other: Seat): boolean =>
  hostile[one * seats + other] === 1;
export const hostile = (p: Position, a: Seat, b: Seat): boolean => areEnemies(p.ruleset, a, b);
export const areHostile = (p: Position, a: Piece, b: Piece): boolean =>
  hostile(p, p.ruleset.pieces.owner[a], p.ruleset.pieces.owner[b]);
export const isCharacter = (p: Position, piece: Piece): boolean => p.ruleset.pieces.isCharacter[piece] === 1;

export const allSeats = ({ ruleset }: Position): Seat[] =>
  Array.from({ length: ruleset.seats }, (_, seat) => seat);

/** The seats of those who have not left the table (MP-RULING-75). */
export function atTheTable(p: Position): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < p.ruleset.seats; seat++) if (p.data[GONE + seat] === 0) seats.push(seat);
  return seats;
}
