/** Healing: a wounded who lies in his zone becomes a figure again and does nothing else this turn. */
import { aimed } from '../../../actions/activated.ts';
import { isSameZone } from '../../../labyrinth/same-zone.ts';
import { HELD } from '../../../model/fields.ts';
import { hostile, isWounded, placeOf, whereIs } from '../../../model/position.ts';
import type { Cause } from '../../../refusals.ts';
import { heal } from '../../../turn/effects.ts';
import { defineAbility } from '../../../model/ability.ts';

const CARRIED_BY_HIMSELF: Cause = { code: 'CARRIED_TARGET', rule: 'CG-CHAR-Cleric-6' };

export const healing = defineAbility({
  id: 'healing',
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
    aimed({
      type: 'heal',
      cost: 1,
      barrier: false,
      rules: {
        NOT_WOUNDED: 'CG-CHAR-Cleric-2',
        CARRIED_TARGET: 'CG-RULING-167',
        NO_HEALING_ENEMIES: 'CG-RULING-165',
      },
      refusalOf(p, healer, target) {
        const { owner } = p.ruleset.pieces;
        if (!isWounded(p, target)) return 'NOT_WOUNDED';
        if (whereIs(p, target) === HELD + healer) return CARRIED_BY_HIMSELF;
        if (whereIs(p, target) >= HELD) return 'CARRIED_TARGET';
        if (!p.ruleset.rules.healEnemy && hostile(p, owner[healer], owner[target]))
          return 'NO_HEALING_ENEMIES';
        return isSameZone(p, placeOf(p, healer), placeOf(p, target)) ? null : 'OTHER_ZONE';
      },
      perform: (p, healer, target, emit) => heal(p, target, healer, emit),
    }),
  ],
});
