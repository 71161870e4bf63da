/** Rules: group CG-OBJ-LargeShield. */
import { amend } from '../../../model/amend.ts';
import { largeShield as onSquares } from '../../objects/large-shield.ts';
import { largeShield as largeShieldAbility } from '../abilities/large-shield.ts';

export const largeShield = amend(onSquares, { abilities: [largeShieldAbility] });
