/** What changes hands. */
import type { PieceId } from '../action.ts';
import type { Place } from '../../vocabulary.ts';
import { type EventRows, onPlace, alongPath, nothing, walks, isTaken, appears } from './row.ts';

export type LoadEvent =
  | { readonly type: 'pieceTaken'; readonly piece: PieceId; readonly by: PieceId; readonly place: Place }
  | {
      readonly type: 'pieceLeft';
      readonly piece: PieceId;
      readonly by: PieceId;
      readonly place: Place;
      /** Who was given it, where it does not lie on the floor. */
      readonly to?: PieceId;
    }
  | { readonly type: 'objectStolen'; readonly piece: PieceId; readonly by: PieceId; readonly from: PieceId }
  | {
      readonly type: 'objectLevitated';
      readonly piece: PieceId;
      readonly by: PieceId;
      readonly path: readonly Place[];
      /** Who was given it, where it does not lie on the floor. */
      readonly to?: PieceId;
    };

export const loadEventRows: EventRows<LoadEvent> = {
  pieceTaken: { fields: { piece: 'piece', by: 'piece', place: 'place' }, touches: onPlace, moves: isTaken },
  pieceLeft: {
    fields: { piece: 'piece', by: 'piece', place: 'place', to: 'piece' },
    touches: onPlace,
    moves: ({ piece, to }) => (to === undefined ? appears({ piece }) : nothing()),
  },
  objectStolen: {
    fields: { piece: 'piece', by: 'piece', from: 'piece' },
    touches: ({ piece, by }) => ({ pieces: [piece, by] }),
    moves: isTaken,
  },
  objectLevitated: {
    fields: { piece: 'piece', by: 'piece', path: 'path', to: 'piece' },
    touches: alongPath,
    moves: walks,
  },
};
