/** Whose turn comes next. Rules: BD-TURN-17, MP-STD-6; MP-RULING-30, MP-RULING-32, MP-RULING-77. */
import { ACTIVE, GONE, TURN } from '../../model/fields.ts';
import type { Position } from '../../model/position.ts';
import type { Seat } from '../../vocabulary.ts';
import { charactersLeft } from './goals.ts';
import type { TurnOrder } from '../../model/policies.ts';

const after = (p: Position, seat: Seat): Seat => (seat + 1) % p.ruleset.seats;

/** One after the other, clockwise. */
export const everybody: TurnOrder = {
  id: 'everybody',
  skips: false,
  next: (p) => after(p, p.data[ACTIVE]),
};

/** Whoever has no character left, or has left the table, is passed over. */
export const whoeverCanAct: TurnOrder = {
  id: 'whoeverCanAct',
  skips: true,
  next(p): Seat {
    let seat = after(p, p.data[ACTIVE]);
    while (seat !== p.data[ACTIVE] && (p.data[GONE + seat] || charactersLeft(p, seat) === 0))
      seat = after(p, seat);
    return seat;
  },
};

/**
 * The turns are the clock: whoever has no character left still plays his cards, and the turn of one who has left the
 * table passes unplayed.
 */
export const turnsAreTheClock: TurnOrder = {
  id: 'turnsAreTheClock',
  skips: true,
  next(p): Seat {
    let seat = after(p, p.data[ACTIVE]);
    while (p.data[GONE + seat]) {
      p.data[TURN]++;
      seat = after(p, seat);
    }
    return seat;
  },
};
