/** Whose turn comes next; in the race: race.ts. Rules: BD-TURN-1, CG-TURN-2, MP-STD-6, MP-RULING-30, MP-RULING-32. */
import { ACTIVE, GONE } from '../../model/fields.ts';
import type { Position } from '../../model/position.ts';
import type { Seat } from '../../vocabulary.ts';
import { charactersLeft } from './who-wins.ts';
import type { TurnOrder } from '../../model/policies.ts';

/** The seat on the left. Who begins (BD-SETUP-19, CG-SETUP-18, MP-RULING-3): roll-setup.ts. */
export const seatAfter = (p: Position, seat: Seat): Seat => (seat + 1) % p.ruleset.seats;

/** One after the other, clockwise, also whoever has nobody left (BD-RULING-116, CG-RULING-181). */
export const everybody: TurnOrder = {
  id: 'everybody',
  skips: false,
  next: (p) => seatAfter(p, p.data[ACTIVE]),
};

/** Whoever has no character left, or has left the table, is passed over. */
export const whoeverCanAct: TurnOrder = {
  id: 'whoeverCanAct',
  skips: true,
  next(p): Seat {
    let seat = seatAfter(p, p.data[ACTIVE]);
    while (seat !== p.data[ACTIVE] && (p.data[GONE + seat] || charactersLeft(p, seat) === 0))
      seat = seatAfter(p, seat);
    return seat;
  },
};
