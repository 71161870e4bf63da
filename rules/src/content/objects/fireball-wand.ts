/** Rules: group BD-OBJ-FireballWand. Anybody carries it (BD-OBJ-FireballWand-4); its magic is a mere mark. */
import { fireball } from '../abilities/fireball.ts';
import { defineObject } from '../../model/piece-kinds.ts';

export const fireballWand = defineObject({
  id: 'fireball-wand',
  name: { en: 'Fireball wand', fr: 'Bâton de boule de feu' },
  letters: { en: 'Fw', fr: 'Bf' },
  abilities: [fireball],
});
