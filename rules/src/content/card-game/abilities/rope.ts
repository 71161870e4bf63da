/** Rope: its bearer crosses pits while moving; it is never left on one. */
import { amend } from '../../../model/ability.ts';
import { rope as onSquares } from '../../abilities/rope.ts';

export const rope = amend(onSquares, {
  rules: ['CG-OBJ-Rope-1', 'CG-OBJ-Rope-2', 'CG-OBJ-Rope-3', 'CG-RULING-31'],
  traits: ['spansPits'],
});
