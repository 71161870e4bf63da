/** A combat, moment by moment. */
import type { PieceId } from '../action.ts';
import type { Seat } from '../../vocabulary.ts';
import { type EventRows, nowhere, nothing, cardsShow } from './row.ts';

export type CombatEvent =
  | {
      readonly type: 'attackDeclared';
      readonly by: PieceId;
      readonly target: PieceId;
      readonly attackers: readonly PieceId[];
      readonly defenders: readonly PieceId[];
    }
  /** A player was asked to come into a combat of others and has chosen, face down. */
  | {
      readonly type: 'sideChosen';
      readonly seat: Seat;
      readonly side: 'attack' | 'defence' | null | 'hidden';
    }
  /** A player was asked to come into a combat of others: on which side he is now, and with whom. */
  | {
      readonly type: 'sideTaken';
      readonly seat: Seat;
      readonly side: 'attack' | 'defence' | null;
      readonly attackers: readonly PieceId[];
      readonly defenders: readonly PieceId[];
    }
  | { readonly type: 'cardNamed'; readonly seat: Seat; readonly card: number | null }
  | { readonly type: 'handShown'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly type: 'cardsCounted'; readonly seat: Seat; readonly count: number }
  | {
      readonly type: 'cardLaid';
      readonly seat: Seat;
      readonly card: number | 'hidden';
      readonly second?: number | 'hidden';
    }
  /** Somebody has looked at what lies face down before another. */
  | {
      readonly type: 'cardsSeen';
      readonly by: Seat;
      readonly seat: Seat;
      readonly cards: readonly number[] | 'hidden';
    }
  | {
      readonly type: 'combatFought';
      readonly cards: readonly {
        readonly seat: Seat;
        readonly card: number;
        readonly second?: number;
      }[];
      readonly attack: number;
      readonly defence: number;
      readonly winner: Seat | null;
      /** Those who won with him. */
      readonly alsoWon?: readonly Seat[];
    };

export const combatEventRows: EventRows<CombatEvent> = {
  attackDeclared: {
    fields: { by: 'piece', target: 'piece', attackers: 'piece', defenders: 'piece' },
    touches: ({ by, target }) => ({ pieces: [by, target] }),
    moves: nothing,
  },
  sideChosen: { fields: { seat: 'seat', side: 'value' }, touches: nowhere, moves: nothing },
  sideTaken: {
    fields: { seat: 'seat', side: 'value', attackers: 'piece', defenders: 'piece' },
    touches: ({ attackers, defenders }) => ({ pieces: [...attackers, ...defenders] }),
    moves: nothing,
  },
  cardNamed: { fields: { seat: 'seat', card: 'value' }, touches: nowhere, moves: nothing },
  handShown: { fields: { seat: 'seat', cards: 'value' }, touches: nowhere, moves: nothing },
  cardsCounted: { fields: { seat: 'seat', count: 'value' }, touches: nowhere, moves: nothing },
  cardLaid: { fields: { seat: 'seat', card: 'value', second: 'value' }, touches: nowhere, moves: nothing },
  cardsSeen: { fields: { by: 'seat', seat: 'seat', cards: 'value' }, touches: nowhere, moves: nothing },
  combatFought: {
    fields: {
      cards: { seat: 'seat', card: 'value', second: 'value' },
      attack: 'value',
      defence: 'value',
      winner: 'seat',
      alsoWon: 'seat',
    },
    touches: nowhere,
    moves: cardsShow,
  },
};
