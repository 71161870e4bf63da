/**
 * The version of the rules, stored with every recorded game.
 *
 * It changes when, and only when, a game that was recorded before might replay differently: then an old record is
 * refused with a plain reason instead of being told wrongly.
 */
export const RULES_VERSION = 1;
