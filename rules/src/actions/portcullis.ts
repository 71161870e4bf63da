/**
 * Portcullises: opened, closed and broken by whoever can, from a place on whose edge they lie.
 *
 * Which those are, the ground knows. At a border each room has its own portcullis, worked by an action of its own.
 * Rules: group BD-PORT; BD-RULING-1 to BD-RULING-3, BD-RULING-97; CG-OBJ-Key-1 to CG-OBJ-Key-5, CG-CHAR-Colossus-2 to
 * CG-CHAR-Colossus-4, CG-RULING-24 to CG-RULING-28.
 */
import { gateState, MOST_GATES, numberOfGate, packGate, setGate, slotOfGate } from '../labyrinth/portcullis.ts';
import { GATE_BROKEN, GATE_CLOSED, GATE_OPEN } from '../position/fields.ts';
import { whereIs, type Position } from '../position/position.ts';
import { refuse, type Refusal, type RefusalCode, type RuleByCode } from '../refusals.ts';
import { pay, stir } from '../turn/effects.ts';
import type { Piece } from '../vocabulary.ts';
import { abilityRefusal } from './ability.ts';
import { pieceById } from './acting.ts';
import type { Action } from './action.ts';
import { pieceOf, targetOf } from './packed-action.ts';
import type { ActionKind } from './kind.ts';

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
    p.table.ground.gatesAt(p, whereIs(p, piece), nearby);
    if (!nearby.includes(packed)) return 'GATE_NOT_ADJACENT';
    return gateState(p, packed) === before ? null : wrongState;
  };
  return {
    type,
    barrier: false,

    list(p, _seat, piece, out): void {
      p.table.ground.gatesAt(p, whereIs(p, piece), nearby);
      for (const packed of nearby) if (gateState(p, packed) === before) out.push(piece, packed);
    },

    check(p, seat, action, out): Refusal | null {
      if (action.type !== type) return refuse('MALFORMED');
      const refusal = abilityRefusal(p, seat, action.piece, type, 1);
      if (refusal) return refusal;
      const piece = pieceById(p, action.piece);
      const packed = action.at.gate < MOST_GATES ? packGate(action.at.slot, action.at.gate) : -1;
      const code = gateRefusal(p, piece, packed);
      if (code) return refuse(code, { piece: action.piece, slot: action.at.slot }, rules);
      out.head |= (piece << 6) | (packed << 13);
      return null;
    },

    perform(p, _seat, code, tell): void {
      const packed = targetOf(code);
      pay(p, pieceOf(code), 1);
      stir(p, 'portcullis');
      setGate(p, packed, after);
      if (tell)
        tell({
          event: {
            type: 'gateChanged',
            by: p.table.pieces.ids[pieceOf(code)],
            at: { slot: slotOfGate(packed), gate: numberOfGate(packed) },
            to: STATE_NAMES[after] ?? 'closed',
          },
        });
    },

    decode: (p, _seat, code): Action => ({
      type,
      piece: p.table.pieces.ids[pieceOf(code)],
      at: { slot: slotOfGate(targetOf(code)), gate: numberOfGate(targetOf(code)) },
    }),
  };
}

export const openGate = gateKind('openGate', GATE_CLOSED, GATE_OPEN, 'GATE_NOT_CLOSED', {
  GATE_NOT_CLOSED: 'BD-PORT-3',
});
export const closeGate = gateKind('closeGate', GATE_OPEN, GATE_CLOSED, 'GATE_NOT_OPEN');
export const breakGate = gateKind('breakGate', GATE_CLOSED, GATE_BROKEN, 'GATE_NOT_CLOSED');
