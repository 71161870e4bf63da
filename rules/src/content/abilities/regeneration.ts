/** Regeneration: a wounded gets up, not in the turn of his wound (MP-RULING-16) or carried: actions/regenerate.ts. */
import { regenerating } from '../../actions/regenerate.ts';
import { defineAbility, ruleIds } from '../../model/ability.ts';

export const regeneration = defineAbility({
  id: 'regeneration',
  rules: ruleIds('BD-CHAR-Troll-2 to 5', 'BD-RULING-88', 'BD-RULING-89'),
  whileWounded: true,
  restRule: 'BD-CHAR-Troll-4',
  memory: 'regenerated',
  actions: [
    regenerating({
      whileCarried: false,
      rules: {
        NOT_WOUNDED: 'BD-CHAR-Troll-2',
        WOUNDED_THIS_TURN: 'BD-CHAR-Troll-3',
        CARRIED_TARGET: 'BD-RULING-88',
      },
    }),
  ],
});
