/** Why nobody of a side may attack this one, from wherever it be. Rules: MP-SURP-7. */
import { HELD, HURT } from '../model/fields.ts';
import { hostile, marksOf, placeOf, type Position, whereIs } from '../model/position.ts';
import type { Cause } from '../refusals.ts';
import type { Piece } from '../vocabulary.ts';

const ALLY: Cause = { code: 'NOT_AN_ENEMY', rule: 'MP-SURP-7' };

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
