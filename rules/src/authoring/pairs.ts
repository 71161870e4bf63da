/** Rooms come in pairs: a gear turns the rooms of its own number, and a pair comes into play as a whole. */
import type { Room } from '../map/read-room-drawing.ts';
import { faultAt, readEach } from '../json/fault.ts';
import type { DrawnRoom } from './room-blocks.ts';

/**
 * Every number must be on two rooms; which way they turn is for the author to say. Where a room could not be read, that
 * may be the twin of one that seems to have none.
 */
export function refuseBrokenPairs(drawn: readonly DrawnRoom[], allDrawn: boolean): void {
  readEach(drawn, ({ room, line }) => {
    const all = drawn.filter((other) => other.room.pair === room.pair);
    if (all.length === 1 && allDrawn)
      faultAt(line, {
        en: `Room: ${room.id} has no twin: draw another room of pair ${room.pair}`,
        fr: `Room: ${room.id} n’a pas de jumelle : dessiner une autre salle de la paire ${room.pair}`,
      });
    const third = all[2];
    if (third)
      faultAt(third.line, {
        en: `Room: ${third.room.id} is the third of pair ${room.pair}, after ${named(all.slice(0, 2))}`,
        fr: `Room: ${third.room.id} est la troisième de la paire ${room.pair}, après ${named(all.slice(0, 2))}`,
      });
  });
}

const named = (drawn: readonly DrawnRoom[]): string => drawn.map(({ room }) => room.id).join(', ');

export const pairsOf = (rooms: readonly Room[]): number[] => [...new Set(rooms.map(({ pair }) => pair))];
