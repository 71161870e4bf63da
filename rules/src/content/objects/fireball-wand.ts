/**
 * Rules: group BD-OBJ-FireballWand. Who throws it at whom, once (BD-OBJ-FireballWand-1 to 3, BD-OBJ-FireballWand-7):
 * content/abilities/fireball.ts; who dies and what stays (BD-OBJ-FireballWand-5, BD-OBJ-FireballWand-6):
 * turn/wounds-and-deaths.ts. Anybody carries it (BD-OBJ-FireballWand-4); its magic is a mere mark
 * (BD-OBJ-FireballWand-8).
 */
import { fireball } from '../abilities/fireball.ts';
import { defineObject } from '../../model/piece-kinds.ts';

export const fireballWand = defineObject({
  id: 'fireball-wand',
  name: { en: 'Fireball wand', fr: 'Bâton de boule de feu' },
  letters: { en: 'Fw', fr: 'Bf' },
  abilities: [fireball],
});
