/**
 * Deals the rooms that nobody has seen to the slots that lie face down. Pairs come into play together (BD-MIX-1), and
 * where a scenario keeps a slot for certain rooms, everybody knows it (MP-RULING-34, MP-RULING-47).
 */
import type { Chance } from '../chance.ts';
import { fixRooms, roomsForOthers } from '../editions/rooms-in-play.ts';
import type { Table } from '../position/table.ts';
import type { View } from './view.ts';

/** Per slot the number of its room in the table's list. */
export function dealRooms(view: View, table: Table, chance: Chance): number[] {
  const used = new Set<number>();
  const lying = view.shown.rooms.map((room) => {
    if (!room.faceUp) return -1;
    // Of a pair that is in play twice, the copies cannot be told apart: take the next.
    const index = table.rooms.findIndex(({ id }, candidate) => id === room.room && !used.has(candidate));
    used.add(index);
    return index;
  });
  const known = new Map([...lying.entries()].filter(([, room]) => room >= 0));
  const fixed = fixRooms(table, (rooms) => chance.shuffled(rooms)[0], known);
  const begun = new Set(
    [...known].filter(([slot]) => !fixed.has(slot)).map(([, room]) => table.rooms[room].pair),
  );
  const others = roomsForOthers(table, fixed, (pairs) => chance.shuffled(pairs), begun);
  const unseen = chance.shuffled(others.filter((room) => !used.has(room)));
  return lying.map((room, slot) => (room >= 0 ? room : (fixed.get(slot) ?? unseen.pop() ?? -1)));
}
