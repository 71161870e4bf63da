/**
 * Choosing a team, one decision per piece: `choose` takes a piece, `dismiss` leaves a character out (handicap).
 * Rules: BD-MIX-2, BD-MIX-3, BD-HANDICAP-1, BD-HANDICAP-2.
 */
import type { ActionKind } from '../model/action-kind.ts';
import { IN_HAND } from '../model/fields.ts';
import { put, whereIs, type Position } from '../model/position.ts';
import { refuse, type Refusal, type RefusalCode } from '../refusals.ts';
import { isOpenChoice, mayChoose, openDismissal, openTeamChoice, takePiece } from '../turn/team-choice.ts';
import { IN_BOX } from '../model/fields.ts';
import type { Piece, Seat } from '../vocabulary.ts';
import { pieceById } from './acting.ts';
import type { Action } from '../model/action.ts';
import { pieceOf } from '../model/packed-action.ts';
import { type ActionRow, PIECE_ID } from '../model/action-row.ts';

function teamKind(
  type: 'choose' | 'dismiss',
  refusalOf: (p: Position, seat: Seat, piece: Piece) => RefusalCode | null,
  perform: ActionKind['perform'],
): ActionKind {
  return {
    type,
    barrier: true,
    list(p, seat, _piece, out): void {
      for (let piece = 0; piece < p.ruleset.pieces.count; piece++)
        if (refusalOf(p, seat, piece) === null) out.push(piece, 0);
    },
    check(p, seat, action, out): Refusal | null {
      if (action.type !== type) return refuse('MALFORMED');
      const piece = pieceById(p, action.piece);
      if (piece < 0) return refuse('UNKNOWN_PIECE');
      const code = refusalOf(p, seat, piece);
      if (code) return refuse(code, { piece: action.piece });
      out.head |= piece << 6;
      return null;
    },
    perform,
    decode: (p, _seat, packed): Action => ({ type, piece: p.ruleset.pieces.ids[pieceOf(packed)] }),
  };
}

export const choose = teamKind('choose', mayChoose, (p, seat, packed, emit) => {
  const piece = p.ruleset.pieces.ids[pieceOf(packed)];
  takePiece(p, pieceOf(packed));
  if (emit) {
    const event = { type: 'pieceChosen', seat, piece } as const;
    emit(isOpenChoice(p) ? { event } : { event, only: seat, instead: { ...event, piece: 'hidden' } });
  }
  openTeamChoice(p, emit);
});

export const dismiss = teamKind(
  'dismiss',
  (p, seat, piece) => {
    if (p.ruleset.pieces.owner[piece] !== seat) return 'NOT_YOUR_PIECE';
    if (whereIs(p, piece) !== IN_HAND) return 'NOT_IN_HAND';
    return p.ruleset.pieces.isCharacter[piece] === 1 ? null : 'NOT_A_CHARACTER';
  },
  (p, seat, packed, emit) => {
    const piece = p.ruleset.pieces.ids[pieceOf(packed)];
    put(p, pieceOf(packed), IN_BOX);
    if (emit) {
      const event = { type: 'pieceDismissed', seat, piece } as const;
      emit({ event, only: seat, instead: { ...event, piece: 'hidden' } });
    }
    openDismissal(p, emit);
  },
);

export const chooseRow: ActionRow<'choose'> = {
  fields: { piece: PIECE_ID },
  text: [{ word: { en: 'choose', fr: 'choisir' } }, { piece: 'piece' }],
  aim: null,
  ask: null,
};

export const dismissRow: ActionRow<'dismiss'> = {
  fields: { piece: PIECE_ID },
  text: [{ word: { en: 'dismiss', fr: 'écarter' } }, { piece: 'piece' }],
  aim: null,
  ask: null,
};
