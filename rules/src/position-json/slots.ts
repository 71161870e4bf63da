/** The rooms of a position as JSON: which lies in a slot, how, and what of it is open or broken. */
import type { Cursor } from '../json/cursor.ts';
import { readEach } from '../json/fault.ts';
import { FACE_UP, PORTCULLIS_SHIFT, ROOM_IN, SLOT, TURNED, WALLS_BROKEN } from '../model/fields.ts';
import type { Position } from '../model/position.ts';
import type { Ruleset } from '../model/ruleset.ts';
import { isSo, ROOM, whole, yesOrNo } from './forms.ts';
import { type JsonOf, maybe, one, type Row, Schema } from './row.ts';

/** The states of a portcullis, in the order of their numbers in the position. */
export const PORTCULLIS_STATES = ['closed', 'open', 'broken'] as const;
export type PortcullisState = (typeof PORTCULLIS_STATES)[number];

/** The rooms of the table with this name: more than one where a pair is in play twice. */
export const copiesOf = (ruleset: Ruleset, id: string): number[] =>
  [...ruleset.rooms.keys()].filter((room) => ruleset.rooms[room].id === id);

/** Which copy of its pair a room is, counted from 1; nothing is said of the first (BD-MIX-6). */
export function copyOf({ rooms }: Ruleset, room: number): number | undefined {
  let copy = 1;
  for (let before = 0; before < room; before++) if (rooms[before].id === rooms[room].id) copy++;
  return copy > 1 ? copy : undefined;
}

const nameIn = (record: Cursor | null): string => String(record?.maybe('room')?.plain());

const room: Row<string> = {
  at: ROOM_IN,
  shape: { form: 'id', of: 'room' },
  read: (at, { ruleset }) => {
    const names = ruleset.rooms.map(({ id }) => id);
    return names[at.indexIn(names, ROOM)];
  },
  write: ({ data, ruleset }, slot) => ruleset.rooms[data[ROOM_IN + slot]].id,
  fill: ({ data, ruleset }, slot, name) => {
    data[ROOM_IN + slot] = ruleset.rooms.findIndex(({ id }) => id === name);
  },
};

const copy: Row<number | undefined> = {
  at: ROOM_IN,
  shape: { form: 'number', least: 2 },
  mayLack: true,
  read: (at, { ruleset, record }) => at.integer(2, copiesOf(ruleset, nameIn(record)).length),
  write: ({ data, ruleset }, slot) => copyOf(ruleset, data[ROOM_IN + slot]),
  fill: ({ data, ruleset }, slot, number) => {
    if (number === undefined) return;
    data[ROOM_IN + slot] = copiesOf(ruleset, ruleset.rooms[data[ROOM_IN + slot]].id)[number - 1];
  },
};

export function portcullisesOf(p: Position, slot: number): PortcullisState[] {
  const { portcullises } = p.ruleset.rooms[p.data[ROOM_IN + slot]];
  return Array.from(
    { length: portcullises },
    (_, gate) => PORTCULLIS_STATES[(p.data[SLOT + slot] >> (PORTCULLIS_SHIFT + 2 * gate)) & 3],
  );
}

const gates: Row<readonly PortcullisState[]> = {
  at: SLOT,
  shape: { form: 'list', of: { form: 'oneOf', values: PORTCULLIS_STATES } },
  // How many there are is known with the room.
  read: (at, { ruleset, record }) => {
    const { portcullises } = ruleset.rooms.find(({ id }) => id === nameIn(record)) ?? {};
    return readEach(at.items(portcullises), (gate) => gate.oneOf(PORTCULLIS_STATES));
  },
  write: portcullisesOf,
  fill: ({ data }, slot, states = []) =>
    states.forEach((state, gate) => {
      data[SLOT + slot] |= PORTCULLIS_STATES.indexOf(state) << (PORTCULLIS_SHIFT + 2 * gate);
    }),
};

export const ROOM_SLOT = new Schema({
  room,
  copy,
  turned: one(SLOT, whole(0, 3), 0, TURNED),
  faceUp: one(SLOT, yesOrNo, 0, FACE_UP),
  gates,
  wallsBroken: maybe(SLOT, isSo, WALLS_BROKEN),
});
export type SlotJson = JsonOf<typeof ROOM_SLOT>;
