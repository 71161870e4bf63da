/** Healing: a wounded who lies in his zone becomes a figure again and does nothing else this turn. */
import { amend, ruleIds } from '../../../model/ability.ts';
import { healBy, healing as onSquares } from '../../abilities/healing.ts';

/** Whoever gets up holds nobody who was there before (CG-RULING-169): actions/zones/zone-step.ts. */
export const healing = amend(onSquares, {
  rules: ruleIds('CG-CHAR-Cleric-2 to 7', 'CG-RULING-165 to 167'),
  actions: [
    healBy({
      byCode: {
        NOT_WOUNDED: 'CG-CHAR-Cleric-2',
        CARRIED_TARGET: 'CG-RULING-167',
        NO_HEALING_ENEMIES: 'CG-RULING-165',
      },
      ownLoad: { code: 'CARRIED_TARGET', rule: 'CG-CHAR-Cleric-6' },
    }),
  ],
});
