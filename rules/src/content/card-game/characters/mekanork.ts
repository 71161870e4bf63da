/**
 * Rules: group CG-CHAR-Mechanork. Either way (CG-CHAR-Mechanork-2 to 4): actions/rotate.ts. One spelling of his name in
 * all boxes: docs/decisions/0024-one-spelling-of-the-mekanork.md
 */
import { amend, byRules } from '../../../model/ability.ts';
import { mekanork as onSquares } from '../../characters/mekanork.ts';
import { craftsmanship } from '../../abilities/craftsmanship.ts';

export const mekanork = amend(onSquares, {
  movement: 2,
  abilities: [byRules(craftsmanship, 'CG-CHAR-Mechanork-2 to 4', 'CG-RULING-173')],
});
