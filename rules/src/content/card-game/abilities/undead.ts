/**
 * Undead: a nature, not a power; a wound does not take it away (CG-RULING-191). Asked in
 * content/card-game/abilities/undead-hunter.ts.
 */
import { defineAbility } from '../../../model/ability.ts';

export const undead = defineAbility({
  id: 'undead',
  rules: ['CG-CHAR-DarkAngel-4', 'CG-CHAR-Ghost-7', 'CG-RULING-191'],
  traits: ['undead'],
  whileWounded: true,
});
