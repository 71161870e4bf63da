/** The end of a dead game, asked in full: what the test could tell, if it told. */
import { POINTS } from '../../src/model/fields.ts';
import type { Position } from '../../src/model/position.ts';

/** With which points of each seat the goal can still be reached: the whole of what the test can tell. */
export function limits(p: Position): string {
  const { goal } = p.ruleset.policies;
  const bounds: boolean[] = [];
  for (let seat = 0; seat < p.ruleset.seats; seat++)
    for (let points = -40; points < 5; points++) {
      const world = p.copy();
      world.data[POINTS + seat] = points;
      bounds.push(goal.possible(world, seat));
    }
  return bounds.map(Number).join('');
}
