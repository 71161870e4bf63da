/** Magic user: may use scrolls. Asked in content/abilities/fireball.ts and content/card-game/abilities/inversion.ts. */
import { defineAbility } from '../../../model/ability.ts';

export const magicUser = defineAbility({
  id: 'magicUser',
  rules: ['CG-CHAR-Wizard-4', 'CG-CHAR-Telekineticist-12'],
  traits: ['castsSpells'],
});
