/**
 * Every reason why a server does not do what was asked. The code is the contract; what a person reads is the page's own.
 * Specified in docs/server.md.
 */
export const ONLINE_CODES = [
  // --- the message
  'TOO_LARGE',
  'NOT_JSON',
  'NOT_A_REQUEST',
  'NO_GREETING',
  'OTHER_VERSION',
  'TOO_MANY',
  // --- the table
  'BAD_OPTIONS',
  'NO_ENTRY',
  'NOT_JOINED',
  'NOT_HOST',
  'UNKNOWN_SEAT',
  'UNKNOWN_LEVEL',
  'SEAT_TAKEN',
  'NO_SEAT',
  'NAME_TAKEN',
  'NO_PERSON',
  'BEGUN',
  // --- the game
  'NOT_BEGUN',
  'REFUSED',
  'NOT_TAKEN_BACK',
  'ASKED_ALREADY',
  'NOT_ASKED',
  'NOT_OVER',
  'NOT_AWAY',
  'BOT_PLAYS',
  'NO_BOT',
  'CHAT_OFF',
  'NO_NAME',
  'NOT_SAID',
  'TOO_LONG',
  'AHEAD',
  // --- the server
  'INTERNAL',
] as const;
export type OnlineCode = (typeof ONLINE_CODES)[number];

/** Why a server ends a conversation by itself. */
export const FAREWELLS = ['OTHER_VERSION', 'TOO_MANY', 'REVOKED', 'STOPPING'] as const;
export type Farewell = (typeof FAREWELLS)[number];
