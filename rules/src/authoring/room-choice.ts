/** Which rooms a scenario is played with: named by the number of their pair or by their names, of a box or drawn. */
import type { Room } from '../map/read-room-drawing.ts';
import { KNOWN_ROOMS } from './catalogue.ts';
import { type Entry, wordsIn } from './entries.ts';
import { faultAt, readEach } from '../json/fault.ts';
import { instead, quoted } from './nearest.ts';
import { pairsOf } from './pairs.ts';
import type { DrawnRoom } from './room-blocks.ts';

export function readRoomChoice({ line, value }: Entry, drawn: readonly DrawnRoom[]): readonly Room[] {
  const all = [...KNOWN_ROOMS, ...drawn.map(({ room }) => room)];
  const chosen: Room[] = [];
  readEach(wordsIn(value), (word) =>
    readEach(roomsBy(line, word, all), (room) => {
      if (chosen.includes(room))
        faultAt(line, {
          en: `Rooms: ${room.id} is named twice`,
          fr: `Rooms: ${room.id} est nommée deux fois`,
        });
      chosen.push(room);
    }),
  );
  readEach(chosen, (room) => {
    const twin = all.find((other) => other.pair === room.pair && other !== room);
    if (twin && !chosen.includes(twin))
      faultAt(line, {
        en: `Rooms: ${room.id} is named without its twin; name ${twin.id} too, or the pair ${room.pair}`,
        fr: `Rooms: ${room.id} est nommée sans sa jumelle ; nommer aussi ${twin.id}, ou la paire ${room.pair}`,
      });
  });
  return chosen;
}

function roomsBy(line: number, word: string, all: readonly Room[]): readonly Room[] {
  const found = all.filter((room) => room.id === word.toLowerCase() || String(room.pair) === word);
  if (found.length > 0) return found;
  const isNumber = /^\d+$/.test(word);
  const { en, fr } = instead(word, isNumber ? pairsOf(all).map(String) : all.map(({ id }) => id));
  return faultAt(line, {
    en: `Rooms: there is no ${isNumber ? 'pair' : 'room'} ${quoted(word)}${en}`,
    fr: `Rooms: il n’y a pas de ${isNumber ? 'paire' : 'salle'} ${quoted(word)}${fr}`,
  });
}

/** A name or a number of the boxes on a drawn room would be two things at once. */
export function refuseKnownNames(drawn: readonly DrawnRoom[]): void {
  readEach(drawn, ({ room, line }) => {
    const known = KNOWN_ROOMS.find(({ id, pair }) => id === room.id || pair === room.pair);
    if (known?.id === room.id)
      faultAt(line, {
        en: `Room: there is a room ${room.id} in the box; choose another name`,
        fr: `Room: il y a une salle ${room.id} dans la boîte ; choisir un autre nom`,
      });
    if (known)
      faultAt(line, {
        en: `Room: ${room.id} has the number of a pair in the box; choose another than ${room.pair}`,
        fr: `Room: ${room.id} a le numéro d’une paire de la boîte ; en choisir un autre que ${room.pair}`,
      });
  });
}
