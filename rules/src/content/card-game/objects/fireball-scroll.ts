/**
 * Rules: group CG-OBJ-Fireball. Who throws it at whom, once (CG-OBJ-Fireball-1 to 3, CG-OBJ-Fireball-7):
 * content/card-game/abilities/fireball.ts; who dies and what stays (CG-OBJ-Fireball-4, CG-OBJ-Fireball-5):
 * turn/wounds-and-deaths.ts. Anybody carries it (CG-OBJ-Fireball-6); its magic is a mere mark (CG-OBJ-Fireball-8).
 */
import { defineObject } from '../../../model/piece-kinds.ts';
import { fireball } from '../abilities/fireball.ts';

export const fireballScroll = defineObject({
  id: 'fireball-scroll',
  name: { en: 'Fireball scroll', fr: 'Parchemin de boule de feu' },
  letters: { en: 'Fs', fr: 'Pb' },
  abilities: [fireball],
});
