/** Killer rage: two combat cards when she attacks alone against one, if her player holds two (CG-RULING-94). */
import { defineAbility, ruleIds } from '../../../model/ability.ts';

export const killerRage = defineAbility({
  id: 'killerRage',
  rules: ruleIds('CG-CHAR-Berserker-2 to 7', 'CG-RULING-94'),
  laysTwo: ({ attacking, duel, cards }) => attacking && duel && cards > 1,
});
