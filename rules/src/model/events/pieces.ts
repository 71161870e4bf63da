/** What becomes of pieces. */
import type { PieceId } from '../action.ts';
import type { Place, Seat } from '../../vocabulary.ts';
import { type EventRows, nowhere, onPlace, nothing } from './row.ts';

export type PieceEvent =
  | { readonly type: 'pieceWounded'; readonly piece: PieceId }
  | { readonly type: 'pieceHealed'; readonly piece: PieceId; readonly by: PieceId }
  | {
      readonly type: 'pieceEliminated';
      readonly piece: PieceId;
      readonly place: Place;
      readonly scorer: Seat | null;
      /** Others who score it too, where several won together. */
      readonly alsoScores?: readonly Seat[];
    }
  | { readonly type: 'pieceRemoved'; readonly piece: PieceId }
  | { readonly type: 'fireballThrown'; readonly by: PieceId; readonly target: PieceId }
  | { readonly type: 'potionDrunk'; readonly by: PieceId; readonly points: number };

export const pieceEventRows: EventRows<PieceEvent> = {
  pieceWounded: {
    fields: { piece: 'piece' },
    touches: ({ piece }) => ({ pieces: [piece] }),
    moves: ({ piece }) => ({ how: 'isHurt', piece }),
  },
  pieceHealed: {
    fields: { piece: 'piece', by: 'piece' },
    touches: ({ piece, by }) => ({ pieces: [piece, by] }),
    moves: ({ piece }) => ({ how: 'isHealed', piece }),
  },
  pieceEliminated: {
    fields: { piece: 'piece', place: 'place', scorer: 'seat', alsoScores: 'seat' },
    touches: onPlace,
    moves: ({ piece, place }) => ({ how: 'dies', piece, place }),
  },
  pieceRemoved: { fields: { piece: 'piece' }, touches: nowhere, moves: nothing },
  fireballThrown: {
    fields: { by: 'piece', target: 'piece' },
    touches: ({ by, target }) => ({ pieces: [by, target] }),
    moves: ({ target }) => ({ how: 'isHit', piece: target }),
  },
  potionDrunk: {
    fields: { by: 'piece', points: 'value' },
    touches: ({ by }) => ({ pieces: [by] }),
    moves: nothing,
  },
};
