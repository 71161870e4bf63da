/** Fireball: the scroll, in a magic user's hand, eliminates one other character in sight or in his zone, once. */
import { amend } from '../../../model/amend.ts';
import { fireball as onSquares, fireballBy } from '../../abilities/fireball.ts';

export const fireball = amend(onSquares, {
  rules: [
    'CG-OBJ-Fireball-1',
    'CG-OBJ-Fireball-2',
    'CG-OBJ-Fireball-3',
    'CG-OBJ-Fireball-4',
    'CG-OBJ-Fireball-5',
    'CG-OBJ-Fireball-6',
    'CG-OBJ-Fireball-7',
    'CG-RULING-144',
    'CG-RULING-145',
    'CG-RULING-146',
    'CG-RULING-147',
    'CG-RULING-148',
    'CG-RULING-149',
  ],
  actions: [
    fireballBy({
      NO_SPELLCASTER: 'CG-OBJ-Fireball-1',
      CARRIED_TARGET: 'CG-RULING-148',
      NOT_IN_SIGHT: 'CG-OBJ-Fireball-2',
    }),
  ],
});
