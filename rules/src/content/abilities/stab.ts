/**
 * Stab: two more in close combat, attacking or defending, as soon as another friendly figure takes part
 * (CG-CHAR-Backstabber-2 to 4). As a shooter she counts what every shooter counts (BD-RANGED-6). Who counts as company:
 * `isCompany` in editions/policies/board-combatants.ts, editions/policies/zone-combatants.ts (CG-RULING-111,
 * CG-RULING-112).
 */
import { defineAbility, RANGED } from '../../model/ability.ts';

const BONUS = 2;

export const stab = defineAbility({
  id: 'stab',
  rules: ['BD-CHAR-Backstabber-2', 'BD-CHAR-Backstabber-3', 'BD-RULING-79'],
  combat: ({ companions, mode }) => (companions > 0 && mode !== RANGED ? BONUS : 0),
});
