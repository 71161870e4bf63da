/**
 * Rules: group CG-CHAR-Wizard. Flying (CG-CHAR-Wizard-2): actions/zones/zone-step.ts; three are the limit for him too
 * (CG-CHAR-Wizard-3): actions/zones/zone-stacking.ts; magic (CG-CHAR-Wizard-4):
 * content/card-game/abilities/magic-user.ts.
 */
import { amend, byRules } from '../../../model/ability.ts';
import { wizard as onSquares } from '../../characters/wizard.ts';
import { levitation } from '../../abilities/levitation.ts';
import { magicUser } from '../abilities/magic-user.ts';

export const wizard = amend(onSquares, {
  movement: 2,
  abilities: [byRules(levitation, 'CG-CHAR-Wizard-2', 'CG-CHAR-Wizard-3'), magicUser],
});
