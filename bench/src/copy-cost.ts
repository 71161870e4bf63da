/** What a position weighs, and what copying one into another costs beside copying a plain kibibyte. */
import { newGame, type Position, SCENARIOS, rulesetFor } from '@dungeon-twister/rules';
import { medianRatio, perSecond } from './measuring.ts';

/** As many as a search might hold; all of them stay in the cache, on both sides of the comparison. */
const POOL = 32;
const COPIES_IN_ONE_GO = 20_000;

export interface CopyCost {
  /** Bytes of a position of the base set, and of the scenario that needs most. */
  readonly baseBytes: number;
  readonly mostBytes: number;
  readonly nanoseconds: number;
  /** How many times a copy of 1 KiB one copy of a position costs. */
  readonly timesKibibyte: number;
}

const poolOf = <T>(make: (index: number) => T): T[] =>
  Array.from({ length: POOL }, (_, index) => make(index));

function positionCopier(): () => number {
  const pool = poolOf((index) => newGame({ scenario: 'base' }, `copy ${index}`));
  return () => {
    for (let i = 0; i < COPIES_IN_ONE_GO; i++)
      (pool[(i + 1) % POOL] as Position).copyFrom(pool[i % POOL] as Position);
    return COPIES_IN_ONE_GO;
  };
}

function kibibyteCopier(): () => number {
  const pool = poolOf((index) => new Uint8Array(1024).fill(index));
  return () => {
    for (let i = 0; i < COPIES_IN_ONE_GO; i++)
      (pool[(i + 1) % POOL] as Uint8Array).set(pool[i % POOL] as Uint8Array);
    return COPIES_IN_ONE_GO;
  };
}

export function measureCopyCost(rounds: number, milliseconds: number): CopyCost {
  const copyPosition = positionCopier();
  const copyKibibyte = kibibyteCopier();
  const positions: number[] = [];
  const kibibytes: number[] = [];
  // The first round only warms up.
  for (let round = 0; round <= rounds; round++) {
    const position = perSecond(copyPosition, milliseconds);
    const kibibyte = perSecond(copyKibibyte, milliseconds);
    if (round === 0) continue;
    positions.push(position);
    kibibytes.push(kibibyte);
  }
  const bytes = SCENARIOS.map((scenario) => newGame({ scenario: scenario.id }, 'size').data.byteLength);
  return {
    baseBytes: newGame({ scenario: rulesetFor({ scenario: 'base' }).scenario.id }, 'size').data.byteLength,
    mostBytes: Math.max(...bytes),
    nanoseconds:
      1e9 /
      medianRatio(
        positions,
        positions.map(() => 1),
      ),
    timesKibibyte: medianRatio(kibibytes, positions),
  };
}
