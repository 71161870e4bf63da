/** Combats, and what becomes of pieces. */
import type { PieceId } from '../action.ts';
import type { Place, Seat } from '../../vocabulary.ts';
import { cardsShow, type EventRows, onPlace } from './row.ts';

export interface CombatEvents {
  // --- combat
  attackDeclared: {
    by: PieceId;
    target: PieceId;
    attackers: readonly PieceId[];
    defenders: readonly PieceId[];
  };
  /** A player was asked to come into a combat of others and has chosen, face down. */
  sideChosen: { seat: Seat; side: 'attack' | 'defence' | null | 'hidden' };
  /** A player was asked to come into a combat of others: on which side he is now, and with whom. */
  sideTaken: {
    seat: Seat;
    side: 'attack' | 'defence' | null;
    attackers: readonly PieceId[];
    defenders: readonly PieceId[];
  };
  cardNamed: { seat: Seat; card: number | null };
  handShown: { seat: Seat; cards: readonly number[] };
  cardsCounted: { seat: Seat; count: number };
  cardLaid: { seat: Seat; card: number | 'hidden'; second?: number | 'hidden' };
  /** Somebody has looked at what lies face down before another. */
  cardsSeen: { by: Seat; seat: Seat; cards: readonly number[] | 'hidden' };
  combatFought: {
    cards: readonly { readonly seat: Seat; readonly card: number; readonly second?: number }[];
    attack: number;
    defence: number;
    winner: Seat | null;
    /** Those who won with him. */
    alsoWon?: readonly Seat[];
  };

  // --- what becomes of pieces
  pieceWounded: { piece: PieceId };
  pieceHealed: { piece: PieceId; by: PieceId };
  /** Who scores it, and others who do too, where several won together. */
  pieceEliminated: { piece: PieceId; place: Place; scorer: Seat | null; alsoScores?: readonly Seat[] };
  pieceRemoved: { piece: PieceId };
  fireballThrown: { by: PieceId; target: PieceId };
  potionDrunk: { by: PieceId; points: number };
}

export const combatEvents: EventRows<CombatEvents> = {
  // --- combat
  attackDeclared: {
    fields: { by: 'piece', target: 'piece', attackers: 'piece', defenders: 'piece' },
    touches: ({ by, target }) => ({ pieces: [by, target] }),
  },
  sideChosen: { fields: { seat: 'seat', side: 'value' } },
  sideTaken: {
    fields: { seat: 'seat', side: 'value', attackers: 'piece', defenders: 'piece' },
    touches: ({ attackers, defenders }) => ({ pieces: [...attackers, ...defenders] }),
  },
  cardNamed: { fields: { seat: 'seat', card: 'value' } },
  handShown: { fields: { seat: 'seat', cards: 'value' } },
  cardsCounted: { fields: { seat: 'seat', count: 'value' } },
  cardLaid: { fields: { seat: 'seat', card: 'value', second: 'value' } },
  cardsSeen: { fields: { by: 'seat', seat: 'seat', cards: 'value' } },
  combatFought: {
    fields: {
      cards: { seat: 'seat', card: 'value', second: 'value' },
      attack: 'value',
      defence: 'value',
      winner: 'seat',
      alsoWon: 'seat',
    },
    moves: cardsShow,
  },

  // --- what becomes of pieces
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
  pieceRemoved: { fields: { piece: 'piece' } },
  fireballThrown: {
    fields: { by: 'piece', target: 'piece' },
    touches: ({ by, target }) => ({ pieces: [by, target] }),
    moves: ({ target }) => ({ how: 'isHit', piece: target }),
  },
  potionDrunk: { fields: { by: 'piece', points: 'value' }, touches: ({ by }) => ({ pieces: [by] }) },
};
