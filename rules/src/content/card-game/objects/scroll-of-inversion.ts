/**
 * Rules: group CG-OBJ-Inversion. Who uses it, once, and what changes places (CG-OBJ-Inversion-1 to 3,
 * CG-OBJ-Inversion-5): content/card-game/abilities/inversion.ts; which rooms lie beside each other
 * (CG-OBJ-Inversion-1): labyrinth/neighbouring-rooms.ts. Anybody carries it (CG-OBJ-Inversion-4); its magic is a mere
 * mark (CG-OBJ-Inversion-6).
 */
import { defineObject } from '../../../model/piece-kinds.ts';
import { inversion } from '../abilities/inversion.ts';

export const scrollOfInversion = defineObject({
  id: 'scroll-of-inversion',
  name: { en: 'Scroll of inversion', fr: "Parchemin d'inversion" },
  letters: { en: 'In', fr: 'Pv' },
  abilities: [inversion],
});
