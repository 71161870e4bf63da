/** The rooms: each of the table lies in one slot at most, turned by quarters, with portcullises in a known state. */
import {
  ARRANGEMENT,
  FACE_UP,
  GATE_BROKEN,
  GATE_SHIFT,
  MOST_SLOTS,
  ROOM_IN,
  SLOT,
} from '../../src/position/fields.ts';
import type { Position } from '../../src/position/position.ts';
import { demand } from './fault.ts';

export function checkRooms(p: Position): void {
  const { layout, rooms } = p.table;
  const { data } = p;
  const slots = layout.slots.length;
  demand(
    data[ARRANGEMENT] >= 0 && data[ARRANGEMENT] < layout.arrangements.length,
    'BD-SETUP-1',
    () => `there is no arrangement ${data[ARRANGEMENT]}`,
  );
  let lying = 0;
  for (let slot = 0; slot < slots; slot++) {
    const index = data[ROOM_IN + slot];
    const room = rooms[index];
    demand(room !== undefined, 'BD-COMP-6', () => `slot ${slot} holds room ${index}, which is not in play`);
    demand((lying & (1 << index)) === 0, 'BD-COMP-6', () => `room ${room.id} lies in two slots`);
    lying |= 1 << index;
    checkGates(slot, data[SLOT + slot], room.portcullises);
  }
  for (let slot = slots; slot < MOST_SLOTS; slot++)
    demand(
      data[SLOT + slot] === 0 && data[ROOM_IN + slot] === 0,
      'BD-SETUP-1',
      () => `slot ${slot} is not in play`,
    );
}

function checkGates(slot: number, state: number, portcullises: number): void {
  const gates = state >> GATE_SHIFT;
  if (gates === 0) return;
  demand((state & FACE_UP) !== 0, 'BD-PORT-1', () => `a portcullis of the hidden room ${slot} was worked`);
  demand(
    gates >> (2 * portcullises) === 0,
    'BD-PORT-1',
    () => `room ${slot} has only ${portcullises} portcullises`,
  );
  for (let rest = gates; rest > 0; rest >>= 2)
    demand(
      (rest & 3) <= GATE_BROKEN,
      'BD-TERM-14',
      () => `a portcullis of room ${slot} is in no known state`,
    );
}
