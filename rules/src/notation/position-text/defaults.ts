/** What a position is taken to be where its text says nothing: so that a few lines set one up. */
import type { Table } from '../../position/table.ts';
import type { Seat } from '../../vocabulary.ts';

/** Far enough into a game that every action card may be played. */
export const USUAL_TURN = 9;
export const USUAL_STAGE = 'act';
export const USUAL_POINTS = 5;

export const NOBODY = -1;

/** The active player chooses, unless the game is over. */
export const usualChooser = (stage: string, active: Seat): Seat => (stage === 'over' ? NOBODY : active);

export const usualHighest = (turn: number): number => (turn === 0 ? 0 : 5);

/** Who must have begun, if this seat is active in this turn. */
export function usualFirstPlayer({ scenario, seats }: Table, turn: number, active: Seat): Seat {
  if (scenario.firstPlayer !== 'lot') return scenario.firstPlayer;
  return turn === 0 ? 0 : (((active - turn + 1) % seats) + seats) % seats;
}
