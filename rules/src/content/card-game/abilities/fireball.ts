/**
 * Fireball: the scroll, in a magic user's hand, eliminates one other character in sight or in his zone, once, as
 * content/abilities/fireball.ts has it. Who dies with him and what stays (CG-OBJ-Fireball-4, CG-OBJ-Fireball-5,
 * CG-RULING-147): turn/wounds-and-deaths.ts; that one who is carried is no target himself (CG-RULING-148):
 * labyrinth/zone-sight.ts; who scores (CG-RULING-144): editions/policies/points-for-eliminations.ts.
 */
import { amend, ruleIds } from '../../../model/ability.ts';
import { fireball as onSquares, fireballBy } from '../../abilities/fireball.ts';

export const fireball = amend(onSquares, {
  rules: ruleIds('CG-OBJ-Fireball-1 to 7', 'CG-RULING-144 to 149'),
  actions: [
    fireballBy({
      NO_SPELLCASTER: 'CG-OBJ-Fireball-1',
      CARRIED_TARGET: 'CG-RULING-148',
      NOT_IN_SIGHT: 'CG-OBJ-Fireball-2',
    }),
  ],
});
