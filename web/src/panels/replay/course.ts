/** Where a replay stands, and where a key or a button leads. Pure, so that it can be tried out without a screen. */
export interface Course {
  readonly at: number;
  readonly last: number;
  /** The steps with which turns begin, in order. */
  readonly turns: readonly number[];
}

/** The turn to which a moment belongs. What ends a turn begins the next: then that is what one sees. */
export const turnAt = <T extends { readonly step: number }>(turns: readonly T[], at: number): T | undefined =>
  turns.findLast(({ step }) => step <= at);

export type Way = 'first' | 'previous' | 'next' | 'last' | 'previousTurn' | 'nextTurn';

const WAYS: Readonly<Record<Way, (course: Course) => number>> = {
  first: () => 0,
  previous: ({ at }) => Math.max(0, at - 1),
  next: ({ at, last }) => Math.min(last, at + 1),
  last: ({ last }) => last,
  previousTurn: ({ at, turns }) => turns.findLast((step) => step < at) ?? 0,
  nextTurn: ({ at, last, turns }) => turns.find((step) => step > at) ?? last,
};

export const led = (course: Course, way: Way): number => WAYS[way](course);

const KEYS: Readonly<Record<string, Way>> = {
  ArrowLeft: 'previous',
  ArrowDown: 'previous',
  ArrowRight: 'next',
  ArrowUp: 'next',
  PageDown: 'nextTurn',
  PageUp: 'previousTurn',
  Home: 'first',
  End: 'last',
};

export const travelOf = (key: string): Way | null => KEYS[key] ?? null;

/** Milliseconds from step to step. */
export const PACE = { slow: 2000, normal: 1000, fast: 300 } as const;
export type Speed = keyof typeof PACE;
