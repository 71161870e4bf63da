/** What becomes of rooms, and of what is in them. */
import type { PieceId, PortcullisAt } from '../action.ts';
import type { DirectionName, Place, Seat } from '../../vocabulary.ts';
import { type EventRows, onPlace, inSlot, appears, roomSlides } from './row.ts';

export type RoomEvent =
  | {
      readonly type: 'roomRevealed';
      readonly by: PieceId;
      readonly slot: number;
      readonly room: string;
      readonly turned: number;
      /** The side over which it was flipped, where that was a choice. */
      readonly over?: DirectionName;
      readonly tokens: readonly PieceId[];
    }
  | { readonly type: 'tokenPlaced'; readonly seat: Seat; readonly piece: PieceId; readonly place: Place }
  | {
      readonly type: 'roomTurned';
      readonly by: PieceId;
      readonly slot: number;
      readonly turn: 'cw' | 'ccw';
      readonly turned: number;
    }
  | {
      readonly type: 'roomSlid';
      readonly by: PieceId;
      readonly slot: number;
      readonly to: 'up' | 'down';
      readonly arrangement: number;
    }
  | { readonly type: 'roomLifted'; readonly by: PieceId; readonly slot: number }
  | { readonly type: 'roomReturned'; readonly slot: number; readonly turned: number }
  | { readonly type: 'roomsSwapped'; readonly by: PieceId; readonly slots: readonly [number, number] }
  | {
      readonly type: 'gateChanged';
      readonly by: PieceId;
      readonly at: PortcullisAt;
      readonly to: 'open' | 'closed' | 'broken';
    }
  | { readonly type: 'wallsBroken'; readonly by: PieceId; readonly slot: number };

const PORTCULLIS = {
  open: 'portcullisOpens',
  closed: 'portcullisCloses',
  broken: 'portcullisBreaks',
} as const;

export const roomEventRows: EventRows<RoomEvent> = {
  roomRevealed: {
    fields: { by: 'piece', slot: 'slot', room: 'value', turned: 'value', over: 'value', tokens: 'piece' },
    touches: inSlot,
    moves: ({ slot }) => ({ how: 'roomFlips', slot }),
  },
  tokenPlaced: { fields: { seat: 'seat', piece: 'piece', place: 'place' }, touches: onPlace, moves: appears },
  roomTurned: {
    fields: { by: 'piece', slot: 'slot', turn: 'value', turned: 'value' },
    touches: inSlot,
    moves: ({ slot, turn }) => ({ how: 'roomTurns', slot, turn }),
  },
  roomSlid: {
    fields: { by: 'piece', slot: 'slot', to: 'value', arrangement: 'value' },
    touches: inSlot,
    moves: roomSlides,
  },
  roomLifted: { fields: { by: 'piece', slot: 'slot' }, touches: inSlot, moves: roomSlides },
  roomReturned: { fields: { slot: 'slot', turned: 'value' }, touches: inSlot, moves: roomSlides },
  roomsSwapped: {
    fields: { by: 'piece', slots: 'slot' },
    touches: ({ slots }) => ({ slots }),
    moves: ({ slots }) => ({ how: 'roomsSwap', slots }),
  },
  gateChanged: {
    fields: { by: 'piece', at: { slot: 'slot', gate: 'value' }, to: 'value' },
    touches: ({ at }) => inSlot(at),
    moves: ({ at, to }) => ({ how: PORTCULLIS[to], at }),
  },
  wallsBroken: {
    fields: { by: 'piece', slot: 'slot' },
    touches: inSlot,
    moves: ({ slot }) => ({ how: 'wallsBreak', slot }),
  },
};
