/** Charismatic: friends in his room fight better, also wounded (CG-RULING-115), he does not: combat/strength.ts. */
import { defineAbility, RANGED, ruleIds } from '../../../model/ability.ts';

export const charismatic = defineAbility({
  id: 'charismatic',
  rules: ruleIds('CG-CHAR-General-2 to 7', 'CG-RULING-113', 'CG-RULING-114'),
  aura: ({ sameRoom, mode, ranged }) => (sameRoom && mode !== RANGED && !ranged ? 1 : 0),
});
