/**
 * Rules: group CG-CHAR-WeaponMaster. Who looks first (CG-CHAR-WeaponMaster-2 to 5):
 * content/card-game/abilities/combat-skills.ts; who lays when (CG-CHAR-WeaponMaster-2): combat/course-and-cards.ts.
 */
import { defineCharacter } from '../../../model/piece-kinds.ts';
import { combatSkills } from '../abilities/combat-skills.ts';

export const weaponMaster = defineCharacter({
  id: 'weapon-master',
  name: { en: 'Weapon master', fr: "Maître d'armes" },
  letters: { en: 'We', fr: 'Mr' },
  movement: 2,
  combat: 3,
  abilities: [combatSkills],
});
