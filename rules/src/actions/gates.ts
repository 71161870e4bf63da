/**
 * Portcullises: opened, closed and broken by whoever can, from a square on whose edge they lie.
 *
 * At a border each room has its own portcullis; either can be worked from both sides (BD-RULING-2).
 * Rules: group BD-PORT; BD-RULING-1 to BD-RULING-3, BD-RULING-97.
 */
import { directionInRoom } from '../labyrinth/rotation.ts';
import {
  GATE_BROKEN,
  GATE_CLOSED,
  GATE_OPEN,
  GATE_SHIFT,
  ROOM_IN,
  SLOT,
  TURNED,
} from '../position/fields.ts';
import { whereIs, type Position } from '../position/position.ts';
import { refuse, type Refusal, type RefusalCode, type RuleByCode } from '../refusals.ts';
import { pay, stir } from '../turn/effects.ts';
import { opposite, ROOM_SQUARES, type Piece, type Place } from '../vocabulary.ts';
import { abilityRefusal } from './ability.ts';
import { pieceById } from './acting.ts';
import type { Action } from './action.ts';
import { pieceOf, targetOf } from './code.ts';
import type { ActionKind } from './kind.ts';

const MOST_GATES = 16;
const pack = (slot: number, gate: number): number => slot * MOST_GATES + gate;

/** The portcullis that the room of this place has on its edge in a direction of the table, packed, or -1. */
function ownGate(p: Position, place: Place, direction: number): number {
  const { layout, rooms } = p.table;
  if (place >= layout.linesFrom) return -1;
  const slot = Math.floor(place / ROOM_SQUARES);
  const room = rooms[p.data[ROOM_IN + slot]];
  const printed = directionInRoom(direction, p.data[SLOT + slot] & TURNED);
  const gate = room ? room.portcullisOn[(place % ROOM_SQUARES) * 4 + printed] : -1;
  return gate < 0 ? -1 : pack(slot, gate);
}

/** Every portcullis on the edges of a place. */
function gatesAround(p: Position, place: Place, out: number[]): void {
  out.length = 0;
  const { neighbour } = p.table.terrain;
  for (let direction = 0; direction < 4; direction++) {
    const own = ownGate(p, place, direction);
    if (own >= 0) out.push(own);
    const next = neighbour[place * 4 + direction];
    const other = next >= 0 ? ownGate(p, next, opposite(direction)) : -1;
    if (other >= 0 && other !== own) out.push(other);
  }
}

const stateOf = (p: Position, packed: number): number =>
  (p.data[SLOT + Math.floor(packed / MOST_GATES)] >> (GATE_SHIFT + 2 * (packed % MOST_GATES))) & 3;

const STATE_NAMES = ['closed', 'open', 'broken'] as const;
const nearby: number[] = [];

function gateKind(
  type: 'openGate' | 'closeGate' | 'breakGate',
  before: number,
  after: number,
  wrongState: RefusalCode,
  rules: RuleByCode = {},
): ActionKind {
  const gateRefusal = (p: Position, piece: Piece, packed: number): RefusalCode | null => {
    gatesAround(p, whereIs(p, piece), nearby);
    if (!nearby.includes(packed)) return 'GATE_NOT_ADJACENT';
    return stateOf(p, packed) === before ? null : wrongState;
  };
  return {
    type,
    barrier: false,

    list(p, _seat, piece, out): void {
      gatesAround(p, whereIs(p, piece), nearby);
      for (const packed of nearby) if (stateOf(p, packed) === before) out.push(piece, packed);
    },

    check(p, seat, action, out): Refusal | null {
      if (action.type !== type) return refuse('MALFORMED');
      const refusal = abilityRefusal(p, seat, action.piece, type, 1);
      if (refusal) return refusal;
      const piece = pieceById(p, action.piece);
      const packed = action.at.gate < MOST_GATES ? pack(action.at.slot, action.at.gate) : -1;
      const code = gateRefusal(p, piece, packed);
      if (code) return refuse(code, { piece: action.piece, slot: action.at.slot }, rules);
      out.head |= (piece << 6) | (packed << 13);
      return null;
    },

    perform(p, _seat, code, tell): void {
      const packed = targetOf(code);
      const slot = Math.floor(packed / MOST_GATES);
      const gate = packed % MOST_GATES;
      pay(p, pieceOf(code), 1);
      stir(p);
      const shift = GATE_SHIFT + 2 * gate;
      p.data[SLOT + slot] = (p.data[SLOT + slot] & ~(3 << shift)) | (after << shift);
      if (tell)
        tell({
          event: {
            type: 'gateChanged',
            by: p.table.pieces.ids[pieceOf(code)],
            at: { slot, gate },
            to: STATE_NAMES[after] ?? 'closed',
          },
        });
    },

    decode: (p, _seat, code): Action => ({
      type,
      piece: p.table.pieces.ids[pieceOf(code)],
      at: { slot: Math.floor(targetOf(code) / MOST_GATES), gate: targetOf(code) % MOST_GATES },
    }),
  };
}

export const openGate = gateKind('openGate', GATE_CLOSED, GATE_OPEN, 'GATE_NOT_CLOSED', {
  GATE_NOT_CLOSED: 'BD-PORT-3',
});
export const closeGate = gateKind('closeGate', GATE_OPEN, GATE_CLOSED, 'GATE_NOT_OPEN');
export const breakGate = gateKind('breakGate', GATE_CLOSED, GATE_BROKEN, 'GATE_NOT_CLOSED');
