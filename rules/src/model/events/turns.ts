/** What begins and ends a turn, and what it can spend. */
import type { Seat } from '../../vocabulary.ts';
import { type EventRows, nowhere, nothing, cardsShow } from './row.ts';

export type TurnEvent =
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'cardsTakenBack'; readonly seat: Seat }
  | {
      readonly type: 'pointsGained';
      readonly seat: Seat;
      readonly points: number;
      readonly total: number;
    }
  | { readonly type: 'turnEnded'; readonly seat: Seat };

export const turnEventRows: EventRows<TurnEvent> = {
  turnBegan: { fields: { seat: 'seat', turn: 'value' }, touches: nowhere, moves: nothing },
  cardPlayed: { fields: { seat: 'seat', card: 'value' }, touches: nowhere, moves: cardsShow },
  cardsTakenBack: { fields: { seat: 'seat' }, touches: nowhere, moves: nothing },
  pointsGained: {
    fields: { seat: 'seat', points: 'value', total: 'value' },
    touches: nowhere,
    moves: nothing,
  },
  turnEnded: { fields: { seat: 'seat' }, touches: nowhere, moves: nothing },
};
