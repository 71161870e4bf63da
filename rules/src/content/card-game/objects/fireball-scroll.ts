/** Rules: group CG-OBJ-Fireball. */
import { defineObject } from '../../../model/piece-kinds.ts';
import { fireball } from '../abilities/fireball.ts';

export const fireballScroll = defineObject({
  id: 'fireball-scroll',
  name: { en: 'Fireball scroll', fr: 'Parchemin de boule de feu' },
  letters: { en: 'Fs', fr: 'Pb' },
  abilities: [fireball],
});
