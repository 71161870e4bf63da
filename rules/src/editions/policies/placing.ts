/**
 * Who places a token of a revealed room: the revealer everything but the objects of his own colour, which the player
 * on his right places; with two players that is the opponent.
 * Rules: BD-PLACE-1, BD-PLACE-2, BD-PLACE-9, MP-STD-7, MP-STD-8.
 */
import type { Placing } from './policies.ts';

export const ownObjectsByTheOther: Placing = {
  id: 'ownObjectsByTheOther',
  placerOf(p, revealer, piece) {
    const { pieces, seats } = p.table;
    const ownObject = pieces.owner[piece] === revealer && pieces.isCharacter[piece] === 0;
    return ownObject ? (revealer + seats - 1) % seats : revealer;
  },
};
