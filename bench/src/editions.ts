/** The games that are measured: one scenario of each family of editions, and one for four players. */

export interface Measured {
  /** Goes before the names of its figures, for programs. */
  readonly id: string;
  readonly scenario: string;
  /** How many times as fast as chess.js its random games are at least, and shall be. */
  readonly overChess: { readonly value: number; readonly goal: number };
  readonly words: string;
  /** Actions over which the growth of the heap is watched; fewer where a list takes longer. */
  readonly heapActions: number;
}

export const BASE_SET: Measured = {
  id: 'base',
  scenario: 'base',
  words: 'base set',
  overChess: { value: 15, goal: 30 },
  heapActions: 1_000_000,
};

const CARD_GAME: Measured = {
  id: 'cards',
  scenario: 'card-standard',
  words: 'Card Game',
  overChess: { value: 4, goal: 8 },
  heapActions: 100_000,
};

/** The plus: the standard game for four. */
const FOUR_PLAYERS: Measured = {
  id: 'four',
  scenario: 'standard-4',
  words: 'four players',
  overChess: { value: 9, goal: 18 },
  heapActions: 100_000,
};

export const EDITIONS: readonly Measured[] = [BASE_SET, CARD_GAME, FOUR_PLAYERS];
