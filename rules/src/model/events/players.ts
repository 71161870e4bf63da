/** What concerns players. */
import type { Ending } from '../fields.ts';
import type { Seat } from '../../vocabulary.ts';
import { type EventRows, nowhere, nothing } from './row.ts';

export type PlayerEvent =
  | { readonly type: 'pointsScored'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'drawOffered'; readonly seat: Seat }
  | { readonly type: 'drawDeclined'; readonly seat: Seat }
  | { readonly type: 'playerLeft'; readonly seat: Seat }
  | { readonly type: 'timeRanOut'; readonly seat: Seat }
  | { readonly type: 'gameEnded'; readonly ending: Ending; readonly winners: readonly Seat[] };

export const playerEventRows: EventRows<PlayerEvent> = {
  pointsScored: { fields: { seat: 'seat', points: 'value' }, touches: nowhere, moves: nothing },
  drawOffered: { fields: { seat: 'seat' }, touches: nowhere, moves: nothing },
  drawDeclined: { fields: { seat: 'seat' }, touches: nowhere, moves: nothing },
  playerLeft: { fields: { seat: 'seat' }, touches: nowhere, moves: nothing },
  timeRanOut: { fields: { seat: 'seat' }, touches: nowhere, moves: nothing },
  gameEnded: {
    fields: { ending: 'value', winners: 'seat' },
    touches: nowhere,
    moves: () => ({ how: 'gameEnds' }),
  },
};
