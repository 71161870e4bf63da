/**
 * Healing: a wounded on an adjacent square becomes a figure again and does nothing else this turn.
 *
 * He reaches neither himself nor the one he carries: both are not on an adjacent square by themselves.
 */
import { aimed } from '../../actions/activated.ts';
import { areAdjacent } from '../../labyrinth/sight.ts';
import { HELD } from '../../model/fields.ts';
import { hostile, isWounded, type Position, whereIs } from '../../model/position.ts';
import type { Cause } from '../../refusals.ts';
import { heal } from '../../turn/effects.ts';
import { BLOCK_SLIT, type Place } from '../../vocabulary.ts';
import { defineAbility } from '../../model/ability.ts';
import type { ActionRow } from '../../model/action-row.ts';
import { aimedRow } from '../../actions/row-makers.ts';
import { nearestOwnWounded } from '../../labyrinth/nearest.ts';

const CARRIED_BY_HIMSELF: Cause = { code: 'CARRIED_TARGET', rule: 'BD-CHAR-Cleric-5' };

const THROUGH_STONE_OR_IRON: Cause = { code: 'NOT_ADJACENT', rule: 'BD-CHAR-Cleric-6' };
const THROUGH_A_SLIT: Cause = { code: 'NOT_ADJACENT', rule: 'BD-CHAR-Cleric-7' };

/** Why his hands do not reach from one square to the other. */
function apartRefusal(p: Position, from: Place, to: Place): Cause | null {
  if (areAdjacent(p, from, to)) return null;
  const { neighbour, blocks } = p.ruleset.terrain;
  for (let edge = from * 4; edge < (from + 1) * 4; edge++)
    if (neighbour[edge] === to) return blocks[edge] === BLOCK_SLIT ? THROUGH_A_SLIT : THROUGH_STONE_OR_IRON;
  return 'NOT_ADJACENT';
}

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
        const { owner } = p.ruleset.pieces;
        if (!isWounded(p, target)) return 'NOT_WOUNDED';
        if (whereIs(p, target) === HELD + healer) return CARRIED_BY_HIMSELF;
        if (whereIs(p, target) >= HELD) return 'CARRIED_TARGET';
        if (!p.ruleset.rules.healEnemy && hostile(p, owner[healer], owner[target]))
          return 'NO_HEALING_ENEMIES';
        return apartRefusal(p, whereIs(p, healer), whereIs(p, target));
      },
      perform: (p, healer, target, emit) => heal(p, target, healer, emit),
    }),
  ],
});

export const healRow: ActionRow<'heal'> = aimedRow(
  'heal',
  { en: 'heal', fr: 'soigner' },
  (p, { seat, piece, place }) => nearestOwnWounded(p, seat, place) ?? piece,
);
