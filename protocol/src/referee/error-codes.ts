/**
 * Every reason why the referee does not do what was asked. The code is the contract; the words are for people and
 * may be improved at any time. Specified in docs/referee.md, each with an example.
 */
export const ERROR_CODES = [
  // --- the line
  'LINE_TOO_LONG',
  'NOT_JSON',
  'NOT_A_REQUEST',
  'UNKNOWN_REQUEST',
  // --- what it names
  'UNKNOWN_GAME',
  'UNKNOWN_SEAT',
  'UNKNOWN_PIECE',
  'UNKNOWN_LEVEL',
  // --- beginning a game
  'GAME_EXISTS',
  'TOO_MANY_GAMES',
  'NO_ROOM',
  'BAD_OPTIONS',
  'UNREADABLE',
  'NOT_A_VIEW',
  // --- playing
  'UNCLEAR_ACTION',
  'REFUSED',
  'NO_CLOCK',
  'NO_ATTACK',
  'NO_DECISION',
  'GAME_TOO_LONG',
  // --- a fault in the program
  'INTERNAL',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];
