/**
 * Strong: carries two loads, and keeps hold of two objects when wounded: actions/zones/zone-take-leave-carry.ts. Whom
 * he loses and what stays (CG-CHAR-Paladin-4, CG-RULING-171): turn/wounds-and-deaths.ts; what two alike give
 * (CG-CHAR-Paladin-5, CG-RULING-118): combat/equipment.ts, turn/exit.ts.
 */
import { defineAbility, ruleIds } from '../../../model/ability.ts';

export const strong = defineAbility({
  id: 'strong',
  rules: ruleIds('CG-CHAR-Paladin-2 to 6'),
  capacity: 2,
  whileWounded: true,
});
