/**
 * Portcullises: opened, closed and broken for good by whoever can (BD-PORT-3 to BD-PORT-5), each by an action of its
 * own.
 *
 * In which state one must be, and what becomes of it (BD-PORT-6, CG-OBJ-Key-4, CG-CHAR-Colossus-4, CG-RULING-26):
 * labyrinth/portcullis-markers.ts; from which place (BD-PORT-2, BD-RULING-2, CG-OBJ-Key-2, CG-RULING-24, CG-RULING-28,
 * CG-RULING-174): labyrinth/portcullises-in-reach.ts; what an open one lets pass (BD-PORT-7, BD-PORT-8,
 * CG-CHAR-Colossus-3): labyrinth/what-walls-slits-portcullises-stop.ts.
 * Rules: BD-PORT-3 to BD-PORT-6; BD-RULING-2, BD-RULING-3, BD-RULING-97; CG-OBJ-Key-1, CG-OBJ-Key-3 to CG-OBJ-Key-5,
 * CG-CHAR-Colossus-2, CG-CHAR-Colossus-4, CG-RULING-25 to CG-RULING-27.
 */
import {
  BREAKING,
  CLOSING,
  type MarkerChange,
  OPENING,
  portcullisState,
  MOST_PORTCULLISES,
  numberOfPortcullis,
  packPortcullis,
  setPortcullis,
  slotOfPortcullis,
} from '../labyrinth/portcullis-markers.ts';
import { whereIs, type Position } from '../model/position.ts';
import { refuse, type RefusalCode, type RuleByCode } from '../refusals.ts';
import { noteProgress } from '../turn/drop-remove-score.ts';
import type { Piece, Words } from '../vocabulary.ts';
import type { PortcullisAt } from '../model/action.ts';
import { type PackedAction, targetOf } from '../model/packed-action.ts';
import type { ActionKind } from '../model/action-kind.ts';
import { figureKind } from './kind-makers.ts';
import { type ActionRow, type Asker, PIECE_ID, PORTCULLIS_AT } from '../model/action-row.ts';

const STATE_NAMES = ['closed', 'open', 'broken'] as const;
const nearby: number[] = [];

function portcullisAction(
  type: 'openGate' | 'closeGate' | 'breakGate',
  { from: before, to: after }: MarkerChange,
  wrongState: RefusalCode,
  rules: RuleByCode = {},
): ActionKind {
  const portcullisRefusal = (p: Position, piece: Piece, portcullis: number): RefusalCode | null => {
    p.ruleset.ground.portcullisesAt(p, whereIs(p, piece), nearby);
    if (!nearby.includes(portcullis)) return 'GATE_NOT_ADJACENT';
    return portcullisState(p, portcullis) === before ? null : wrongState;
  };
  return figureKind({
    type,
    list(p, _seat, piece, out): void {
      p.ruleset.ground.portcullisesAt(p, whereIs(p, piece), nearby);
      for (const portcullis of nearby)
        if (portcullisState(p, portcullis) === before) out.push(piece, portcullis);
    },
    check(p, piece, { piece: id, at: { slot, gate } }) {
      const portcullis = gate < MOST_PORTCULLISES ? packPortcullis(slot, gate) : -1;
      const code = portcullisRefusal(p, piece, portcullis);
      return code ? refuse(code, { piece: id, slot }, rules) : portcullis;
    },
    perform(p, piece, packed, emit): void {
      noteProgress(p, 'portcullis');
      setPortcullis(p, targetOf(packed), after);
      const by = p.ruleset.pieces.ids[piece];
      emit?.({ event: { type: 'gateChanged', by, at: portcullisAt(packed), to: STATE_NAMES[after] } });
    },
    decode: (_p, packed, piece) => ({ type, piece, at: portcullisAt(packed) }),
  });
}

const portcullisAt = (packed: PackedAction): PortcullisAt => ({
  slot: slotOfPortcullis(targetOf(packed)),
  gate: numberOfPortcullis(targetOf(packed)),
});

export const openPortcullis = portcullisAction('openGate', OPENING, 'GATE_NOT_CLOSED', {
  GATE_NOT_CLOSED: 'BD-PORT-3',
});
export const closePortcullis = portcullisAction('closeGate', CLOSING, 'GATE_NOT_OPEN');
export const breakPortcullis = portcullisAction('breakGate', BREAKING, 'GATE_NOT_CLOSED');

const portcullisRow = <T extends string>(type: T, word: Words) =>
  ({
    fields: { piece: PIECE_ID, at: PORTCULLIS_AT },
    text: [{ piece: 'piece' }, { word }, { portcullis: 'at' }],
    aim: { portcullis: 'at' },
    ask: (_p: Position, { piece, slot }: Asker) => ({ type, piece, at: { slot, gate: 0 } }),
  }) as const;

export const openGateRow: ActionRow<'openGate'> = portcullisRow('openGate', { en: 'open', fr: 'ouvrir' });
export const closeGateRow: ActionRow<'closeGate'> = portcullisRow('closeGate', { en: 'close', fr: 'fermer' });
export const breakGateRow: ActionRow<'breakGate'> = portcullisRow('breakGate', { en: 'break', fr: 'briser' });
