/** Fatal blow: enemies who lose a close combat in her zone die at once: combat/outcome.ts (CG-RULING-110). */
import { defineAbility, MELEE, ruleIds } from '../../../model/ability.ts';

export const fatalBlow = defineAbility({
  id: 'fatalBlow',
  rules: ruleIds('CG-CHAR-Assassin-2 to 4', 'CG-RULING-107 to 109'),
  kills: ({ mode, atHand }) => mode === MELEE && atHand,
});
