/** Numbers that the scenarios of both boxes share. */

export const COMBAT_CARDS: readonly number[] = [0, 1, 2, 2, 3, 3, 4, 5, 6];
export const JUMP_CARDS = 3;
export const STANDARD_GOAL = 5;
/** Central rooms take three tokens, end rooms two (BD-SETUP-12). */
export const STANDARD_CAPACITIES: readonly number[] = [2, 2, 3, 3, 3, 3, 2, 2];
/** Characters on the line at the start (BD-SETUP-6). */
export const STARTING_TEAM = 4;
