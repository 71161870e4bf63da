/**
 * The players of a combat: the two between whom it began, and those who came in on their sides. Which figures attack
 * and defend (BD-GROUP-2 to BD-GROUP-4, CG-GROUP-3): who-is-drawn-into-a-group.ts, zone-combatants.ts.
 * Rules: MP-STD-11; MP-MURDER-10, MP-MURDER-12, MP-MURDER-13, MP-MURDER-20; MP-RULING-54.
 */
import {
  ATTACKER,
  ATTACKS,
  DEFENDS,
  FIGHTING,
  JOINED,
  JOINED_ATTACK,
  JOINED_DEFENCE,
  STAYED_OUT,
  TARGET,
} from '../model/fields.ts';
import { marksOf, type Position } from '../model/position.ts';
import type { Seat } from '../vocabulary.ts';
import { fightersOf } from './duel-group-or-ranged.ts';

export const attackingSeat = (p: Position): Seat => p.ruleset.pieces.owner[p.data[ATTACKER]];
export const defendingSeat = (p: Position): Seat => p.ruleset.pieces.owner[p.data[TARGET]];
/** Which of the two who began it a player has against him. */
export const opponentOf = (p: Position, seat: Seat): Seat =>
  seat === attackingSeat(p) ? defendingSeat(p) : attackingSeat(p);

/** Whether all who may join choose at the same moment, face down, and not one after the other (MP-RULING-54). */
export const answersTogether = (p: Position): boolean => p.ruleset.rules.partyAnswers === 'together';

/** A side by the name that an answer gives it; `null` is neither. */
export type SideName = 'attack' | 'defence' | null;
const NAMES: readonly (readonly [number, SideName])[] = [
  [STAYED_OUT, null],
  [JOINED_ATTACK, 'attack'],
  [JOINED_DEFENCE, 'defence'],
];
export const sideNameOf = (joined: number): SideName =>
  NAMES.find(([value]) => value === joined)?.[1] ?? null;
export const joinedBy = (side: SideName): number =>
  NAMES.find(([, name]) => name === side)?.[0] ?? STAYED_OUT;

const ANSWERS = [JOINED_ATTACK, JOINED_DEFENCE, STAYED_OUT];

/** Whether an answer is open to a player who is asked: he may always stay out. */
export const isOpenTo = (p: Position, seat: Seat, answer: number): boolean =>
  answer === STAYED_OUT || (p.ruleset.policies.combatants.joining?.mayTake(p, seat, answer) ?? false);

export const openAnswers = (p: Position, seat: Seat): number[] =>
  ANSWERS.filter((answer) => isOpenTo(p, seat, answer));

/** On which side a player is, whoever of his fights: ATTACKS, DEFENDS, or 0 for neither. */
export function sideOfSeat(p: Position, seat: Seat): number {
  if (seat === attackingSeat(p)) return ATTACKS;
  if (seat === defendingSeat(p)) return DEFENDS;
  const joined = p.data[JOINED + seat];
  return joined === JOINED_ATTACK ? ATTACKS : joined === JOINED_DEFENCE ? DEFENDS : 0;
}

/** Whether a seat has somebody who fights. */
export const takesPart = (p: Position, seat: Seat): boolean =>
  p.ruleset.pieces.all.some(
    (piece) => p.ruleset.pieces.owner[piece] === seat && (marksOf(p, piece) & FIGHTING) !== 0,
  );

/** The seats that have somebody on a side: first the one that began the combat, then clockwise from the attacker. */
export function seatsOn(p: Position, side: number): Seat[] {
  const { pieces, seats } = p.ruleset;
  const attack = attackingSeat(p);
  const found = [side === ATTACKS ? attack : defendingSeat(p)];
  let bits = 0;
  for (const piece of fightersOf(p, side)) bits |= 1 << pieces.owner[piece];
  for (let step = 0; step < seats; step++) {
    const seat = (attack + step) % seats;
    if (seat !== found[0] && bits & (1 << seat)) found.push(seat);
  }
  return found;
}

/** All players of the combat: attacker, defender, then the others clockwise from the attacker. */
export function playersOf(p: Position): Seat[] {
  const attack = attackingSeat(p);
  const others = [...seatsOn(p, ATTACKS).slice(1), ...seatsOn(p, DEFENDS).slice(1)];
  const after = (seat: Seat): number => (seat - attack + p.ruleset.seats) % p.ruleset.seats;
  return [attack, defendingSeat(p), ...others.sort((a, b) => after(a) - after(b))];
}
