/** Tools for tests of the rules and of whatever is built on them. */
export * from './deeds.ts';
export * from './invariants.ts';
export * from './list-agrees.ts';
export * from './options-by-seed.ts';
export * from './perft.ts';
export * from './random-players.ts';
export * from './random-game.ts';
export * from './scene.ts';
export * from './second-opinion.ts';
export { type Answers, HONEST } from './secrecy/answers.ts';
export { leaksOf, type Walk } from './secrecy/walk.ts';
export { anotherWorld, type OtherWorld } from './secrecy/worlds.ts';
export { sketch } from './sketch.ts';
export * from './tally.ts';
export * from './throw-requests.ts';
export * from './requests.ts';
export * from './zone-deeds.ts';
