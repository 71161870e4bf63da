/** Spellcasting: may use magical objects. */
import { defineAbility } from '../../model/ability.ts';

export const spellcasting = defineAbility({
  id: 'spellcasting',
  rules: ['BD-CHAR-Wizard-5'],
  traits: ['castsSpells'],
});
