/** Key: its bearer opens and closes portcullises, as often as he likes. */
import { amend } from '../../../model/amend.ts';
import { key as onSquares } from '../../abilities/key.ts';

export const key = amend(onSquares, {
  rules: [
    'CG-OBJ-Key-1',
    'CG-OBJ-Key-2',
    'CG-OBJ-Key-3',
    'CG-OBJ-Key-4',
    'CG-OBJ-Key-5',
    'CG-RULING-24',
    'CG-RULING-25',
    'CG-RULING-26',
    'CG-RULING-27',
    'CG-RULING-28',
  ],
});
