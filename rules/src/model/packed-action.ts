/**
 * Actions as integers, for lists that are made thousands of times a second.
 *
 * A listed action is three integers: `head` holds its kind, the acting piece and a target; `first` and `second` hold
 * what else the kind needs (for a move: up to two handlings of loads). Only the kind that wrote them reads them.
 */
import type { Piece } from '../vocabulary.ts';

/** No piece acts: a card, a claim, the end of a turn. */
export const NO_PIECE = 127;

/** Room for listed actions. One list is used again and again, so that listing allocates nothing. */
export class ActionList {
  length = 0;
  /** Set before a kind is asked to list: the kinds themselves do not know their number at this table. */
  kind = 0;
  /**
   * How many handlings of loads a listed move may have. Most moves of a full list differ only in what is left where on the
   * way; a search that looks ahead asks for fewer.
   */
  handlings = 2;
  heads: Int32Array = new Int32Array(1024);
  firsts: Int32Array = new Int32Array(1024);
  seconds: Int32Array = new Int32Array(1024);

  clear(): this {
    this.length = 0;
    return this;
  }

  push(piece: Piece, target: number, first = 0, second = 0): void {
    const i = this.length++;
    if (i === this.heads.length) this.grow();
    this.heads[i] = this.kind | (piece << 6) | (target << 13);
    this.firsts[i] = first;
    this.seconds[i] = second;
  }

  private grow(): void {
    this.heads = widened(this.heads);
    this.firsts = widened(this.firsts);
    this.seconds = widened(this.seconds);
  }

  /** One of the listed actions, ready to be performed. */
  packed(i: number): PackedAction {
    return { head: this.heads[i], first: this.firsts[i], second: this.seconds[i] };
  }
}

const widened = (old: Int32Array): Int32Array => {
  const wide = new Int32Array(old.length * 2);
  wide.set(old);
  return wide;
};

/** An action as integers, for one position only: `decode` makes it an `Action`. */
export interface PackedAction {
  head: number;
  first: number;
  second: number;
  /** Handlings beyond the second; only an action that somebody wrote has them. */
  more?: readonly number[];
  /** The way that was asked for; a listed action has none and finds one when it must be told. */
  path?: readonly number[];
}

/** The number of its kind at this table. */
export const kindOf = (packed: PackedAction): number => packed.head & 63;
/** The piece that acts, or `NO_PIECE`. */
export const pieceOf = (packed: PackedAction): number => (packed.head >> 6) & 127;
/** What its kind aims at; only the kind knows whether that is a place, a piece or something else. */
export const targetOf = (packed: PackedAction): number => packed.head >> 13;
