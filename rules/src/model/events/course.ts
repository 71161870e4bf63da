/** The course of a game: its set-up, its turns, its players. */
import type { PieceId } from '../action.ts';
import type { Ending } from '../fields.ts';
import type { Colour, Place, Seat } from '../../vocabulary.ts';
import { appears, cardsShow, type EventRows, inSlot, onPlace } from './row.ts';

export interface CourseEvents {
  // --- setting up
  pieceChosen: { seat: Seat; piece: PieceId | 'hidden' };
  pieceDismissed: { seat: Seat; piece: PieceId | 'hidden' };
  pieceDeployed: { seat: Seat; piece: PieceId | 'hidden'; place: Place };
  tokenLaid: { seat: Seat; piece: PieceId | 'hidden'; slot: number };
  lotDrawn: { lot: 'firstChooser' | 'firstPlacer' | 'firstPlayer'; seat: Seat };
  /** The lines that lots dealt out are turned up; a colour that nobody plays has no seat. */
  linesShown: { lines: readonly { readonly line: number; readonly colour: Colour }[] };
  teamsShown: { pieces: readonly { readonly piece: PieceId; readonly place: Place }[] };

  // --- turns
  turnBegan: { seat: Seat; turn: number };
  cardPlayed: { seat: Seat; card: number };
  cardsTakenBack: { seat: Seat };
  pointsGained: { seat: Seat; points: number; total: number };
  turnEnded: { seat: Seat };

  // --- players
  pointsScored: { seat: Seat; points: number };
  drawOffered: { seat: Seat };
  drawDeclined: { seat: Seat };
  playerLeft: { seat: Seat };
  timeRanOut: { seat: Seat };
  gameEnded: { ending: Ending; winners: readonly Seat[] };
}

export const courseEvents: EventRows<CourseEvents> = {
  // --- setting up
  pieceChosen: { fields: { seat: 'seat', piece: 'piece' } },
  pieceDismissed: { fields: { seat: 'seat', piece: 'piece' } },
  pieceDeployed: {
    fields: { seat: 'seat', piece: 'piece', place: 'place' },
    touches: onPlace,
    moves: appears,
  },
  tokenLaid: { fields: { seat: 'seat', piece: 'piece', slot: 'slot' }, touches: inSlot },
  lotDrawn: { fields: { lot: 'value', seat: 'seat' } },
  linesShown: { fields: { lines: { line: 'value', colour: 'value' } } },
  teamsShown: {
    fields: { pieces: { piece: 'piece', place: 'place' } },
    touches: ({ pieces }) => ({ places: pieces.map(({ place }) => place) }),
  },

  // --- turns
  turnBegan: { fields: { seat: 'seat', turn: 'value' } },
  cardPlayed: { fields: { seat: 'seat', card: 'value' }, moves: cardsShow },
  cardsTakenBack: { fields: { seat: 'seat' } },
  pointsGained: { fields: { seat: 'seat', points: 'value', total: 'value' } },
  turnEnded: { fields: { seat: 'seat' } },

  // --- players
  pointsScored: { fields: { seat: 'seat', points: 'value' } },
  drawOffered: { fields: { seat: 'seat' } },
  drawDeclined: { fields: { seat: 'seat' } },
  playerLeft: { fields: { seat: 'seat' } },
  timeRanOut: { fields: { seat: 'seat' } },
  gameEnded: { fields: { ending: 'value', winners: 'seat' }, moves: () => ({ how: 'gameEnds' }) },
};
