/**
 * Combat cards on the table: who lays how many and in which order, who has laid, and what the cards are worth.
 *
 * One card each, the attacker first (BD-RULING-68), then the defender and whoever came in, unless somebody sees the
 * other's cards before he lays his own, or an attacker has announced two.
 * Rules: MP-MURDER-20; CG-COMBAT-2, CG-CHAR-Berserker-2, group CG-CHAR-WeaponMaster; CG-RULING-91, CG-RULING-96, CG-RULING-97,
 * CG-RULING-139.
 */
import { bit, RANGED } from '../model/ability.ts';
import {
  ATTACKER,
  ATTACKS,
  CARDS_TO_LAY,
  COMBAT_HAND,
  DEFENDS,
  LAID,
  LAID_SECOND,
  NAMED,
  NAMER,
} from '../model/fields.ts';
import { traitsOf, type Position } from '../model/position.ts';
import type { Seat } from '../vocabulary.ts';
import { cardsIn } from './cards.ts';
import { attackingSeat, defendingSeat, opponentOf, playersOf } from './joining.ts';
import { fightersOf, isDuel, isRanged, modeOf } from './strength.ts';

export const UNDECIDED = -2;
export const NO_CARD = -1;

const LOOKS = bit('looksFirst');
const LAYS_TWO = bit('laysTwo');

/** Whether the attacker may lay two cards: in a duel that he starts, if he holds two (CG-RULING-94). */
export const mayLayTwo = (p: Position): boolean =>
  (traitsOf(p, p.data[ATTACKER]) & LAYS_TWO) !== 0 &&
  isDuel(p) &&
  cardsIn(p.data[COMBAT_HAND + attackingSeat(p)]).length > 1;

export const cardsToLay = (p: Position, seat: Seat): number =>
  seat === attackingSeat(p) && p.data[CARDS_TO_LAY] === 2 ? 2 : 1;

export const hasLaid = (p: Position, seat: Seat): boolean =>
  p.data[LAID + seat] !== NO_CARD && (cardsToLay(p, seat) < 2 || p.data[LAID_SECOND + seat] !== NO_CARD);

/** The cards that a seat has laid so far. */
export const laidBy = (p: Position, seat: Seat): number[] =>
  [p.data[LAID + seat], p.data[LAID_SECOND + seat]].filter((card) => card !== NO_CARD);

/** The seat that sees the other's cards before it lays its own, or -1: two of them see nothing (CG-CHAR-WeaponMaster-5). */
export function lookerOf(p: Position): Seat {
  if (p.data[ATTACKER] < 0 || isRanged(p)) return -1;
  const looks = (side: number): boolean =>
    fightersOf(p, side).some((piece) => traitsOf(p, piece) & LOOKS && modeOf(p, piece) !== RANGED);
  const attack = looks(ATTACKS);
  if (attack === looks(DEFENDS)) return -1;
  const looker = attack ? attackingSeat(p) : defendingSeat(p);
  return isUnderControl(p, looker) ? -1 : looker;
}

/** Mind control has gone first and leaves no look (CG-RULING-96). */
const isUnderControl = (p: Position, seat: Seat): boolean =>
  p.ruleset.rules.mindFirst && p.data[NAMER] >= 0 && p.data[NAMER] !== seat && p.data[NAMED] > NO_CARD;

/** The seat that must lay a card now, or -1 when all cards lie. */
export function nextToLay(p: Position): Seat {
  const looker = lookerOf(p);
  for (const seat of playersOf(p)) if (seat !== looker && !hasLaid(p, seat)) return seat;
  return looker >= 0 && !hasLaid(p, looker) ? looker : -1;
}

/** The seat whose cards this one has looked at and still remembers, or -1. */
export function seenBy(p: Position, seat: Seat): Seat {
  if (p.data[ATTACKER] < 0 || lookerOf(p) !== seat) return -1;
  const other = opponentOf(p, seat);
  return hasLaid(p, other) ? other : -1;
}
