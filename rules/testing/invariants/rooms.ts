/**
 * The rooms: each of the table lies in one slot at most, turned by quarters, with portcullises in a known state. A room
 * of zones has one portcullis, which is broken where its walls are.
 */
import {
  ARRANGEMENT,
  BROKE_WALLS,
  FACE_UP,
  PORTCULLIS_BROKEN,
  PORTCULLIS_SHIFT,
  MOST_SLOTS,
  ROOM_IN,
  SLOT,
  WALLS_BROKEN,
} from '../../src/model/fields.ts';
import { marksOf, type Position } from '../../src/model/position.ts';
import { demand } from './fault.ts';

export function checkRooms(p: Position): void {
  const { layout, rooms } = p.ruleset;
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
    checkGates(slot, data[SLOT + slot] & ~WALLS_BROKEN, room.portcullises);
    if (data[SLOT + slot] & WALLS_BROKEN) checkRuin(slot, data[SLOT + slot], room.portcullises);
    demand(
      layout.zones === 0 || room.portcullises <= 1,
      'CG-ROOM-5',
      () => `room ${room.id} has ${room.portcullises} portcullises`,
    );
  }
  checkRuins(p);
  for (let slot = slots; slot < MOST_SLOTS; slot++)
    demand(
      data[SLOT + slot] === 0 && data[ROOM_IN + slot] === 0,
      'BD-SETUP-1',
      () => `slot ${slot} is not in play`,
    );
}

/** Walls fall together with the portcullis of their room. */
function checkRuin(slot: number, state: number, portcullises: number): void {
  demand((state & FACE_UP) !== 0, 'CG-CHAR-Golem-2', () => `walls of the hidden room ${slot} are broken`);
  for (let gate = 0; gate < portcullises; gate++)
    demand(
      ((state >> (PORTCULLIS_SHIFT + 2 * gate)) & 3) === PORTCULLIS_BROKEN,
      'CG-CHAR-Golem-2',
      () => `the portcullis of room ${slot} stands between broken walls`,
    );
}

/** Everybody who can breaks the walls of one room, once. */
function checkRuins(p: Position): void {
  const { layout, pieces } = p.ruleset;
  let ruins = 0;
  for (let slot = 0; slot < layout.slots.length; slot++) if (p.data[SLOT + slot] & WALLS_BROKEN) ruins++;
  for (let piece = 0; piece < pieces.count; piece++) if (marksOf(p, piece) & BROKE_WALLS) ruins--;
  demand(ruins === 0, 'CG-CHAR-Golem-5', () => `${ruins} rooms more than somebody broke have no walls`);
}

function checkGates(slot: number, state: number, portcullises: number): void {
  const gates = state >> PORTCULLIS_SHIFT;
  if (gates === 0) return;
  demand((state & FACE_UP) !== 0, 'BD-PORT-1', () => `a portcullis of the hidden room ${slot} was worked`);
  demand(
    gates >> (2 * portcullises) === 0,
    'BD-PORT-1',
    () => `room ${slot} has only ${portcullises} portcullises`,
  );
  for (let rest = gates; rest > 0; rest >>= 2)
    demand(
      (rest & 3) <= PORTCULLIS_BROKEN,
      'BD-TERM-14',
      () => `a portcullis of room ${slot} is in no known state`,
    );
}
