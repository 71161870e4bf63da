/** Deals the rooms that nobody has seen to the slots that lie face down. Pairs come into play together (BD-MIX-1). */
import type { Chance } from '../chance.ts';
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
  const unseen = chance.shuffled(inPlay(table, used, chance).filter((room) => !used.has(room)));
  return lying.map((room) => (room >= 0 ? room : (unseen.pop() ?? -1)));
}

/** All rooms, or the pairs of which a room has been seen and as many others as there are slots for. */
function inPlay(table: Table, seen: ReadonlySet<number>, chance: Chance): number[] {
  const { rooms, layout } = table;
  const all = [...rooms.keys()];
  if (all.length <= layout.slots.length) return all;
  const begun = new Set([...seen].map((room) => rooms[room].pair));
  const others = [...new Set(rooms.map(({ pair }) => pair))].filter((pair) => !begun.has(pair));
  const drawn = chance.shuffled(others).slice(0, layout.slots.length / 2 - begun.size);
  return all.filter((room) => begun.has(rooms[room].pair) || drawn.includes(rooms[room].pair));
}
