/**
 * Who stands where, as a lookup built from the pieces when somebody asks.
 *
 * Kept beside the position, not in it: a position only says where each piece is, so nothing can disagree.
 * Which square is empty (BD-TERM-6): actions/place-in-revealed-room.ts.
 */
import type { Piece, Place } from '../vocabulary.ts';
import { HELD, PIECE_SIZE, PIECES, WHERE } from './fields.ts';
import type { Position } from './position.ts';

export class Occupancy {
  /** The first piece that stands on a place by itself, or -1; the others follow in `next`. */
  readonly first: Int16Array;
  /** The first piece that a piece carries, or -1; the others follow in `next`. */
  readonly load: Int16Array;
  readonly next: Int16Array;
  private readonly touched: Int16Array;
  private count = 0;

  constructor(places: number, pieces: number) {
    this.first = new Int16Array(places).fill(-1);
    this.load = new Int16Array(pieces).fill(-1);
    this.next = new Int16Array(pieces).fill(-1);
    this.touched = new Int16Array(pieces);
  }

  read(position: Position): void {
    const { first, load, next, touched } = this;
    const { data } = position;
    for (let i = 0; i < this.count; i++) first[touched[i]] = -1;
    load.fill(-1);
    this.count = 0;
    const pieces = load.length;
    for (let piece = 0, at = PIECES + WHERE; piece < pieces; piece++, at += PIECE_SIZE) {
      const where = data[at];
      if (where < HELD) {
        next[piece] = first[where];
        first[where] = piece;
        touched[this.count++] = where;
      } else if (where < HELD + pieces) {
        next[piece] = load[where - HELD];
        load[where - HELD] = piece;
      }
    }
  }

  /** Whoever stands on top at a place: the figure, else the wounded, else the object. */
  at(place: Place): Piece {
    return this.first[place];
  }
}
