/**
 * Craftsmanship: chooses the direction of every quarter turn, whatever the arrow says. Asked in actions/rotate.ts
 * (BD-CHAR-Mekanork-2 to 4, CG-CHAR-Mechanork-2 to 4, CG-RULING-173).
 */
import { defineAbility } from '../../model/ability.ts';

export const craftsmanship = defineAbility({
  id: 'craftsmanship',
  rules: ['BD-CHAR-Mekanork-2', 'BD-CHAR-Mekanork-3', 'BD-CHAR-Mekanork-4', 'BD-ROTATE-11'],
  traits: ['turnsEitherWay'],
});
