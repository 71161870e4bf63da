/** Rules: group CG-OBJ-Treasure. */
import { amend } from '../../../model/amend.ts';
import { treasure as onSquares } from '../../objects/treasure.ts';
import { treasure as treasureAbility } from '../abilities/treasure.ts';

export const treasure = amend(onSquares, { abilities: [treasureAbility] });
