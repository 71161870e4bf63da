/** How fast the others play, and whether they wait after each action until one has seen it. */
import { effect, signal } from '@preact/signals';
import { keepSetting, readSetting } from './setting.ts';

export const PACES = ['slow', 'normal', 'fast', 'atOnce'] as const;
export type Pace = (typeof PACES)[number];

const KEPT = 'pace';
const KEPT_STEPS = 'steps';

export const pace = signal<Pace>(PACES.find((one) => one === readSetting(KEPT)) ?? 'normal');

/** How long an action stays before the next one, once everything has come to rest, in milliseconds. */
const HELD: Readonly<Record<Pace, number>> = { slow: 2000, normal: 1000, fast: 350, atOnce: 0 };
export const heldFor = (): number => HELD[pace.value];

/** How fast the others move; null: not at all, they stand there at once. */
const RATE: Readonly<Record<Pace, number | null>> = { slow: 0.6, normal: 1, fast: 1.7, atOnce: null };
export const rateOfOthers = (): number | null => RATE[pace.peek()];

/** Whether the others wait after each action; null until somebody has said so: then it is so in the first games. */
export const stepsWanted = signal<boolean | null>(toldOf(readSetting(KEPT_STEPS)));

function toldOf(kept: string | null): boolean | null {
  return kept === 'on' ? true : kept === 'off' ? false : null;
}

effect(() => keepSetting(KEPT, pace.value));
effect(() => {
  if (stepsWanted.value !== null) keepSetting(KEPT_STEPS, stepsWanted.value ? 'on' : 'off');
});
