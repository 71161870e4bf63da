/**
 * Rotate: a figure on a gear turns its own room, or another face-up room of the same number, by a quarter. Either way
 * turns who chooses the direction (BD-CHAR-Mekanork-2 to 4, CG-CHAR-Mechanork-2 to 4, CG-RULING-173); nobody is kept
 * from a gear (CG-CHAR-Ghost-4). It is settled as soon as it is done (`barrier`: BD-ROTATE-8, CG-ROTATE-7).
 *
 * Which way the arrows of a pair go (BD-ROTATE-6, CG-ROTATE-6): map/read-room-drawing.ts; what is in the room turns
 * with it, since its squares are its own (BD-ROTATE-7, BD-ROTATE-10, CG-ROTATE-8): map/rotation.ts.
 * Rules: groups BD-ROTATE, CG-ROTATE; BD-TURN-9; BD-RULING-6 to 9, BD-MIX-6; CG-RULING-7, CG-RULING-80, CG-RULING-81.
 */
import { bit } from '../model/ability.ts';
import { ROOM_IN, SLOT, TURNED } from '../model/fields.ts';
import { isFaceUp, traitsOf, whereIs, type Position } from '../model/position.ts';
import { type Cause, malformed, refuse } from '../refusals.ts';
import { GEAR, type Piece } from '../vocabulary.ts';
import { targetOf } from '../model/packed-action.ts';
import { figureKind } from './kind-makers.ts';
import { type ActionRow, oneOf, PIECE_ID, SLOT_NUMBER } from '../model/action-row.ts';
import { slotOf } from '../map/place-numbers.ts';

const TURNS_EITHER_WAY = bit('turnsEitherWay');
const TURNS = ['cw', 'ccw'] as const;

function turnRefusal(p: Position, piece: Piece, slot: number, turn: 'cw' | 'ccw'): Cause | null {
  const { ground, rooms, layout } = p.ruleset;
  const place = whereIs(p, piece);
  if (ground.kind[place] !== GEAR) return 'NOT_ON_GEAR';
  if (slot >= layout.slots.length) return malformed('slot');
  if (!isFaceUp(p, slot)) return 'TWIN_UNREVEALED';
  const own = rooms[p.data[ROOM_IN + slotOf(place)]];
  const room = rooms[p.data[ROOM_IN + slot]];
  if (!own || !room || own.pair !== room.pair) return 'OTHER_PAIR';
  return room.arrow === turn || traitsOf(p, piece) & TURNS_EITHER_WAY ? null : 'AGAINST_ARROW';
}

/** Turns a room on the table by a quarter; answers how it is turned then. */
export function turnByQuarter(p: Position, slot: number, turn: 'cw' | 'ccw'): number {
  const turned = ((p.data[SLOT + slot] & TURNED) + (turn === 'cw' ? 1 : 3)) & TURNED;
  p.data[SLOT + slot] = (p.data[SLOT + slot] & ~TURNED) | turned;
  return turned;
}

export const rotate = figureKind({
  type: 'rotate',
  barrier: true,

  list(p, _seat, piece, out): void {
    if (p.ruleset.ground.kind[whereIs(p, piece)] !== GEAR) return;
    const slots = p.ruleset.layout.slots.length;
    for (let slot = 0; slot < slots; slot++) {
      if (!isFaceUp(p, slot)) continue;
      if (turnRefusal(p, piece, slot, 'cw') === null) out.push(piece, slot, 0);
      if (turnRefusal(p, piece, slot, 'ccw') === null) out.push(piece, slot, 1);
    }
  },

  check(p, piece, { piece: id, slot, turn }, out) {
    out.first = TURNS.indexOf(turn);
    const code = turnRefusal(p, piece, slot, turn);
    return code ? refuse(code, { piece: id, slot }) : slot;
  },

  perform(p, piece, packed, emit): void {
    const slot = targetOf(packed);
    const turn = TURNS[packed.first];
    const turned = turnByQuarter(p, slot, turn);
    emit?.({ event: { type: 'roomTurned', by: p.ruleset.pieces.ids[piece], slot, turn, turned } });
  },

  decode: (_p, packed, piece) => ({
    type: 'rotate',
    piece,
    slot: targetOf(packed),
    turn: TURNS[packed.first],
  }),
});

export const rotateRow: ActionRow<'rotate'> = {
  fields: { piece: PIECE_ID, slot: SLOT_NUMBER, turn: oneOf(...TURNS) },
  text: [
    { piece: 'piece' },
    { slot: 'slot', mark: '' },
    {
      choice: 'turn',
      among: [
        ['cw', { en: 'cw', fr: 'h' }],
        ['ccw', { en: 'ccw', fr: 'ah' }],
      ],
      no: {
        en: 'is no turn: cw is clockwise, ccw the other way.',
        fr: 'n’est pas un sens : h horaire, ah antihoraire.',
      },
    },
  ],
  aim: { slot: 'slot' },
  touches: { turn: 'turn', slot: 'slot' },
  ask: (_p, { piece, slot }) => ({ type: 'rotate', piece, slot, turn: 'cw' }),
};
