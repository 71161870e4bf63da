/** How pieces get from place to place. */
import type { PieceId } from '../action.ts';
import type { Place, Seat } from '../../vocabulary.ts';
import { type EventRows, nowhere, onPlace, alongPath, nothing, walks, stepsTo } from './row.ts';

export type WayEvent =
  | { readonly type: 'pieceMoved'; readonly piece: PieceId; readonly path: readonly Place[] }
  | {
      readonly type: 'pieceJumped';
      readonly piece: PieceId;
      /** The pit, where it is a place. */
      readonly pit: Place | null;
      readonly to: Place;
    }
  | { readonly type: 'cardGivenUp'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'pieceTurned'; readonly seat: Seat; readonly piece: PieceId; readonly place: Place }
  | { readonly type: 'wallPassed'; readonly piece: PieceId; readonly to: Place }
  | {
      readonly type: 'piecePushed';
      readonly piece: PieceId;
      readonly by: PieceId;
      readonly from: Place;
      readonly to: Place;
    }
  | {
      readonly type: 'pieceWentOut';
      readonly piece: PieceId;
      readonly load: PieceId | null;
      /** What else it carried, where one may carry more than one. */
      readonly more?: readonly PieceId[];
      readonly points: number;
    };

export const wayEventRows: EventRows<WayEvent> = {
  pieceMoved: { fields: { piece: 'piece', path: 'path' }, touches: alongPath, moves: walks },
  pieceJumped: {
    fields: { piece: 'piece', pit: 'place', to: 'place' },
    touches: ({ pit, to }) => ({ places: pit === null ? [to] : [pit, to] }),
    moves: ({ piece, to }) => ({ how: 'leaps', piece, to }),
  },
  cardGivenUp: { fields: { seat: 'seat', card: 'value' }, touches: nowhere, moves: nothing },
  pieceTurned: {
    fields: { seat: 'seat', piece: 'piece', place: 'place' },
    touches: onPlace,
    moves: ({ piece, place }) => stepsTo({ piece, to: place }),
  },
  wallPassed: {
    fields: { piece: 'piece', to: 'place' },
    touches: ({ to }) => ({ places: [to] }),
    moves: stepsTo,
  },
  piecePushed: {
    fields: { piece: 'piece', by: 'piece', from: 'place', to: 'place' },
    touches: ({ from, to }) => ({ path: [from, to] }),
    moves: stepsTo,
  },
  pieceWentOut: {
    fields: { piece: 'piece', load: 'piece', more: 'piece', points: 'value' },
    touches: nowhere,
    moves: ({ piece }) => ({ how: 'goesOut', piece }),
  },
};
