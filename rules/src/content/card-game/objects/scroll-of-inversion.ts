/** Rules: group CG-OBJ-Inversion. Anybody carries it (CG-OBJ-Inversion-4); its magic is a mere mark. */
import { defineObject } from '../../../model/piece-kinds.ts';
import { inversion } from '../abilities/inversion.ts';

export const scrollOfInversion = defineObject({
  id: 'scroll-of-inversion',
  name: { en: 'Scroll of inversion', fr: "Parchemin d'inversion" },
  letters: { en: 'In', fr: 'Pv' },
  abilities: [inversion],
});
