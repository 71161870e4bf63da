/**
 * Whom nobody may attack, in whatever way and from wherever it be: no enemy, one who is carried, one who was wounded in
 * this turn, and nobody at all where no combat cards are in play.
 *
 * Whom one reaches from where he stands: editions/policies/board-attack.ts (BD-COMBAT-1 to BD-COMBAT-3), zone-attack.ts
 * (CG-COMBAT-1); that a wounded defends when attacked (BD-WOUND-4): attack.ts.
 * Rules: BD-COMBAT-13, BD-WOUND-10, BD-RANGED-14, BD-SCN1-9; BD-RULING-63 to BD-RULING-65, BD-RULING-131,
 * BD-RULING-135; CG-COMBAT-11, CG-RANGED-9, CG-SCEN-3, CG-RULING-92, CG-RULING-103 to CG-RULING-105, CG-RULING-123;
 * MP-STD-9, MP-STD-10, MP-SURP-7.
 */
import { HELD, HURT } from '../model/fields.ts';
import { hostile, marksOf, placeOf, type Position, whereIs } from '../model/position.ts';
import type { Cause } from '../refusals.ts';
import type { Piece } from '../vocabulary.ts';

const ALLY: Cause = { code: 'NOT_AN_ENEMY', rule: 'MP-SURP-7' };

/** Why nobody of a side may attack this one, from wherever it be: no enemy, carried, or wounded in this turn. */
export function targetRefusal(p: Position, attacker: Piece, target: Piece): Cause | null {
  const { scenario, pieces } = p.ruleset;
  const { owner } = pieces;
  if (scenario.combatCards.length === 0) return 'NO_COMBAT_HERE';
  if (pieces.isCharacter[target] === 0) return 'NOT_A_CHARACTER';
  if (whereIs(p, target) >= HELD) return placeOf(p, target) >= 0 ? 'CARRIED_TARGET' : 'NOT_IN_PLAY';
  if (!hostile(p, owner[attacker], owner[target]))
    return owner[attacker] === owner[target] ? 'NOT_AN_ENEMY' : ALLY;
  return marksOf(p, target) & HURT ? 'WOUNDED_THIS_TURN' : null;
}
