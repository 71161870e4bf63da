/** What happens in the labyrinth: to rooms, on the way, to loads. */
import type { PieceId, PortcullisAt } from '../action.ts';
import type { DirectionName, Place, Seat } from '../../vocabulary.ts';
import {
  alongPath,
  appears,
  type EventRows,
  inSlot,
  isTaken,
  NOTHING,
  onPlace,
  slidingRoom,
  stepsTo,
  walks,
} from './row.ts';

export interface LabyrinthEvents {
  // --- rooms
  roomRevealed: {
    by: PieceId;
    slot: number;
    room: string;
    turned: number;
    /** The side over which it was flipped, where that was a choice. */
    over?: DirectionName;
    tokens: readonly PieceId[];
  };
  tokenPlaced: { seat: Seat; piece: PieceId; place: Place };
  roomTurned: { by: PieceId; slot: number; turn: 'cw' | 'ccw'; turned: number };
  roomSlid: { by: PieceId; slot: number; to: 'up' | 'down'; arrangement: number };
  roomLifted: { by: PieceId; slot: number };
  roomReturned: { slot: number; turned: number };
  roomsSwapped: { by: PieceId; slots: readonly [number, number] };
  gateChanged: { by: PieceId; at: PortcullisAt; to: 'open' | 'closed' | 'broken' };
  wallsBroken: { by: PieceId; slot: number };

  // --- ways
  pieceMoved: { piece: PieceId; path: readonly Place[] };
  /** Over a pit, which is named where it is a place. */
  pieceJumped: { piece: PieceId; pit: Place | null; to: Place };
  cardGivenUp: { seat: Seat; card: number };
  pieceTurned: { seat: Seat; piece: PieceId; place: Place };
  wallPassed: { piece: PieceId; to: Place };
  /** A wounded may come to lie on an object, which stays free to take. */
  piecePushed: { piece: PieceId; by: PieceId; from: Place; to: Place; onto?: PieceId };
  /** With a load, and with more where one may carry more than one. */
  pieceWentOut: { piece: PieceId; load: PieceId | null; more?: readonly PieceId[]; points: number };

  // --- loads; `to` is who was given it, where it does not lie on the floor
  pieceTaken: { piece: PieceId; by: PieceId; place: Place };
  pieceLeft: { piece: PieceId; by: PieceId; place: Place; to?: PieceId };
  objectStolen: { piece: PieceId; by: PieceId; from: PieceId };
  objectLevitated: { piece: PieceId; by: PieceId; path: readonly Place[]; to?: PieceId };
}

const PORTCULLIS = {
  open: 'portcullisOpens',
  closed: 'portcullisCloses',
  broken: 'portcullisBreaks',
} as const;

export const labyrinthEvents: EventRows<LabyrinthEvents> = {
  // --- rooms
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
    moves: slidingRoom,
  },
  roomLifted: { fields: { by: 'piece', slot: 'slot' }, touches: inSlot, moves: slidingRoom },
  roomReturned: { fields: { slot: 'slot', turned: 'value' }, touches: inSlot, moves: slidingRoom },
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

  // --- ways
  pieceMoved: { fields: { piece: 'piece', path: 'path' }, touches: alongPath, moves: walks },
  pieceJumped: {
    fields: { piece: 'piece', pit: 'place', to: 'place' },
    touches: ({ pit, to }) => ({ places: pit === null ? [to] : [pit, to] }),
    moves: ({ piece, to }) => ({ how: 'leaps', piece, to }),
  },
  cardGivenUp: { fields: { seat: 'seat', card: 'value' } },
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
    fields: { piece: 'piece', by: 'piece', from: 'place', to: 'place', onto: 'piece' },
    touches: ({ from, to }) => ({ path: [from, to] }),
    moves: stepsTo,
  },
  pieceWentOut: {
    fields: { piece: 'piece', load: 'piece', more: 'piece', points: 'value' },
    moves: ({ piece }) => ({ how: 'goesOut', piece }),
  },

  // --- loads
  pieceTaken: { fields: { piece: 'piece', by: 'piece', place: 'place' }, touches: onPlace, moves: isTaken },
  pieceLeft: {
    fields: { piece: 'piece', by: 'piece', place: 'place', to: 'piece' },
    touches: onPlace,
    moves: ({ piece, to }) => (to === undefined ? appears({ piece }) : NOTHING),
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
