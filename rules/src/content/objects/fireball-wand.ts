/** Rules: group BD-OBJ-FireballWand. */
import { fireball } from '../abilities/fireball.ts';
import { defineObject } from '../../model/piece-kinds.ts';

export const fireballWand = defineObject({
  id: 'fireball-wand',
  name: { en: 'Fireball wand', fr: 'Bâton de boule de feu' },
  letters: { en: 'Fw', fr: 'Bf' },
  abilities: [fireball],
});
