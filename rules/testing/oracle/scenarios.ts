/** What differs from scenario to scenario (groups SETUP, SCN1 to SCN5, MIX) and the options of group OPTION. */
import type { GameOptions } from '../../src/model/options.ts';
import type { Seat } from '../../src/vocabulary.ts';

export interface Scenario {
  /** Rooms lie two wide and this many rows long. */
  readonly rows: number;
  /** Whether Combat cards are in the game at all (BD-SCN1-5, BD-SCN1-9). */
  readonly combat: boolean;
  /** By seat: whether its figures leave the labyrinth on the enemy line, or walk there (SCN2-8, SCN3-7, SCN3-8). */
  readonly leaves: readonly [boolean, boolean];
  /** By seat: how many characters go on the dots of the own line. */
  readonly starters: readonly [number, number];
  /** By row: how many tokens each of its two rooms takes. */
  readonly capacity: readonly number[];
}

/** BD-SETUP-1, BD-SETUP-6, BD-SETUP-12. */
const STANDARD: Scenario = {
  rows: 4,
  combat: true,
  leaves: [true, true],
  starters: [4, 4],
  capacity: [2, 3, 3, 2],
};

const SCENARIOS: Readonly<Record<string, Scenario>> = {
  base: STANDARD,
  /** BD-SCN1-2, BD-SCN1-4, BD-SCN1-5, BD-SCN1-6, BD-SCN1-7. */
  'prison-1': { rows: 2, combat: false, leaves: [true, true], starters: [2, 2], capacity: [1, 1] },
  /** BD-SCN2-1, BD-SCN2-2, BD-SCN2-6, BD-SCN2-8, BD-RULING-120. */
  'prison-2': { rows: 2, combat: true, leaves: [false, true], starters: [3, 2], capacity: [1, 1] },
  /** BD-SCN3-2, BD-SCN3-4, BD-SCN3-5, BD-SCN3-7, BD-SCN3-8. */
  'prison-3': { rows: 2, combat: true, leaves: [false, false], starters: [4, 4], capacity: [1, 1] },
  /** BD-SCN4-2, BD-SCN4-6, BD-SCN4-7. */
  'prison-4': { rows: 3, combat: true, leaves: [true, true], starters: [4, 4], capacity: [2, 2, 2] },
  /** BD-SCN5-1. */
  'prison-5': STANDARD,
  /** BD-MIX-5. */
  mixed: STANDARD,
};

export function scenarioOf(options: GameOptions): Scenario {
  const scenario = SCENARIOS[options.scenario];
  if (scenario === undefined) throw new Error(`The oracle knows no scenario ${options.scenario}`);
  return scenario;
}

export interface Rules {
  readonly revealFromLine: 'alongLine' | 'inFront';
  readonly jumpLanding: 'straight' | 'anySide';
  readonly strictRope: boolean;
  readonly noProgressCycles: number;
  readonly healEnemy: boolean;
  readonly spearJoins: boolean;
  readonly bowJoins: boolean;
}

/** BD-DIFF-1, BD-DIFF-2; mixed games follow Prison (BD-RULING-125, BD-MIX-4). */
export function rulesOf(options: GameOptions): Rules {
  const base = options.scenario === 'base';
  return {
    revealFromLine: base ? 'alongLine' : 'inFront',
    jumpLanding: base ? 'straight' : 'anySide',
    strictRope: false,
    noProgressCycles: 2,
    healEnemy: true,
    spearJoins: true,
    bowJoins: true,
    ...options.rules,
  };
}

/** There are two players (BD-COMP-1). */
export const other = (seat: Seat): Seat => 1 - seat;
