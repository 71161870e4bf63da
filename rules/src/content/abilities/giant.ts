/**
 * Giant: enemies of small printed combat value walk between his legs, even out: actions/enemies-block-way-and-exit.ts;
 * they end where anybody may (BD-CHAR-Colossus-5): actions/squares/square-stacking.ts.
 */
import { defineAbility } from '../../model/ability.ts';

/** BD-RULING-36; in zones: CG-CHAR-Colossus-5, CG-CHAR-Colossus-6, CG-RULING-40, CG-RULING-53. */
export const giant = defineAbility({
  id: 'giant',
  rules: ['BD-CHAR-Colossus-3', 'BD-CHAR-Colossus-4', 'BD-CHAR-Colossus-5'],
  letsPass: 1,
});
