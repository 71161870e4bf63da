/**
 * Rules: group CG-CHAR-Ghost. What he passes (CG-CHAR-Ghost-2): content/card-game/abilities/incorporeal.ts; where he
 * ends (CG-CHAR-Ghost-3): actions/zones/zone-stacking.ts; he turns rooms like anybody (CG-CHAR-Ghost-4):
 * actions/rotate.ts; empty hands (CG-CHAR-Ghost-5, CG-CHAR-Ghost-6): content/card-game/abilities/no-transport.ts;
 * undead (CG-CHAR-Ghost-7): content/card-game/abilities/undead.ts.
 */
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
