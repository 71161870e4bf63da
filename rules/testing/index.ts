/** Tools for tests of the rules and of whatever is built on them. */
export * from './deeds.ts';
export * from './invariants.ts';
export * from './options-by-seed.ts';
export * from './policies.ts';
export * from './random-game.ts';
export * from './tally.ts';
export * from './wishes.ts';
