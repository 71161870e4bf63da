/**
 * Rules: group CG-OBJ-Key. What is done with it (CG-OBJ-Key-1, CG-OBJ-Key-5): actions/open-close-break-portcullis.ts;
 * the marker (CG-OBJ-Key-3, CG-OBJ-Key-4): labyrinth/portcullis-markers.ts; from where (CG-OBJ-Key-2):
 * labyrinth/portcullises-in-reach.ts.
 */
import { amend, byRules } from '../../../model/ability.ts';
import { key as onSquares } from '../../objects/key.ts';
import { key as keyAbility } from '../../abilities/key.ts';

export const key = amend(onSquares, {
  abilities: [byRules(keyAbility, 'CG-OBJ-Key-1 to 5', 'CG-RULING-24 to 28')],
});
