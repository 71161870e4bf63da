/** Rope: its bearer crosses pits while moving; it is never left on one. */
import { defineAbility } from '../../../model/ability.ts';

export const rope = defineAbility({
  id: 'rope',
  rules: ['CG-OBJ-Rope-1', 'CG-OBJ-Rope-2', 'CG-OBJ-Rope-3', 'CG-RULING-31'],
  traits: ['spansPits'],
});
