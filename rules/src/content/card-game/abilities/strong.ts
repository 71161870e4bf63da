/** Strong: carries two loads, and keeps hold of two objects when wounded. */
import { defineAbility } from '../../../model/ability.ts';

export const strong = defineAbility({
  id: 'strong',
  rules: [
    'CG-CHAR-Paladin-2',
    'CG-CHAR-Paladin-3',
    'CG-CHAR-Paladin-4',
    'CG-CHAR-Paladin-5',
    'CG-CHAR-Paladin-6',
  ],
  capacity: 2,
  whileWounded: true,
});
