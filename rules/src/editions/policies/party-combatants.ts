/**
 * Who fights where a combat is open to everybody: as on the board between attacker and defender, and any other player
 * whose figures stand beside one of the two may come in on a side.
 *
 * A figure beside attacker or target fights if it also touches somebody of a player against whom its own one stands,
 * and so brings that one in (the Goblin and the Wizard of MP-MURDER-33); further ones come in as they meet an enemy who
 * fights. An answer can open a side to those who are asked after it, but nobody is asked twice.
 * Rules: MP-MURDER-9 to MP-MURDER-19; MP-RULING-53 to MP-RULING-55, MP-RULING-58, MP-RULING-62.
 */
import { drawIn, mayFight, meets, otherSide } from '../../combat/contact.ts';
import { attackingSeat, sideOfSeat } from '../../combat/joining.ts';
import { areAdjacent } from '../../labyrinth/sight.ts';
import {
  ATTACKER,
  ATTACKS,
  DEFENDS,
  FIGHTING,
  JOINED,
  JOINED_ATTACK,
  JOINED_DEFENCE,
  NOT_ASKED,
  TARGET,
} from '../../position/fields.ts';
import { isFaceUp, mark, marksOf, placeOf, type Position } from '../../position/position.ts';
import type { Cause } from '../../refusals.ts';
import type { Piece, Seat } from '../../vocabulary.ts';
import { boardCombatants } from './board-combatants.ts';
import type { Combatants, Joining } from './policies.ts';

function roomsAreHidden(p: Position): boolean {
  for (let slot = 0; slot < p.table.layout.slots.length; slot++) if (!isFaceUp(p, slot)) return true;
  return false;
}

/** Whether a figure stands next to the attacker or to the target. */
const isBesideCombat = (p: Position, piece: Piece): boolean =>
  [ATTACKER, TARGET].some((field) => areAdjacent(p, placeOf(p, piece), placeOf(p, p.data[field])));

/** Whether a figure touches somebody of this side's players who fights already or could be brought in. */
const touchesPlayersOf = (p: Position, piece: Piece, side: number): boolean =>
  meets(
    p,
    piece,
    (other) =>
      sideOfSeat(p, p.table.pieces.owner[other]) === side &&
      ((marksOf(p, other) & side) !== 0 || mayFight(p, other, side)),
  );

/** Whether a figure must fight when its player is on this side. */
const isCommitted = (p: Position, piece: Piece, side: number): boolean =>
  mayFight(p, piece, side) && isBesideCombat(p, piece) && touchesPlayersOf(p, piece, otherSide(side));

/** Everybody who must come in now that these players are on these sides. */
function commit(p: Position): void {
  const { pieces } = p.table;
  for (let piece = 0; piece < pieces.count; piece++) {
    const side = sideOfSeat(p, pieces.owner[piece]);
    if (side !== 0 && !(marksOf(p, piece) & FIGHTING) && isCommitted(p, piece, side)) mark(p, piece, side);
  }
  drawIn(p, (seat) => sideOfSeat(p, seat));
}

/** How far around the table the question has come, counted from the attacker. */
function lastAsked(p: Position): number {
  const { seats } = p.table;
  let last = 0;
  for (let step = 1; step < seats; step++)
    if (p.data[JOINED + ((attackingSeat(p) + step) % seats)] !== NOT_ASKED) last = step;
  return last;
}

const joining: Joining = {
  nextToAsk(p): Seat {
    const { seats } = p.table;
    for (let step = lastAsked(p) + 1; step < seats; step++) {
      const seat = (attackingSeat(p) + step) % seats;
      if (sideOfSeat(p, seat) !== 0) continue;
      if ([JOINED_ATTACK, JOINED_DEFENCE].some((side) => joining.mayTake(p, seat, side))) return seat;
    }
    return -1;
  },

  mayTake(p, seat, joined): boolean {
    const { pieces } = p.table;
    const side = joined === JOINED_ATTACK ? ATTACKS : DEFENDS;
    for (let piece = 0; piece < pieces.count; piece++)
      if (pieces.owner[piece] === seat && isCommitted(p, piece, side)) return true;
    return false;
  },

  take(p, seat, joined): void {
    p.data[JOINED + seat] = joined;
    commit(p);
  },
};

export const partyCombatants: Combatants = {
  ...boardCombatants,
  id: 'partyCombatants',

  attackRefusal: (p, attacker, target): Cause | null =>
    roomsAreHidden(p) ? 'ROOMS_STILL_HIDDEN' : boardCombatants.attackRefusal(p, attacker, target),

  ways(p, attacker, target, out): void {
    out.length = 0;
    if (!roomsAreHidden(p)) boardCombatants.ways(p, attacker, target, out);
  },

  gather(p, declared): void {
    boardCombatants.gather(p, declared);
    commit(p);
  },

  joining,
};
