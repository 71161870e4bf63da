/** What is to be reached in a position of the suite, as words in its file and as a test of the rules. */
import {
  isWounded,
  type Piece,
  type PieceId,
  placeOf,
  type Position,
  type Seat,
  winnersOf,
} from '@dungeon-twister/rules';
import { findExit } from './next-turn.ts';

export const KINDS = ['win', 'stop', 'piece', 'turn'] as const;
/** The kinds of positions; those of the last have the aim of another kind that only turning a room reaches. */
export type Kind = (typeof KINDS)[number];

export type Aim =
  | { readonly type: 'win' }
  | { readonly type: 'stop' }
  | { readonly type: 'piece'; readonly piece: PieceId };

const WINS = 'wins this turn';
const STOPS = 'stops the only exit';
const WINS_PIECE = 'wins the piece ';

export function writeAim(aim: Aim): string {
  switch (aim.type) {
    case 'win':
      return WINS;
    case 'stop':
      return STOPS;
    default:
      return `${WINS_PIECE}${aim.piece}`;
  }
}

export function readAim(text: string): Aim | null {
  if (text === WINS) return { type: 'win' };
  if (text === STOPS) return { type: 'stop' };
  return text.startsWith(WINS_PIECE) ? { type: 'piece', piece: text.slice(WINS_PIECE.length) } : null;
}

/** How many positions of the next player's turn are kept when it is asked whether he can leave. */
const MOST_REPLIES = 400_000;

/** A figure that is wounded or gone, a wounded that is gone. */
export const isWon = (before: Position, after: Position, piece: Piece): boolean =>
  placeOf(after, piece) < 0 || (!isWounded(before, piece) && isWounded(after, piece));

/** Whether a seat alone has won. */
export const hasWon = (p: Position, seat: Seat): boolean => winnersOf(p) === 1 << seat;

/**
 * Whether the aim of a seat holds in a position after its turn: with all luck in combats granted to the next player, or
 * only that which the seat cannot keep from him with the cards that it has.
 */
export function holds(
  aim: Aim,
  seat: Seat,
  before: Position,
  after: Position,
  combats: 'all' | 'guarded' = 'all',
): boolean {
  switch (aim.type) {
    case 'win':
      return hasWon(after, seat);
    case 'stop': {
      if (winnersOf(after) >= 0) return hasWon(after, seat);
      const exits = findExit(after, { combats, rotations: true, most: MOST_REPLIES });
      return exits.way === null && exits.complete;
    }
    default:
      return isWon(before, after, before.ruleset.pieces.byId.get(aim.piece) ?? -1);
  }
}
