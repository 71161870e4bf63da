/**
 * Rules: group CG-CHAR-Colossus. Breaking (CG-CHAR-Colossus-2 to 4): actions/open-close-break-portcullis.ts; who passes
 * through his zone (CG-CHAR-Colossus-5, CG-CHAR-Colossus-6): actions/enemies-in-the-way.ts.
 */
import { amend, byRules } from '../../../model/ability.ts';
import { colossus as onSquares } from '../../characters/colossus.ts';
import { giant } from '../../abilities/giant.ts';
import { portcullisBreaking } from '../abilities/portcullis-breaking.ts';

export const colossus = amend(onSquares, {
  movement: 1,
  abilities: [
    byRules(giant, 'CG-CHAR-Colossus-5', 'CG-CHAR-Colossus-6', 'CG-RULING-40', 'CG-RULING-53'),
    portcullisBreaking,
  ],
});
