/**
 * Face: when the starting teams are shown, each owner turns every starter to a zone of the room before which it lies.
 * Turning later, and what one faces coming back (CG-START-3, CG-RULING-48): labyrinth/starting-zone.ts.
 * Rules: CG-SETUP-17, CG-ZONE-3, CG-RULING-205.
 */
import { UNTURNED } from '../../model/fields.ts';
import { marksOf, put, unmark, whereIs, type Position } from '../../model/position.ts';
import { refuse, type RefusalCode } from '../../refusals.ts';
import { beginPlay, openStage } from '../../turn/turn-and-game-end.ts';
import type { Piece, Place, Seat } from '../../vocabulary.ts';
import { tokenKind } from '../kind-makers.ts';
import { pieceOf, targetOf } from '../../model/packed-action.ts';
import { type ActionRow, PIECE_ID, PLACE_NUMBER } from '../../model/action-row.ts';

const isUnturned = (p: Position, piece: Piece): boolean => (marksOf(p, piece) & UNTURNED) !== 0;

/** The first facing of the room before which a piece lies. */
function firstFacing(p: Position, piece: Piece): Place {
  const { layout } = p.ruleset;
  const place = whereIs(p, piece);
  const line = layout.lines[layout.lineOf[place - layout.linesFrom]];
  return place - ((place - line.first) % line.facings);
}

function facingRefusal(p: Position, seat: Seat, piece: Piece, place: Place): RefusalCode | null {
  if (p.ruleset.pieces.owner[piece] !== seat) return 'NOT_YOUR_PIECE';
  if (!isUnturned(p, piece)) return 'FACES_ALREADY';
  const { layout } = p.ruleset;
  const first = firstFacing(p, piece);
  const { facings } = layout.lines[layout.lineOf[first - layout.linesFrom]];
  return place >= first && place < first + facings ? null : 'OTHER_ROOM';
}

/** The seats with starters that face nothing yet. */
export function facers(p: Position): number {
  let bits = 0;
  for (let piece = 0; piece < p.ruleset.pieces.count; piece++)
    if (isUnturned(p, piece)) bits |= 1 << p.ruleset.pieces.owner[piece];
  return bits;
}

export const face = tokenKind({
  type: 'face',

  list(p, seat, _piece, out): void {
    for (let piece = 0; piece < p.ruleset.pieces.count; piece++) {
      if (!isUnturned(p, piece) || p.ruleset.pieces.owner[piece] !== seat) continue;
      const first = firstFacing(p, piece);
      for (let place = first; facingRefusal(p, seat, piece, place) === null; place++) out.push(piece, place);
    }
  },

  check(p, seat, piece, { piece: id, place }) {
    const code = facingRefusal(p, seat, piece, place);
    return code ? refuse(code, { piece: id, at: place }) : place;
  },

  perform(p, seat, packed, emit): void {
    const piece = pieceOf(packed);
    const place = targetOf(packed);
    put(p, piece, place);
    unmark(p, piece, UNTURNED);
    emit?.({ event: { type: 'pieceTurned', seat, piece: p.ruleset.pieces.ids[piece], place } });
    if (facers(p) === 0) beginPlay(p, emit);
    else openStage(p, 'face', -1);
  },

  decode: (packed, piece) => ({ type: 'face', piece, place: targetOf(packed) }),
});

export const faceRow: ActionRow<'face'> = {
  fields: { piece: PIECE_ID, place: PLACE_NUMBER },
  text: [{ piece: 'piece' }, { word: { en: 'face', fr: 'face' } }, { place: 'place', mark: '' }],
  aim: { place: 'place' },
};
