/**
 * Killer rage: two combat cards when she attacks alone against one, if her player holds two (CG-RULING-94); asked in
 * combat/course-and-cards.ts, as is who sees them (CG-CHAR-Berserker-7). How many, she says first:
 * actions/count-cards.ts; both are spent: combat/cards/spent-or-taken-back.ts. What is one-on-one (CG-CHAR-Berserker-5,
 * CG-CHAR-Berserker-6): combat/duel-group-or-ranged.ts.
 */
import { defineAbility, ruleIds } from '../../../model/ability.ts';

export const killerRage = defineAbility({
  id: 'killerRage',
  rules: ruleIds('CG-CHAR-Berserker-2 to 7', 'CG-RULING-94'),
  laysTwo: ({ attacking, duel, cards }) => attacking && duel && cards > 1,
});
