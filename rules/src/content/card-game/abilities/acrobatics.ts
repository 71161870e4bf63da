/** Acrobatics: crosses pits while moving, without a Rope. Asked in actions/zones/zone-step.ts. */
import { defineAbility } from '../../../model/ability.ts';

/** How far a crossing goes (CG-RULING-29): labyrinth/neighbouring-zones.ts. */
export const acrobatics = defineAbility({
  id: 'acrobatics',
  rules: ['CG-CHAR-ElfScout-2', 'CG-CHAR-Thief-2'],
  traits: ['overPits'],
});
