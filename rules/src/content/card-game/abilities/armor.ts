/** Armor: one more in defence, also for a wounded who is attacked. */
import { amend } from '../../../model/amend.ts';
import { armor as onSquares } from '../../abilities/armor.ts';

export const armor = amend(onSquares, {
  rules: ['CG-OBJ-Armor-1', 'CG-OBJ-Armor-2', 'CG-RULING-78', 'CG-RULING-116', 'CG-RULING-117'],
});
