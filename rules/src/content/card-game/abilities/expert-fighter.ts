/** Expert fighter: one close combat a turn is free to start, with a spear or in a group too: combat/price-of-attack.ts. */
import { defineAbility, RANGED } from '../../../model/ability.ts';

export const expertFighter = defineAbility({
  id: 'expertFighter',
  rules: ['CG-CHAR-Samurai-2', 'CG-CHAR-Samurai-3', 'CG-CHAR-Samurai-4', 'CG-RULING-122'],
  freeAttack: (mode) => mode !== RANGED,
  memory: 'foughtFree',
});
