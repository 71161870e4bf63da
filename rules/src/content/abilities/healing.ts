/**
 * Healing: a wounded on an adjacent square becomes a figure again and does nothing else this turn.
 *
 * He reaches neither himself nor the one he carries: both are not on an adjacent square by themselves.
 */
import { aimed } from '../../actions/activated.ts';
import { areAdjacent } from '../../labyrinth/sight.ts';
import { HELD } from '../../position/fields.ts';
import { hostile, isWounded, whereIs } from '../../position/position.ts';
import { heal } from '../../turn/effects.ts';
import { defineAbility } from '../ability.ts';

export const healing = defineAbility({
  id: 'healing',
  rules: [
    'BD-CHAR-Cleric-2',
    'BD-CHAR-Cleric-3',
    'BD-CHAR-Cleric-4',
    'BD-CHAR-Cleric-5',
    'BD-CHAR-Cleric-6',
    'BD-CHAR-Cleric-7',
    'BD-RULING-86',
    'BD-RULING-87',
    'BD-RULING-88',
  ],
  actions: [
    aimed({
      type: 'heal',
      cost: 1,
      barrier: false,
      rules: { CARRIED_TARGET: 'BD-RULING-88' },
      refusalOf(p, healer, target) {
        const { owner } = p.table.pieces;
        if (!isWounded(p, target)) return 'NOT_WOUNDED';
        if (whereIs(p, target) >= HELD) return 'CARRIED_TARGET';
        if (!p.table.rules.healEnemy && hostile(p, owner[healer], owner[target])) return 'NO_HEALING_ENEMIES';
        return areAdjacent(p, whereIs(p, healer), whereIs(p, target)) ? null : 'NOT_ADJACENT';
      },
      perform: (p, healer, target, tell) => heal(p, target, healer, tell),
    }),
  ],
});
