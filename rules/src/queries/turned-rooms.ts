/** What turning rooms could make of the labyrinth: for a search that wants to know the ways before somebody opens them. */
import { turnByQuarter } from '../actions/rotate.ts';
import { ROOM_IN } from '../model/fields.ts';
import { isFaceUp, type Position } from '../model/position.ts';
import { placeIn } from '../map/place-numbers.ts';
import { GEAR, ROOM_SQUARES, type Place, type Slot } from '../vocabulary.ts';

/** A room that can be turned, and the gears from which that is done: its own and its twin's. */
export interface TurnableRoom {
  readonly slot: Slot;
  readonly gears: readonly Place[];
}

/** The rooms that somebody on a gear could turn. */
export function turnableRooms(p: Position): TurnableRoom[] {
  const { ground, layout, rooms } = p.ruleset;
  ground.refresh(p);
  const pairOf = (slot: Slot): unknown => rooms[p.data[ROOM_IN + slot]]?.pair;
  const open = [...layout.slots.keys()].filter((slot) => isFaceUp(p, slot));
  const gearsIn = new Map(
    open.map((slot) => [
      slot,
      Array.from({ length: ROOM_SQUARES }, (_, square) => placeIn(slot, square)).filter(
        (place) => ground.kind[place] === GEAR,
      ),
    ]),
  );
  return open
    .map((slot) => ({
      slot,
      gears: open
        .filter((other) => pairOf(other) === pairOf(slot))
        .flatMap((other) => gearsIn.get(other) ?? []),
    }))
    .filter(({ gears }) => gears.length > 0);
}

/** The position with its rooms as they lie when the turn is over: the same one, unless a room comes back by itself. */
export function asTheTurnLeavesIt(p: Position): Position {
  const { boardEffects } = p.ruleset.policies;
  if (!boardEffects.atTurnEnd) return p;
  const after = p.copy();
  boardEffects.atTurnEnd(after, null);
  return after;
}

/** Turns a room by a quarter as its arrow says, in a position that somebody imagines. */
export function turnRoom(p: Position, slot: Slot): void {
  turnByQuarter(p, slot, p.ruleset.rooms[p.data[ROOM_IN + slot]]?.arrow ?? 'cw');
}
