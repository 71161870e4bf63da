/**
 * Rules: group BD-CHAR-Colossus. Breaking (BD-CHAR-Colossus-2): content/abilities/portcullis-breaking.ts; who passes
 * under him (BD-CHAR-Colossus-3, BD-CHAR-Colossus-4): actions/enemies-block-way-and-exit.ts; and ends elsewhere
 * (BD-CHAR-Colossus-5): actions/squares/square-stacking.ts.
 */
import { portcullisBreaking } from '../abilities/portcullis-breaking.ts';
import { giant } from '../abilities/giant.ts';
import { defineCharacter } from '../../model/piece-kinds.ts';

export const colossus = defineCharacter({
  id: 'colossus',
  name: { en: 'Colossus', fr: 'Colosse' },
  letters: { en: 'Co', fr: 'Co' },
  movement: 2,
  combat: 5,
  abilities: [portcullisBreaking, giant],
});
