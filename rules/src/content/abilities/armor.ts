/** Armor: one more in defence, also for a wounded who is attacked; counted in combat/strength.ts. */
import { defineAbility } from '../../model/ability.ts';

/** In zones: CG-OBJ-Armor-1, CG-OBJ-Armor-2, CG-RULING-116, CG-RULING-117. */
export const armor = defineAbility({
  id: 'armor',
  rules: ['BD-OBJ-Armor-1', 'BD-RULING-66', 'BD-RULING-67'],
  combat: ({ attacking }) => (attacking ? 0 : 1),
  whileWounded: true,
});
