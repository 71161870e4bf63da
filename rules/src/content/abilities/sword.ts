/** Sword: one more in attack. */
import { defineAbility } from '../../model/ability.ts';

export const sword = defineAbility({
  id: 'sword',
  rules: ['BD-OBJ-Sword-1', 'BD-RULING-67'],
  combat: ({ attacking }) => (attacking ? 1 : 0),
});
