/** Rules: group CG-CHAR-Telepath. */
import { amend } from '../../../model/amend.ts';
import { telepath as onSquares } from '../../characters/telepath.ts';
import { mindControl } from '../abilities/mind-control.ts';

export const telepath = amend(onSquares, { movement: 2, abilities: [mindControl] });
