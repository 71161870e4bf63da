/** When a server dies that a test has made mortal. */

/** Where it can die. */
export const POINTS = [
  'before entry',
  'after entry',
  'before due',
  'after due',
  'before lobby',
  'after lobby',
  'before chat',
  'after chat',
  'before commit',
  'after commit',
] as const;
export type Point = (typeof POINTS)[number];

/** At which point, and the how manieth time that it comes there. */
export interface Fate {
  readonly point: Point;
  readonly times: number;
}
