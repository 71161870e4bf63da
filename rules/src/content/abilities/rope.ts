/** Rope: its bearer crosses and stays on pits; left on a pit it carries anybody. */
import { defineAbility } from '../../model/ability.ts';

export const rope = defineAbility({
  id: 'rope',
  rules: ['BD-OBJ-Rope-1', 'BD-PIT-1', 'BD-PIT-2', 'BD-PIT-3', 'BD-PIT-4'],
  traits: ['onPits', 'spansPits'],
});
