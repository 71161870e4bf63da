/** Rules: group CG-OBJ-Fireball. Anybody carries it (CG-OBJ-Fireball-6); its magic is a mere mark. */
import { defineObject } from '../../../model/piece-kinds.ts';
import { fireball } from '../abilities/fireball.ts';

export const fireballScroll = defineObject({
  id: 'fireball-scroll',
  name: { en: 'Fireball scroll', fr: 'Parchemin de boule de feu' },
  letters: { en: 'Fs', fr: 'Pb' },
  abilities: [fireball],
});
