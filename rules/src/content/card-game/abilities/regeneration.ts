/** Regeneration: a wounded gets up by himself, carried or not, not in the turn of his wound: actions/regenerate.ts. */
import { regenerating } from '../../../actions/regenerate.ts';
import { amend, ruleIds } from '../../../model/ability.ts';
import { regeneration as onSquares } from '../../abilities/regeneration.ts';

export const regeneration = amend(onSquares, {
  rules: ruleIds('CG-CHAR-Troll-2 to 5', 'CG-WOUND-2', 'CG-RULING-168'),
  restRule: 'CG-CHAR-Troll-4',
  actions: [
    regenerating({
      whileCarried: true,
      rules: { NOT_WOUNDED: 'CG-CHAR-Troll-2', WOUNDED_THIS_TURN: 'CG-CHAR-Troll-3' },
    }),
  ],
});
