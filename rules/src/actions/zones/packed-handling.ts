/**
 * Something done with loads at a place, as one integer that is never 0: leave one there or give it to somebody, take
 * another; -1 for none.
 */
import type { Piece, Place } from '../../vocabulary.ts';

export const packHandling = (at: Place, leave: Piece, to: Piece, take: Piece): number =>
  at | ((leave + 1) << 9) | ((to + 1) << 16) | ((take + 1) << 23);

export const handlingPlace = (packed: number): Place => packed & 511;
export const leftIn = (packed: number): Piece => ((packed >> 9) & 127) - 1;
/** To whom it is given; -1 where it is put down. */
export const receiverIn = (packed: number): Piece => ((packed >> 16) & 127) - 1;
export const takenIn = (packed: number): Piece => ((packed >> 23) & 127) - 1;
