/** Strong: carries two loads, and keeps hold of two objects when wounded. */
import { defineAbility, ruleIds } from '../../../model/ability.ts';

export const strong = defineAbility({
  id: 'strong',
  rules: ruleIds('CG-CHAR-Paladin-2 to 6'),
  capacity: 2,
  whileWounded: true,
});
