/** Spellcasting: may use magical objects. Asked in content/abilities/fireball.ts. */
import { defineAbility } from '../../model/ability.ts';

export const spellcasting = defineAbility({
  id: 'spellcasting',
  rules: ['BD-CHAR-Wizard-5'],
  traits: ['castsSpells'],
});
