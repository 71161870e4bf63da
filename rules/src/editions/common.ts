/** What the scenarios of both boxes share. */
import type { RuleOptions } from './options.ts';

export const COMBAT_CARDS: readonly number[] = [0, 1, 2, 2, 3, 3, 4, 5, 6];
export const JUMP_CARDS = 3;
export const STANDARD_GOAL = 5;
/** Central rooms take three tokens, end rooms two (BD-SETUP-12). */
export const STANDARD_CAPACITIES: readonly number[] = [2, 2, 3, 3, 3, 3, 2, 2];
/** Characters on the line at the start (BD-SETUP-6). */
export const STARTING_TEAM = 4;

/** The rulings as ruled; each can be chosen otherwise. */
const AS_RULED = {
  thiefOnPit: 'ropeSaves',
  strictRope: false,
  selfKill: 'opponent',
  noProgressCycles: 2,
  healEnemy: true,
  spearJoins: true,
  bowJoins: true,
  undo: true,
} as const;

/** As the base set prints it (BD-DIFF-1, BD-DIFF-2). */
export const BASE_RULES: RuleOptions = { ...AS_RULED, revealFromLine: 'alongLine', jumpLanding: 'straight' };
/** As Prison prints it; the mixed game follows it too (BD-RULING-125). */
export const PRISON_RULES: RuleOptions = { ...AS_RULED, revealFromLine: 'inFront', jumpLanding: 'anySide' };
