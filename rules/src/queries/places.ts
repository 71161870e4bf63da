/** Where places lie: in which room, on which line. How they are numbered is nobody's business outside the rules. */
import { slotOf } from '../map/place-numbers.ts';
import type { Position } from '../model/position.ts';
import type { Ruleset } from '../model/ruleset.ts';
import { GEAR, type Place, type Slot } from '../vocabulary.ts';

/** Whether a place belongs to a line, and so to no room. */
export const isOnLine = ({ layout }: Pick<Ruleset, 'layout'>, place: Place): boolean =>
  place >= layout.linesFrom;

/** The line to which a place belongs, by its number in the layout; -1 for a place in a room. */
export const lineOf = ({ layout }: Pick<Ruleset, 'layout'>, place: Place): number =>
  place < layout.linesFrom ? -1 : layout.lineOf[place - layout.linesFrom];

/** Whether a place belongs to the room in a slot. */
export const isInSlot = (ruleset: Pick<Ruleset, 'layout'>, place: Place, slot: Slot): boolean =>
  !isOnLine(ruleset, place) && slotOf(place) === slot;

/** Whether a place bears a gear in the room as it lies now. */
export function isGear(p: Position, place: Place): boolean {
  p.ruleset.ground.refresh(p);
  return p.ruleset.ground.kind[place] === GEAR;
}
