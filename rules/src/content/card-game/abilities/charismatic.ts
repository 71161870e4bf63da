/** Charismatic: friends in his room fight better, wounded or not; himself he does not help. */
import { defineAbility, RANGED } from '../../../model/ability.ts';

export const charismatic = defineAbility({
  id: 'charismatic',
  rules: [
    'CG-CHAR-General-2',
    'CG-CHAR-General-3',
    'CG-CHAR-General-4',
    'CG-CHAR-General-5',
    'CG-CHAR-General-6',
    'CG-CHAR-General-7',
    'CG-RULING-113',
    'CG-RULING-114',
  ],
  aura: ({ sameRoom, mode, ranged }) => (sameRoom && mode !== RANGED && !ranged ? 1 : 0),
});
