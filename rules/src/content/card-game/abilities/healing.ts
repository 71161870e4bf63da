/** Healing: a wounded who lies in his zone becomes a figure again and does nothing else this turn. */
import { amend } from '../../../model/amend.ts';
import { healBy, healing as onSquares } from '../../abilities/healing.ts';

export const healing = amend(onSquares, {
  rules: [
    'CG-CHAR-Cleric-2',
    'CG-CHAR-Cleric-3',
    'CG-CHAR-Cleric-4',
    'CG-CHAR-Cleric-5',
    'CG-CHAR-Cleric-6',
    'CG-CHAR-Cleric-7',
    'CG-RULING-165',
    'CG-RULING-166',
    'CG-RULING-167',
  ],
  actions: [
    healBy({
      byCode: {
        NOT_WOUNDED: 'CG-CHAR-Cleric-2',
        CARRIED_TARGET: 'CG-RULING-167',
        NO_HEALING_ENEMIES: 'CG-RULING-165',
      },
      ownLoad: { code: 'CARRIED_TARGET', rule: 'CG-CHAR-Cleric-6' },
    }),
  ],
});
