/** What happens before the first turn. */
import type { PieceId } from '../action.ts';
import type { Colour, Place, Seat } from '../../vocabulary.ts';
import { type EventRows, nowhere, onPlace, inSlot, nothing, appears } from './row.ts';

export type SetUpEvent =
  | { readonly type: 'pieceChosen'; readonly seat: Seat; readonly piece: PieceId | 'hidden' }
  | { readonly type: 'pieceDismissed'; readonly seat: Seat; readonly piece: PieceId | 'hidden' }
  | {
      readonly type: 'pieceDeployed';
      readonly seat: Seat;
      readonly piece: PieceId | 'hidden';
      readonly place: Place;
    }
  | {
      readonly type: 'tokenLaid';
      readonly seat: Seat;
      readonly piece: PieceId | 'hidden';
      readonly slot: number;
    }
  | {
      readonly type: 'lotDrawn';
      readonly lot: 'firstChooser' | 'firstPlacer' | 'firstPlayer';
      readonly seat: Seat;
    }
  /** The lines that lots dealt out are turned up; a colour that nobody plays has no seat. */
  | {
      readonly type: 'linesShown';
      readonly lines: readonly { readonly line: number; readonly colour: Colour }[];
    }
  | {
      readonly type: 'teamsShown';
      readonly pieces: readonly { readonly piece: PieceId; readonly place: Place }[];
    };

export const setUpEventRows: EventRows<SetUpEvent> = {
  pieceChosen: { fields: { seat: 'seat', piece: 'piece' }, touches: nowhere, moves: nothing },
  pieceDismissed: { fields: { seat: 'seat', piece: 'piece' }, touches: nowhere, moves: nothing },
  pieceDeployed: {
    fields: { seat: 'seat', piece: 'piece', place: 'place' },
    touches: onPlace,
    moves: appears,
  },
  tokenLaid: { fields: { seat: 'seat', piece: 'piece', slot: 'slot' }, touches: inSlot, moves: nothing },
  lotDrawn: { fields: { lot: 'value', seat: 'seat' }, touches: nowhere, moves: nothing },
  linesShown: { fields: { lines: { line: 'value', colour: 'value' } }, touches: nowhere, moves: nothing },
  teamsShown: {
    fields: { pieces: { piece: 'piece', place: 'place' } },
    touches: ({ pieces }) => ({ places: pieces.map(({ place }) => place) }),
    moves: nothing,
  },
};
