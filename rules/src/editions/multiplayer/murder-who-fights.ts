/**
 * Who fights where a combat is open to everybody: as on the board between attacker and defender, and any other player
 * whose figures stand beside one of the two may come in on a side. Their cards: combat/players-of-a-combat.ts
 * (MP-MURDER-20); totals, losers, points: combat/outcome.ts (MP-MURDER-21 to 25, MP-RULING-56 to 61). A figure beside
 * attacker or target opens the side against which it touches somebody, who is then brought in (the Goblin and the
 * Wizard of MP-MURDER-33). With a player come all of his who stand beside attacker or target; further ones come in as
 * they meet an enemy who fights. What is open follows from where everybody stood before anybody joined, unless a table
 * answers in turn: then an answer can open a side to those who are asked after it. Nobody is asked twice.
 * Rules: MP-MURDER-9 to 19, MP-MURDER-31 to 38; MP-RULING-53 to 56, MP-RULING-58, MP-RULING-62, MP-RULING-81.
 */
import { drawIn, mayFight, meets, otherSide } from '../../combat/who-is-drawn-into-a-group.ts';
import { answersTogether, attackingSeat, sideOfSeat } from '../../combat/players-of-a-combat.ts';
import { areAdjacent } from '../../labyrinth/neighbouring-squares.ts';
import {
  ATTACKER,
  ATTACKS,
  CHOSEN,
  DEFENDS,
  FIGHTING,
  JOINED,
  JOINED_ATTACK,
  JOINED_DEFENCE,
  NOT_ASKED,
  TARGET,
} from '../../model/fields.ts';
import { isFaceUp, mark, marksOf, placeOf, type Position } from '../../model/position.ts';
import type { Cause } from '../../refusals.ts';
import type { Piece, Seat } from '../../vocabulary.ts';
import type { Combatants, Joining } from '../../model/policies.ts';
import { boardCombatants } from '../policies/board-combatants.ts';

const roomsAreHidden = (p: Position): boolean =>
  p.ruleset.layout.slots.some((_plan, slot) => !isFaceUp(p, slot));

/** Whether a figure stands next to the attacker or to the target. */
const isBesideCombat = (p: Position, piece: Piece): boolean =>
  [ATTACKER, TARGET].some((field) => areAdjacent(p, placeOf(p, piece), placeOf(p, p.data[field])));

/** Whether a figure touches somebody of this side's players who fights already or could be brought in. */
const touchesPlayersOf = (p: Position, piece: Piece, side: number): boolean =>
  meets(
    p,
    piece,
    (other) =>
      sideOfSeat(p, p.ruleset.pieces.owner[other]) === side &&
      ((marksOf(p, other) & side) !== 0 || mayFight(p, other, side)),
  );

/** Whether a figure could be brought in from beside attacker or target. */
const isInContact = (p: Position, piece: Piece, side: number): boolean =>
  mayFight(p, piece, side) && isBesideCombat(p, piece);

/** Whether such a figure also has somebody of the other side before it: that opens this side to its player. */
const facesEnemies = (p: Position, piece: Piece, side: number): boolean =>
  isInContact(p, piece, side) && touchesPlayersOf(p, piece, otherSide(side));

/** Whether a figure must fight when its player is on this side. */
const isCommitted = (p: Position, piece: Piece, side: number): boolean =>
  (p.ruleset.rules.partyFighters === 'allInContact' ? isInContact : facesEnemies)(p, piece, side);

/** Everybody who must come in now that these players are on these sides. */
function commit(p: Position): void {
  const { pieces } = p.ruleset;
  for (let piece = 0; piece < pieces.count; piece++) {
    const side = sideOfSeat(p, pieces.owner[piece]);
    if (side !== 0 && !(marksOf(p, piece) & FIGHTING) && isCommitted(p, piece, side)) mark(p, piece, side);
  }
  drawIn(p, (seat) => sideOfSeat(p, seat));
}

/** How far around the table the question has come, counted from the attacker. */
function lastAsked(p: Position): number {
  const { seats } = p.ruleset;
  let last = 0;
  for (let step = 1; step < seats; step++)
    if (p.data[JOINED + ((attackingSeat(p) + step) % seats)] !== NOT_ASKED) last = step;
  return last;
}

/** Whether a side of the combat is open to somebody who has not answered yet. */
const mayAnswer = (p: Position, seat: Seat): boolean =>
  sideOfSeat(p, seat) === 0 &&
  p.data[JOINED + seat] === NOT_ASKED &&
  p.data[CHOSEN + seat] === NOT_ASKED &&
  [JOINED_ATTACK, JOINED_DEFENCE].some((side) => joining.mayTake(p, seat, side));

const joining: Joining = {
  asked(p): number {
    const { seats } = p.ruleset;
    const together = answersTogether(p);
    let bits = 0;
    for (let step = together ? 1 : lastAsked(p) + 1; step < seats; step++) {
      const seat = (attackingSeat(p) + step) % seats;
      if (!mayAnswer(p, seat)) continue;
      bits |= 1 << seat;
      if (!together) break;
    }
    return bits;
  },

  mayTake(p, seat, joined): boolean {
    const { all, owner } = p.ruleset.pieces;
    const side = joined === JOINED_ATTACK ? ATTACKS : DEFENDS;
    return all.some((piece) => owner[piece] === seat && facesEnemies(p, piece, side));
  },

  take(p, seat, joined): void {
    p.data[JOINED + seat] = joined;
    commit(p);
  },
};

export const openCombat: Combatants = {
  ...boardCombatants,
  id: 'partyCombatants',

  attackRefusal: (p, attacker, target): Cause | null =>
    roomsAreHidden(p) ? 'ROOMS_STILL_HIDDEN' : boardCombatants.attackRefusal(p, attacker, target),

  modes(p, attacker, target, out): void {
    out.length = 0;
    if (!roomsAreHidden(p)) boardCombatants.modes(p, attacker, target, out);
  },

  gather(p, declared): void {
    boardCombatants.gather(p, declared);
    commit(p);
  },

  joining,
};
