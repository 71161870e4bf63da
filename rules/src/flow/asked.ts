/** What the game waits for now, and from whom. */
import { STAGE } from '../model/fields.ts';
import type { Position } from '../model/position.ts';
import type { Stage } from '../model/stage.ts';
import type { Seat } from '../vocabulary.ts';

export const stageNow = (p: Position): Stage => p.ruleset.stages[p.data[STAGE]];

/** Brings what is derived from the position up to date. */
export function refreshDerived(p: Position): void {
  p.ruleset.ground.refresh(p);
  p.ruleset.occupancy.read(p);
}

/** Whether the game waits for this seat. */
export const mustDecide = (p: Position, seat: Seat): boolean => (stageNow(p).deciders(p) & (1 << seat)) !== 0;
