/** Magic user: may use scrolls. */
import { defineAbility } from '../../../model/ability.ts';

export const magicUser = defineAbility({
  id: 'magicUser',
  rules: ['CG-CHAR-Wizard-4', 'CG-CHAR-Telekineticist-12'],
  traits: ['castsSpells'],
});
