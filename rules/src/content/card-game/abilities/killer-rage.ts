/** Killer rage: two combat cards when she attacks alone against one, if her player holds two (CG-RULING-94). */
import { defineAbility } from '../../../model/ability.ts';

export const killerRage = defineAbility({
  id: 'killerRage',
  rules: [
    'CG-CHAR-Berserker-2',
    'CG-CHAR-Berserker-3',
    'CG-CHAR-Berserker-4',
    'CG-CHAR-Berserker-5',
    'CG-CHAR-Berserker-6',
    'CG-CHAR-Berserker-7',
    'CG-RULING-94',
  ],
  laysTwo: ({ attacking, duel, cards }) => attacking && duel && cards > 1,
});
