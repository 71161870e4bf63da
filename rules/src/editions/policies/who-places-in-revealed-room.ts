/**
 * Who places a token of a revealed room: the revealer everything but the objects of his own colour, which the player on
 * his right places; with two players that is the opponent. On which square, and in which order (BD-PLACE-3 to 8,
 * BD-RULING-15, CG-PLACE-4, CG-PLACE-5): actions/place-in-revealed-room.ts.
 * Rules: BD-PLACE-1, BD-PLACE-2, BD-PLACE-9, CG-PLACE-1 to 3, CG-PLACE-6, CG-RULING-22, MP-STD-7, MP-STD-8;
 * MP-RULING-2, MP-RULING-5, MP-RULING-11; MP-SURP-5, MP-SURP-6, MP-RULING-64.
 */
import { GONE } from '../../model/fields.ts';
import type { Position } from '../../model/position.ts';
import type { Seat } from '../../vocabulary.ts';
import type { Placing } from '../../model/policies.ts';

/** The nearest player on the right of somebody who is still at the table: he who plays just before. */
function onTheRightOf(p: Position, seat: Seat): Seat {
  const { seats } = p.ruleset;
  let right = (seat + seats - 1) % seats;
  while (right !== seat && p.data[GONE + right]) right = (right + seats - 1) % seats;
  return right;
}

export const ownObjectsByTheOther: Placing = {
  id: 'ownObjectsByTheOther',
  placerOf(p, revealer, piece) {
    const { pieces } = p.ruleset;
    const ownObject = pieces.owner[piece] === revealer && pieces.isCharacter[piece] === 0;
    return ownObject || p.data[GONE + revealer] ? onTheRightOf(p, revealer) : revealer;
  },
};

/** Whoever sits across the table places all that is the revealer's own (MP-SURP-5, MP-SURP-6, MP-RULING-64). */
export const ownByTheOneAcross: Placing = {
  id: 'ownByTheOneAcross',
  placerOf(p, revealer, piece) {
    const { pieces, seats } = p.ruleset;
    if (p.data[GONE + revealer]) return onTheRightOf(p, revealer);
    if (pieces.owner[piece] !== revealer) return revealer;
    const across = (revealer + seats / 2) % seats;
    return p.data[GONE + across] ? onTheRightOf(p, revealer) : across;
  },
};
