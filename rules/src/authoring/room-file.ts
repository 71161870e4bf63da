/**
 * A file of rooms. A room is refused only for what the game cannot play with: a drawing that is none, a room without
 * its twin. All else is the author's business, and a remark tells him.
 */
import type { Room } from '../map/read-room-drawing.ts';
import { KNOWN_ROOMS } from './catalogue.ts';
import { readEntries } from './entries.ts';
import { faultAt, Gathering, orUnreadable, type Unreadable } from '../json/fault.ts';
import { type Remark, remark } from './fault.ts';
import { refuseBrokenPairs } from './pairs.ts';
import { type DrawnRoom, readRoomBlocks, ROOM_KEYS } from './room-blocks.ts';
import { pairRemarks, roomRemarks } from './room-remarks.ts';

/** The rooms of a file. */
export interface ReadRooms {
  readonly ok: true;
  readonly rooms: readonly Room[];
  readonly remarks: readonly Remark[];
}

/** Reads a file of rooms that somebody drew. */
export function readRooms(text: string): ReadRooms | Unreadable {
  return orUnreadable(() => {
    const gathering = new Gathering();
    const { drawn } = readRoomBlocks(readEntries(text, ROOM_KEYS, gathering), gathering);
    const allDrawn = gathering.isEmpty;
    gathering.attempt(() => refuseBrokenPairs(drawn, allDrawn));
    gathering.finish();
    if (drawn.length === 0)
      faultAt(1, { en: 'there is no room in this file', fr: 'il n’y a pas de salle dans ce fichier' });
    const remarks = [
      ...drawn.flatMap((one) => [...boxRemarks(one), ...roomRemarks(one)]),
      ...pairRemarks(drawn),
    ];
    return {
      ok: true,
      rooms: drawn.map(({ room }) => room),
      remarks: remarks.sort((a, b) => a.line - b.line),
    };
  });
}

/** In a scenario the names and numbers of the boxes are taken. */
function* boxRemarks({ room, line }: DrawnRoom): Generator<Remark> {
  const known = KNOWN_ROOMS.find(({ id, pair }) => id === room.id || pair === room.pair);
  if (known)
    yield remark(line, {
      en: `room ${known.id} of pair ${known.pair} is in the box; a scenario needs another name and number`,
      fr: `la salle ${known.id} de la paire ${known.pair} est dans la boîte ; il faut un autre nom et un autre numéro dans un scénario`,
    });
}
