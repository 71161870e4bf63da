/** A figure of the bench: what came out, and what was wanted. */
export interface Figure {
  /** Name for programs, in reports/bench.json. */
  readonly id: string;
  readonly words: string;
  readonly value: number;
  readonly unit: string;
  /** The same beside the calibration loop, where it depends on the machine. */
  readonly calibrated?: Calibrated;
  readonly target?: Target;
}

interface Calibrated {
  readonly value: number;
  readonly unit: 'per million steps' | 'steps' | 'million steps';
}

export interface Target {
  readonly bound: 'least' | 'most';
  readonly value: number;
  /** Nobody fails for missing it, but this is what we would be proud of. */
  readonly goal?: number;
}

const reaches = (value: number, bound: Target['bound'], wanted: number): boolean =>
  bound === 'least' ? value >= wanted : value <= wanted;

export const isMet = ({ value, target }: Figure): boolean =>
  !target || reaches(value, target.bound, target.value);

export const isGoalMet = ({ value, target }: Figure): boolean =>
  target?.goal !== undefined && reaches(value, target.bound, target.goal);

/** A number short enough to be read. */
export function short(value: number): string {
  const size = Math.abs(value);
  if (size >= 1000 || Number.isInteger(value)) return Math.round(value).toLocaleString('en-US');
  return value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2);
}

export const targetInWords = ({ bound, value, goal }: Target): string =>
  `at ${bound} ${short(value)}${goal === undefined ? '' : `, goal ${short(goal)}`}`;
