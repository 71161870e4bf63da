/**
 * Numbers by which a search knows a position again. Unlike `keyOf` they leave out how often somebody was asked: two
 * orders of the same actions lead to the same position.
 */
import { ARRANGEMENT, ASKED, MOST_SEATS, MOST_SLOTS, ROOM_IN, SLOT } from '../model/fields.ts';
import type { Position } from '../model/position.ts';

/** Two hashes of 32 bits that mix differently, as one exact number of 53 bits. */
function hashOf(data: Int32Array, from: number, to: number, a: number, b: number): number {
  for (let i = from; i < to; i++) {
    a = Math.imul(a ^ data[i], 0x9e3779b1);
    a ^= a >>> 15;
    b = (Math.imul(b, 0x27d4eb2f) + data[i]) | 0;
    b ^= b >>> 13;
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b);
  b = Math.imul(b ^ (b >>> 16), 0xc2b2ae35);
  return ((a ^ (a >>> 13)) >>> 0) * 0x200000 + ((b ^ (b >>> 16)) >>> 11);
}

/** What a position is to a search: equal positions of one game have equal numbers, however they came about. */
export const searchKey = ({ data }: Position): number =>
  hashOf(data, ASKED + MOST_SEATS, data.length, data[0] ^ 0x165667b1, hashOf(data, 0, ASKED, 1, 2) | 0);

/** How the labyrinth lies: equal as long as no room turns, moves or is revealed and nothing in it opens or closes. */
export const groundKey = ({ data }: Position): number =>
  hashOf(data, ROOM_IN, SLOT + MOST_SLOTS, data[ARRANGEMENT], 3);
