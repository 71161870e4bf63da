/** Armor: one more in defence, also for a wounded who is attacked. */
import { defineAbility } from '../../../model/ability.ts';

export const armor = defineAbility({
  id: 'armor',
  rules: ['CG-OBJ-Armor-1', 'CG-OBJ-Armor-2', 'CG-RULING-78', 'CG-RULING-116', 'CG-RULING-117'],
  combat: ({ attacking }) => (attacking ? 0 : 1),
  whileWounded: true,
});
