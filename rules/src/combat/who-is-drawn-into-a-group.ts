/**
 * Who meets whom hand to hand on the squares of the board, and whom that draws into a combat. Between zones:
 * editions/policies/zone-combatants.ts (CG-GROUP-2, CG-GROUP-3, CG-GROUP-6, CG-GROUP-7, CG-GROUP-10); open to all
 * colours (MP-MURDER-11, MP-RULING-53): multiplayer/murder-who-fights.ts; what they count and lose (BD-GROUP-5,
 * BD-GROUP-8): strength.ts, outcome.ts; one card each (BD-GROUP-6): cards/laid.ts; the price (BD-GROUP-7):
 * price-of-attack.ts.
 * Rules: BD-GROUP-2 to BD-GROUP-4, BD-GROUP-9, BD-GROUP-10, BD-GROUP-13, BD-GROUP-15; BD-RANGED-13; BD-RULING-57 to
 * BD-RULING-60; MP-STD-11, MP-RULING-12, MP-RULING-54.
 */
import { characterAt } from '../labyrinth/sight.ts';
import { ATTACKS, DEFENDS, FIGHTING, HELD, HURT, SHOOTS, STRIKES_FAR } from '../model/fields.ts';
import { isFigure, isSpent, mark, marksOf, placeOf, type Position, whereIs } from '../model/position.ts';
import type { Piece, Seat } from '../vocabulary.ts';

/** The side against which one fights. */
export const otherSide = (side: number): number => (side === ATTACKS ? DEFENDS : ATTACKS);

/** Whether somebody could be drawn in on a side: whoever was healed in this turn only defends. */
export const mayFight = (p: Position, piece: Piece, side: number): boolean =>
  whereIs(p, piece) < HELD &&
  isFigure(p, piece) &&
  !(marksOf(p, piece) & HURT) &&
  (side === DEFENDS || !isSpent(p, piece));

/** Whether somebody fights hand to hand on a side; from a distance one touches nobody. */
const fightsAtHand = (p: Position, piece: Piece, side: number): boolean =>
  (marksOf(p, piece) & (side | STRIKES_FAR | SHOOTS)) === side;

/** Whether one of those who stand next to a figure, with nothing between, answers a question with yes. */
export function meets(p: Position, piece: Piece, question: (other: Piece) => boolean): boolean {
  const { terrain } = p.ruleset;
  const place = placeOf(p, piece);
  for (let direction = 0; direction < 4; direction++) {
    const next = terrain.neighbour[place * 4 + direction];
    if (next < 0 || terrain.blocks[place * 4 + direction] !== 0) continue;
    const other = characterAt(p, next);
    if (other >= 0 && question(other)) return true;
  }
  return false;
}

/** The two between whom a combat began: other colours neither join nor conduct (MP-STD-11, MP-RULING-12). */
export const onlyTheTwo =
  (attack: Seat, defence: Seat) =>
  (seat: Seat): number =>
    seat === attack ? ATTACKS : seat === defence ? DEFENDS : 0;

/**
 * Figures that meet somebody who fights against their player come in, until nobody is added. `sideOf` tells on which
 * side a seat is: ATTACKS, DEFENDS, or 0 for none.
 */
export function drawIn(p: Position, sideOf: (seat: Seat) => number): void {
  const { pieces } = p.ruleset;
  for (let grown = true; grown; ) {
    grown = false;
    for (let piece = 0; piece < pieces.count; piece++) {
      const side = sideOf(pieces.owner[piece]);
      if (side === 0 || marksOf(p, piece) & FIGHTING || !mayFight(p, piece, side)) continue;
      if (!meets(p, piece, (other) => fightsAtHand(p, other, otherSide(side)))) continue;
      mark(p, piece, side);
      grown = true;
    }
  }
}
