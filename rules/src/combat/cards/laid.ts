/**
 * Combat cards on the table: how many a seat lays (BD-GROUP-6), and what lies there. In which order:
 * combat/course-and-cards.ts.
 * Rules: CG-COMBAT-8, CG-CHAR-Berserker-4.
 */
import { CARDS_TO_LAY, LAID, LAID_SECOND } from '../../model/fields.ts';
import type { Position } from '../../model/position.ts';
import type { Seat } from '../../vocabulary.ts';
import { attackingSeat } from '../players-of-a-combat.ts';

/** Values of LAID and NAMED that are no card. */
export const UNDECIDED = -2;
export const NO_CARD = -1;

/** How many cards a seat lays: two only where the attacker has announced them. */
export const cardsToLay = (p: Position, seat: Seat): number =>
  seat === attackingSeat(p) && p.data[CARDS_TO_LAY] === 2 ? 2 : 1;

export const hasLaid = (p: Position, seat: Seat): boolean =>
  p.data[LAID + seat] !== NO_CARD && (cardsToLay(p, seat) < 2 || p.data[LAID_SECOND + seat] !== NO_CARD);

/** The cards that a seat has laid so far. */
export const laidBy = (p: Position, seat: Seat): number[] =>
  [p.data[LAID + seat], p.data[LAID_SECOND + seat]].filter((card) => card !== NO_CARD);
