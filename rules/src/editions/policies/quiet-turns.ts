/** What keeps a turn from being quiet. No goal in reach (BD-RULING-117, BD-RULING-136, CG-RULING-204): who-wins.ts. */
import type { Progress } from '../../model/policies.ts';

/** Whatever cannot be undone by walking back (BD-RULING-118; who may claim the end then: turn/turn-and-game-end.ts). */
export const anyLastingChange: Progress = {
  id: 'anyLastingChange',
  changes: new Set(['reveal', 'wound', 'healing', 'death', 'exit', 'portcullis']),
};

/** A portcullis can be opened and closed, and one wounded healed, without end: neither moves the game on (CG-RULING-180). */
export const stepsTowardsTheEnd: Progress = {
  id: 'stepsTowardsTheEnd',
  changes: new Set(['reveal', 'wound', 'death', 'exit']),
};
