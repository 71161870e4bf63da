/** How many games a long test plays: by night many times as many as by day (vitest.nightly.config.ts). */
import { inject } from 'vitest';

export interface HowMany {
  readonly timesAsMany: number;
}

declare module 'vitest' {
  interface ProvidedContext extends HowMany {}
}

export const moreByNight = (byDay: number): number => byDay * inject('timesAsMany');
