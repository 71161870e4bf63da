/** Fatal blow: enemies who lose a close combat in her zone die at once. */
import { defineAbility, MELEE } from '../../../model/ability.ts';

export const fatalBlow = defineAbility({
  id: 'fatalBlow',
  rules: [
    'CG-CHAR-Assassin-2',
    'CG-CHAR-Assassin-3',
    'CG-CHAR-Assassin-4',
    'CG-RULING-107',
    'CG-RULING-108',
    'CG-RULING-109',
  ],
  kills: ({ mode, atHand }) => mode === MELEE && atHand,
});
