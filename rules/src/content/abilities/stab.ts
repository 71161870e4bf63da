/** Stab: two more in close combat, attacking or defending, as soon as another friendly figure takes part. */
import { defineAbility, SHOT } from '../ability.ts';

const BONUS = 2;

export const stab = defineAbility({
  id: 'stab',
  rules: ['BD-CHAR-Backstabber-2', 'BD-CHAR-Backstabber-3', 'BD-RULING-79'],
  combat: ({ companions, manner }) => (companions > 0 && manner !== SHOT ? BONUS : 0),
});
