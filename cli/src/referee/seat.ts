/** Whom a request speaks of. */
import { decisions, type Game, type Seat } from '@dungeon-twister/rules';
import { fault } from './fault.ts';

/** The seat that is named, if the table has it. */
export function seatAt(game: Game, seat: Seat): Seat {
  const { seats } = game.position.ruleset;
  if (seat < seats) return seat;
  throw fault('UNKNOWN_SEAT', {
    en: `There is no seat ${seat}; this table has the seats 0 to ${seats - 1}.`,
    fr: `Il n’y a pas de siège ${seat} ; cette table a les sièges 0 à ${seats - 1}.`,
  });
}

/** The seat that is named, or the one that has the first open decision; seat 0 when nothing is open any more. */
export const seatOrDecider = (game: Game, seat: Seat | undefined): Seat =>
  seat === undefined ? (decisions(game.position)[0]?.seat ?? 0) : seatAt(game, seat);
