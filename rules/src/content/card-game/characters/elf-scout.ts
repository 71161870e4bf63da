/** Rules: group CG-CHAR-ElfScout. Pits (CG-CHAR-ElfScout-2): content/card-game/abilities/acrobatics.ts. */
import { defineCharacter } from '../../../model/piece-kinds.ts';
import { acrobatics } from '../abilities/acrobatics.ts';

export const elfScout = defineCharacter({
  id: 'elf-scout',
  name: { en: 'Elf scout', fr: 'Éclaireur elfe' },
  letters: { en: 'El', fr: 'Ec' },
  movement: 4,
  combat: 1,
  abilities: [acrobatics],
});
