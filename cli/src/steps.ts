/** What both guesses at the way out have in common. */
import type { Place } from '@dungeon-twister/rules';
import type { Element } from './edges.ts';

/** How many steps it is from a place to the way out. */
export type StepsFrom = (place: Place) => number;

/** From here nobody gets out by walking. */
export const NO_WAY = 99;
export const PASSABLE: ReadonlySet<Element> = new Set<Element>(['open', 'border', 'gateOpen', 'gateBroken']);
/** The squares around a square, by direction. */
export const AROUND = [
  { dx: 0, dy: -1 },
  { dx: 1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: -1, dy: 0 },
] as const;
