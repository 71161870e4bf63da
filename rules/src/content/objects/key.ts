/**
 * Rules: group BD-OBJ-Key. Whoever holds it (BD-OBJ-Key-1 to 3): content/abilities/key.ts. What is done with it:
 * actions/open-close-break-portcullis.ts.
 */
import { key as keyAbility } from '../abilities/key.ts';
import { defineObject } from '../../model/piece-kinds.ts';

export const key = defineObject({
  id: 'key',
  name: { en: 'Key', fr: 'Clef' },
  letters: { en: 'Ke', fr: 'Cf' },
  abilities: [keyAbility],
});
