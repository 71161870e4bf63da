/**
 * Deals the rooms that nobody has seen to the slots that lie face down. Pairs come into play together (BD-MIX-1), and
 * where a scenario keeps a slot for certain rooms, everybody knows it (MP-RULING-34, MP-RULING-47). Every order that
 * fits is as likely as every other, and so is every turn of a room.
 */
import type { Chance } from '../chance.ts';
import { fixRooms, roomsForOthers } from '../editions/rooms-in-play.ts';
import { ROOM_IN, SLOT } from '../model/fields.ts';
import type { Position } from '../model/position.ts';
import type { Ruleset } from '../model/ruleset.ts';
import type { View } from './view.ts';

/** Per slot the number of its room in the table's list; -1 where it lies face down. */
export function knownRooms(view: View, ruleset: Ruleset): number[] {
  const used = new Set<number>();
  return view.shown.rooms.map((room) => {
    if (!room.faceUp) return -1;
    // Of a pair that is in play twice, the copies cannot be told apart: take the next.
    const index = ruleset.rooms.findIndex(({ id }, candidate) => id === room.room && !used.has(candidate));
    used.add(index);
    return index;
  });
}

export function dealRooms(p: Position, lying: readonly number[], chance: Chance): void {
  if (!lying.includes(-1)) return;
  const { ruleset, data } = p;
  const known = new Map([...lying.entries()].filter(([, room]) => room >= 0));
  const fixed = fixRooms(ruleset, (rooms) => rooms[chance.below(rooms.length)], known);
  const begun = new Set(
    [...known].filter(([slot]) => !fixed.has(slot)).map(([, room]) => ruleset.rooms[room].pair),
  );
  const others = roomsForOthers(ruleset, fixed, (pairs) => chance.shuffled(pairs), begun);
  const unseen = chance.shuffled(others.filter((room) => !lying.includes(room)));
  lying.forEach((room, slot) => {
    if (room >= 0) return;
    data[ROOM_IN + slot] = fixed.get(slot) ?? unseen.pop() ?? -1;
    data[SLOT + slot] = chance.below(4);
  });
}
