/** Craftsmanship: chooses the direction of every quarter turn, whatever the arrow says. */
import { defineAbility } from '../../../model/ability.ts';

export const craftsmanship = defineAbility({
  id: 'craftsmanship',
  rules: ['CG-CHAR-Mechanork-2', 'CG-CHAR-Mechanork-3', 'CG-CHAR-Mechanork-4', 'CG-RULING-173'],
  traits: ['turnsEitherWay'],
});
