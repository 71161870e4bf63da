/** Who is against whom. */
import type { Ruleset } from '../model/ruleset.ts';
import type { Seat } from '../vocabulary.ts';

/** Whether two seats are enemies; nobody is his own, and partners are none. */
export const areEnemies = ({ hostile, seats }: Ruleset, one: Seat, other: Seat): boolean =>
  hostile[one * seats + other] === 1;
