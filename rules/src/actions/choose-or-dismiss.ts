/**
 * Choosing a team, one decision per piece: `choose` takes a piece, `dismiss` leaves a character out (handicap). Who
 * chooses now and from what (group CG-DRAFT): turn/draft-of-teams.ts; how many a handicap takes: turn/handicap.ts.
 * Rules: BD-MIX-2, BD-MIX-3, BD-HANDICAP-1, BD-HANDICAP-2.
 */
import type { ActionKind } from '../model/action-kind.ts';
import { IN_BOX, IN_HAND } from '../model/fields.ts';
import { put, whereIs, type Position } from '../model/position.ts';
import { refuse, type RefusalCode } from '../refusals.ts';
import { openDismissal } from '../turn/handicap.ts';
import { choosable, isOpenChoice, mayChoose, openTeamChoice, takePiece } from '../turn/draft-of-teams.ts';
import type { Piece, Seat } from '../vocabulary.ts';
import { tokenKind } from './kind-makers.ts';
import { pieceOf } from '../model/packed-action.ts';
import { type ActionRow, PIECE_ID } from '../model/action-row.ts';

const teamKind = (
  type: 'choose' | 'dismiss',
  refusalOf: (p: Position, seat: Seat, piece: Piece) => RefusalCode | null,
  listed: (p: Position, seat: Seat) => readonly Piece[],
  perform: ActionKind['perform'],
): ActionKind =>
  tokenKind({
    type,
    // The others reckon with it at once.
    barrier: true,
    list(p, seat, _piece, out): void {
      for (const piece of listed(p, seat)) out.push(piece, 0);
    },
    check(p, seat, piece, action) {
      const code = refusalOf(p, seat, piece);
      return code ? refuse(code, { piece: action.piece }) : 0;
    },
    perform,
    decode: (_packed, piece) => ({ type, piece }),
  });

export const choose = teamKind('choose', mayChoose, choosable, (p, seat, packed, emit) => {
  takePiece(p, pieceOf(packed));
  const event = { type: 'pieceChosen', seat, piece: p.ruleset.pieces.ids[pieceOf(packed)] } as const;
  emit?.(isOpenChoice(p) ? { event } : { event, only: seat, instead: { ...event, piece: 'hidden' } });
  openTeamChoice(p, emit);
});

function mayDismiss(p: Position, seat: Seat, piece: Piece): RefusalCode | null {
  if (p.ruleset.pieces.owner[piece] !== seat) return 'NOT_YOUR_PIECE';
  if (whereIs(p, piece) !== IN_HAND) return 'NOT_IN_HAND';
  return p.ruleset.pieces.isCharacter[piece] === 1 ? null : 'NOT_A_CHARACTER';
}

export const dismiss = teamKind(
  'dismiss',
  mayDismiss,
  (p, seat) => p.ruleset.pieces.all.filter((piece) => mayDismiss(p, seat, piece) === null),
  (p, seat, packed, emit) => {
    put(p, pieceOf(packed), IN_BOX);
    const event = { type: 'pieceDismissed', seat, piece: p.ruleset.pieces.ids[pieceOf(packed)] } as const;
    emit?.({ event, only: seat, instead: { ...event, piece: 'hidden' } });
    openDismissal(p, emit);
  },
);

export const chooseRow: ActionRow<'choose'> = {
  fields: { piece: PIECE_ID },
  text: [{ word: { en: 'choose', fr: 'choisir' } }, { piece: 'piece' }],
};

export const dismissRow: ActionRow<'dismiss'> = {
  fields: { piece: PIECE_ID },
  text: [{ word: { en: 'dismiss', fr: 'écarter' } }, { piece: 'piece' }],
};
