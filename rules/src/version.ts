/**
 * The version of the rules, stored with every recorded game.
 *
 * It changes when, and only when, a game that was recorded before might replay differently. What changed is listed in
 * rule-changes.ts. Why, and what becomes of older games: docs/decisions/0019-old-games.md
 */
export const RULES_VERSION = 2;
