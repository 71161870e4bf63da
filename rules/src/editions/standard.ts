/**
 * The standard game for two, and what it shares with nearly every other game; each scenario says what it changes.
 * Rules: BD-COMP-1, BD-SETUP-3, BD-SETUP-6, BD-SETUP-11, BD-SETUP-12, BD-END-1, group BD-HIGHSCORE.
 */
import { twoLines } from '../content/maps/two-lines.ts';
import type { Scenario, TeamPlan } from '../model/scenario.ts';
import { CARDS_OF_EACH_PLAYER } from './cards-of-each-player.ts';

/** Characters on the line at the start (BD-SETUP-6). */
export const STARTING_TEAM = 4;

/** Whoever plays, and whatever for. */
export const USUAL = {
  ...CARDS_OF_EACH_PLAYER,
  deployOrder: 'together',
  firstPlayer: 'lot',
  goalIsOption: false,
  handicapAllowed: false,
  walksOnLines: [],
} as const satisfies Partial<Scenario>;

/** Two players, one colour each (CG-COMP-12). */
export const FOR_TWO = { ...USUAL, colours: ['blue', 'yellow'] } as const satisfies Partial<Scenario>;

/** Central rooms take three tokens, end rooms two (BD-SETUP-12); five points to win (BD-END-1). */
export const STANDARD_FOR_TWO = {
  ...FOR_TWO,
  layout: twoLines([2, 2, 3, 3, 3, 3, 2, 2]),
  onLine: [STARTING_TEAM, STARTING_TEAM],
  goal: { kind: 'points', points: 5, atOnce: false },
  goalIsOption: true,
  handicapAllowed: true,
} as const satisfies Partial<Scenario>;

export const both = (team: TeamPlan): readonly TeamPlan[] => [team, team];
