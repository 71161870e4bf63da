/**
 * Wall breaking: once in a game everything falls that the own room prints between places, walls, slits, portcullises.
 *
 * The portcullis counts as broken from then on, and is written so: whoever asks for its state need not ask for walls.
 */
import { abilityRefusal } from '../../../actions/ability.ts';
import { pieceById } from '../../../actions/acting.ts';
import { pieceOf } from '../../../model/packed-action.ts';
import type { ActionKind } from '../../../model/action-kind.ts';
import { packPortcullis, setPortcullis } from '../../../labyrinth/portcullis.ts';
import { BROKE_WALLS, PORTCULLIS_BROKEN, ROOM_IN, SLOT, WALLS_BROKEN } from '../../../model/fields.ts';
import { mark, marksOf, whereIs, type Position } from '../../../model/position.ts';
import { refuse, type RefusalCode } from '../../../refusals.ts';
import { pay } from '../../../turn/effects.ts';
import { OPEN, type Piece, ROOM_SQUARES } from '../../../vocabulary.ts';
import { defineAbility } from '../../../model/ability.ts';
import type { ActionRow } from '../../../model/action-row.ts';
import { oneselfRow } from '../../../actions/row-makers.ts';

function breakingRefusal(p: Position, piece: Piece): RefusalCode | null {
  const { layout, rooms } = p.ruleset;
  if (marksOf(p, piece) & BROKE_WALLS) return 'ONCE_A_GAME';
  const place = whereIs(p, piece);
  if (place >= layout.linesFrom) return 'NOT_IN_A_ROOM';
  const slot = Math.floor(place / ROOM_SQUARES);
  const stands = rooms[p.data[ROOM_IN + slot]].edges.some((edge) => edge !== OPEN);
  return stands && !(p.data[SLOT + slot] & WALLS_BROKEN) ? null : 'NOTHING_TO_BREAK';
}

const breakWalls: ActionKind = {
  type: 'breakWalls',
  barrier: false,
  list(p, _seat, piece, out) {
    if (breakingRefusal(p, piece) === null) out.push(piece, 0);
  },
  check(p, seat, action, out) {
    if (action.type !== 'breakWalls') return refuse('MALFORMED');
    const refusal = abilityRefusal(p, seat, action.piece, 'breakWalls', 1);
    if (refusal) return refusal;
    const piece = pieceById(p, action.piece);
    const code = breakingRefusal(p, piece);
    if (code) return refuse(code, { piece: action.piece }, { NOT_IN_A_ROOM: 'CG-RULING-151' });
    out.head |= piece << 6;
    return null;
  },
  perform(p, _seat, packed, emit) {
    const { pieces, rooms } = p.ruleset;
    const piece = pieceOf(packed);
    const slot = Math.floor(whereIs(p, piece) / ROOM_SQUARES);
    pay(p, piece, 1);
    mark(p, piece, BROKE_WALLS);
    p.data[SLOT + slot] |= WALLS_BROKEN;
    for (let gate = 0; gate < rooms[p.data[ROOM_IN + slot]].portcullises; gate++)
      setPortcullis(p, packPortcullis(slot, gate), PORTCULLIS_BROKEN);
    if (emit) emit({ event: { type: 'wallsBroken', by: pieces.ids[piece], slot } });
  },
  decode: (p, _seat, packed) => ({ type: 'breakWalls', piece: p.ruleset.pieces.ids[pieceOf(packed)] }),
};

export const wallBreaking = defineAbility({
  id: 'wallBreaking',
  rules: [
    'CG-CHAR-Golem-2',
    'CG-CHAR-Golem-3',
    'CG-CHAR-Golem-4',
    'CG-CHAR-Golem-5',
    'CG-CHAR-Golem-6',
    'CG-RULING-150',
    'CG-RULING-151',
    'CG-RULING-152',
    'CG-RULING-153',
  ],
  actions: [breakWalls],
  memory: 'brokeWalls',
});

export const breakWallsRow: ActionRow<'breakWalls'> = oneselfRow('breakWalls', {
  en: 'break-walls',
  fr: 'abattre',
});
