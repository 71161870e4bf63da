/** What a mission has that a lesson has not: how hard it is, and how many action points are worth how many stars. */

/** From one idea that is in plain sight to several that must fit together. */
export const LEVELS = [1, 2, 3] as const;
type Level = (typeof LEVELS)[number];

export interface Mission {
  readonly level: Level;
  /** At most so many action points for three stars, for two, and for one. */
  readonly stars: readonly [number, number, number];
}

/** None where more points were spent than the last star allows. */
export const starsFor = ({ stars }: Mission, points: number): number =>
  stars.filter((most) => points <= most).length;
