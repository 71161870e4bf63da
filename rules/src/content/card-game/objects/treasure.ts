/**
 * Rules: group CG-OBJ-Treasure. What it is worth (CG-OBJ-Treasure-1, CG-OBJ-Treasure-2): content/abilities/treasure.ts;
 * counted in turn/exit.ts.
 */
import { amend, byRules } from '../../../model/ability.ts';
import { treasure as onSquares } from '../../objects/treasure.ts';
import { treasure as treasureAbility } from '../../abilities/treasure.ts';

export const treasure = amend(onSquares, {
  abilities: [byRules(treasureAbility, 'CG-OBJ-Treasure-1', 'CG-OBJ-Treasure-2', 'CG-VP-4')],
});
