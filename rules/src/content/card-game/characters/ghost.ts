/** Rules: group CG-CHAR-Ghost. He turns rooms like anybody (CG-CHAR-Ghost-4): actions/rotate.ts. */
import { defineCharacter } from '../../../model/piece-kinds.ts';
import { incorporeal } from '../abilities/incorporeal.ts';
import { noTransport } from '../abilities/no-transport.ts';
import { undead } from '../abilities/undead.ts';

export const ghost = defineCharacter({
  id: 'ghost',
  name: { en: 'Ghost', fr: 'Fantôme' },
  letters: { en: 'Gh', fr: 'Fa' },
  movement: 2,
  combat: 0,
  abilities: [incorporeal, noTransport, undead],
});
