/**
 * Rules: group CG-CHAR-Colossus. Breaking (CG-CHAR-Colossus-2): actions/open-close-break-portcullis.ts; for good, with
 * a marker (CG-CHAR-Colossus-4, CG-CHAR-Colossus-7): labyrinth/portcullis-markers.ts; for everybody
 * (CG-CHAR-Colossus-3): labyrinth/what-walls-slits-portcullises-stop.ts; who passes through his zone
 * (CG-CHAR-Colossus-5, CG-CHAR-Colossus-6): actions/enemies-block-way-and-exit.ts.
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
