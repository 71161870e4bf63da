/** The rooms: none in two slots, pairs together, nothing changed in a room that nobody has seen. */
import { FACE_UP, GATE_SHIFT, ROOM_IN, SLOT, TURN } from '../fields.ts';
import type { Position } from '../position.ts';
import type { Faults } from './fault.ts';

export function* labyrinthFaults(p: Position): Faults {
  const { data, table } = p;
  const { rooms, layout } = table;
  const lying = layout.slots.map((_plan, slot) => data[ROOM_IN + slot]);
  const pairs = lying.map((room) => rooms[room].pair);
  for (let slot = 0; slot < lying.length; slot++)
    if (lying.indexOf(lying[slot]) < slot)
      yield { path: ['slots', slot, 'room'], reason: 'lies in another slot too' };
  for (let slot = 0; slot < lying.length; slot++) {
    const path = ['slots', slot];
    if (pairs.filter((pair) => pair === pairs[slot]).length % 2 === 1)
      yield { path: [...path, 'room'], reason: 'its twin is not in play' };
    const state = data[SLOT + slot];
    if (!(state & FACE_UP) && state >> GATE_SHIFT !== 0)
      yield { path: [...path, 'gates'], reason: 'all are closed in a room that lies face down' };
    if (state & FACE_UP && data[TURN] === 0)
      yield { path: [...path, 'faceUp'], reason: 'no room is revealed before play has begun' };
  }
}
