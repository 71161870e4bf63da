/**
 * In which order the cards of a combat are decided: who may lay two, who names one, who looks first, who lays now.
 *
 * One card each, the attacker first (BD-RULING-68), then the defender and whoever came in, unless somebody sees the
 * other's cards before he lays his own, or an attacker has announced two. When each is asked, and what a named card
 * does (BD-RULING-69, BD-CHAR-Telepath-3, BD-CHAR-Telepath-4): combat/combat.ts.
 * Rules: MP-MURDER-20; CG-COMBAT-2, CG-CHAR-Berserker-2, CG-CHAR-Berserker-7, group CG-CHAR-WeaponMaster;
 * BD-CHAR-Telepath-8, CG-CHAR-Telepath-7; CG-RULING-91, CG-RULING-96, CG-RULING-97, CG-RULING-99, CG-RULING-139.
 */
import { ATTACKER, ATTACKS, COMBAT_HAND, DEFENDS, NAMED, NAMER, TARGET } from '../../model/fields.ts';
import { abilityOf, marksOf, type Position } from '../../model/position.ts';
import type { Piece, Seat } from '../../vocabulary.ts';
import { cardsIn } from './hand.ts';
import { hasLaid, NO_CARD } from './laid.ts';
import { attackingSeat, defendingSeat, opponentOf, playersOf } from '../sides.ts';
import { fightersOf, isDuel, isRanged, modeOf } from '../fighters.ts';

/** Whether somebody who takes part can do with the cards what his ability is about, in this combat. */
function says(p: Position, piece: Piece, question: 'laysTwo' | 'looksFirst' | 'namesCard'): boolean {
  const ability = abilityOf(p, piece, question);
  if (!ability) return false;
  const attacking = (marksOf(p, piece) & ATTACKS) !== 0;
  const cards = cardsIn(p.data[COMBAT_HAND + p.ruleset.pieces.owner[piece]]).length;
  const involvement = { attacking, mode: modeOf(p, piece), duel: isDuel(p), ranged: isRanged(p), cards };
  return ability[question]?.(involvement) ?? false;
}

/** Whether the attacker may lay two cards. */
export const mayLayTwo = (p: Position): boolean => says(p, p.data[ATTACKER], 'laysTwo');

/** The seat whose figure names a card, or -1: two of them against each other are both silent. */
export function namerOf(p: Position): Seat {
  const attacker = says(p, p.data[ATTACKER], 'namesCard');
  if (attacker === says(p, p.data[TARGET], 'namesCard')) return -1;
  return attacker ? attackingSeat(p) : defendingSeat(p);
}

/** The seat that sees the other's cards before it lays its own, or -1: two of them see nothing (CG-CHAR-WeaponMaster-5). */
export function lookerOf(p: Position): Seat {
  if (p.data[ATTACKER] < 0) return -1;
  const looks = (side: number): boolean => fightersOf(p, side).some((piece) => says(p, piece, 'looksFirst'));
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
