/**
 * Rules: group CG-CHAR-Naga. Slits (CG-CHAR-Naga-2): actions/zones/zone-step.ts; through one he reveals nothing
 * (CG-CHAR-Naga-3): actions/reveal.ts.
 */
import { amend, byRules } from '../../../model/ability.ts';
import { naga as onSquares } from '../../characters/naga.ts';
import { contortion } from '../../abilities/contortion.ts';

export const naga = amend(onSquares, {
  movement: 3,
  abilities: [byRules(contortion, 'CG-CHAR-Naga-2', 'CG-CHAR-Naga-3')],
});
