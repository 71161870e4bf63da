/**
 * What lies where now, as everybody asks for it. How it is found out from the position is the labyrinth's business; it
 * is kept beside the position, not in it.
 */
import type { Place } from '../vocabulary.ts';
import type { Position } from './position.ts';

export const ASK = -1;
export const BARRED = -2;

/** The squares of the rooms and lines as they lie. */
export interface Terrain {
  /** The neighbour of a square in a direction of the table: index `square * 4 + direction`. */
  readonly neighbour: Int16Array;
  /**
   * The same for most steps at a glance: where nothing bars the way to ground on which anybody may stand it is the
   * neighbour, `BARRED` where nobody ever steps, and `ASK` where it depends on who comes or whose line it is.
   */
  readonly clear: Int16Array;
  /** What blocks that edge, as bits; 0 means that the two squares are adjacent. */
  readonly blocks: Uint8Array;
  /** What each square is. */
  readonly kind: Uint8Array;
  /** Brings everything up to date with the position; answers how often anything was computed anew. */
  refresh(position: Position): number;
  /** What the room of a square prints on its own side of an edge and what still blocks there. */
  ownBlock(position: Position, square: number, direction: number): number;
}

/** How places hang together, whatever a place is made of. */
export interface Ground {
  /** Links for each place: index `place * stride + link`; unused ones lead into the void. */
  readonly stride: number;
  /** Where a link leads: a place, VOID, or `HIDDEN_ROOM - slot`. */
  readonly to: Int16Array;
  /** What blocks it, as bits; 0 means that the two places are adjacent. */
  readonly blocks: Uint8Array;
  /** What each place is. */
  readonly kind: Uint8Array;
  /** Brings everything up to date with the position. */
  refresh(position: Position): void;
  /** The squares of which a place is made, in the present room; a place before a line has none. */
  squaresOf(position: Position, place: Place): readonly number[];
  /** The portcullises that can be worked from a place, packed; `out` is emptied first. */
  portcullisesAt(position: Position, place: Place, out: number[]): void;
}
