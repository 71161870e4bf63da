/**
 * What starting a combat costs: one point, however many take part, or nothing where an ability says so.
 * Rules: BD-TURN-11, BD-GROUP-7, BD-RANGED-11, CG-RANGED-15, CG-RULING-124, CG-CHAR-Samurai-2.
 */
import type { Ability, AttackMode } from '../model/ability.ts';
import { abilityOf, isUsedUp, noteUse, type Position } from '../model/position.ts';
import { pay, USUAL_PRICE } from '../turn/paying.ts';
import type { Piece } from '../vocabulary.ts';

/** The ability by which somebody may still start a combat without paying. */
function freeAttackOf(p: Position, attacker: Piece): Ability | undefined {
  const ability = abilityOf(p, attacker, 'freeAttack');
  return ability && !isUsedUp(p, attacker, ability) ? ability : undefined;
}

/** Whether some combat is free to start. */
export const fightsFree = (p: Position, attacker: Piece): boolean => freeAttackOf(p, attacker) !== undefined;

export const priceOf = (p: Position, attacker: Piece, mode: AttackMode): number =>
  freeAttackOf(p, attacker)?.freeAttack?.(mode) ? 0 : USUAL_PRICE;

export function payForAttack(p: Position, attacker: Piece, mode: AttackMode): void {
  const ability = freeAttackOf(p, attacker);
  if (ability?.freeAttack?.(mode)) noteUse(p, attacker, ability);
  else pay(p, attacker, USUAL_PRICE);
}
