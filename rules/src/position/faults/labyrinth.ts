/** The rooms: none in two slots, pairs together, those that are fixed in their places, and nothing changed unseen. */
import { ARRANGEMENT, FACE_UP, GATE_SHIFT, ROOM_IN, SLOT, TURN } from '../fields.ts';
import type { Position } from '../position.ts';
import type { Faults } from './fault.ts';

export function* labyrinthFaults(p: Position): Faults {
  const { data, table } = p;
  const { layout } = table;
  const lying = layout.slots.map((_plan, slot) => data[ROOM_IN + slot]);
  for (let slot = 0; slot < lying.length; slot++)
    if (lying.indexOf(lying[slot]) < slot)
      yield {
        path: ['slots', slot, 'room'],
        words: { en: 'lies in another slot too', fr: 'est aussi à un autre emplacement' },
      };
  yield* fixedRoomFaults(p);
  yield* twinFaults(p, lying);
  for (let slot = 0; slot < lying.length; slot++) {
    const path = ['slots', slot];
    const state = data[SLOT + slot];
    if (!(state & FACE_UP) && state >> GATE_SHIFT !== 0)
      yield {
        path: [...path, 'gates'],
        words: {
          en: 'all are closed in a room that lies face down',
          fr: 'toutes sont fermées dans une salle face cachée',
        },
      };
    if (state & FACE_UP && data[TURN] === 0)
      yield {
        path: [...path, 'faceUp'],
        words: {
          en: 'no room is revealed before play has begun',
          fr: 'aucune salle n’est révélée avant le début du jeu',
        },
      };
  }
  yield* arrangementFaults(p);
}

/** A slot that the scenario reserves holds one of its rooms. */
function* fixedRoomFaults(p: Position): Faults {
  const { rooms, scenario } = p.table;
  for (const { slot, rooms: ids } of scenario.fixedRooms ?? [])
    if (!ids.includes(rooms[p.data[ROOM_IN + slot]].id))
      yield {
        path: ['slots', slot, 'room'],
        words: {
          en: `must be ${ids.join(' or ')} in this scenario`,
          fr: `doit être ${ids.join(' ou ')} dans ce scénario`,
        },
      };
}

/** Pairs stay together, except where a reserved slot takes one of two and its twin stays in the box (MP-RULING-51). */
function* twinFaults(p: Position, lying: readonly number[]): Faults {
  const { rooms, scenario } = p.table;
  const pairs = lying.map((room) => rooms[room].pair);
  const fixed = (scenario.fixedRooms ?? []).map(({ slot }) => slot);
  const mayBeAlone = lying.length % 2 === 1 ? fixed : [];
  for (let slot = 0; slot < lying.length; slot++) {
    if (pairs.filter((pair) => pair === pairs[slot]).length % 2 === 0 || mayBeAlone.includes(slot)) continue;
    yield {
      path: ['slots', slot, 'room'],
      words: { en: 'its twin is not in play', fr: 'sa jumelle n’est pas en jeu' },
    };
  }
}

function* arrangementFaults(p: Position): Faults {
  const path = ['arrangement'];
  if (p.data[ARRANGEMENT] !== 0 && p.data[TURN] === 0)
    yield {
      path,
      words: { en: 'no room moves before play has begun', fr: 'aucune salle ne bouge avant le début du jeu' },
    };
  const words = p.table.policies.mechanism.fault?.(p) ?? null;
  if (words !== null) yield { path, words };
}
