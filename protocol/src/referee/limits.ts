/** What the referee takes at most, so that no input can make it grow without end. */
export interface Limits {
  /** Games at once. */
  readonly games: number;
  /** Deeds of one game; a game by chance has a few hundred. */
  readonly deeds: number;
  /** Bytes of a line, without its end. */
  readonly lineBytes: number;
  /** Bytes that all games keep together, estimated. */
  readonly keptBytes: number;
}

export const LIMITS: Limits = { games: 256, deeds: 10_000, lineBytes: 4 * 2 ** 20, keptBytes: 512 * 2 ** 20 };

/** Longest text of an action; the notation takes no longer ones. */
export const LONGEST_ACTION = 4096;
/** Longest name of a game, of a piece, and of a request. */
export const LONGEST_NAME = 64;
/** What a record takes: see there. */
export const LONGEST_SEED = 200;
/** Actions of one list. */
export const MOST_ACTIONS = 1000;
/** Positions that one request deals to fit a view. */
export const MOST_SAMPLES = 100;
export const LONGEST_PLAYER = 200;
export const LONGEST_TAG = 2000;
export const MOST_TAGS = 64;
