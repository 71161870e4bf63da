/** Rules: group CG-OBJ-Key. */
import { defineObject } from '../../../model/piece-kinds.ts';
import { key as keyAbility } from '../abilities/key.ts';

export const key = defineObject({
  id: 'key',
  name: { en: 'Key', fr: 'Clef' },
  letters: { en: 'Ke', fr: 'Cf' },
  abilities: [keyAbility],
});
