/**
 * Healing: a wounded within arm's reach becomes a figure again and does nothing else this turn. He reaches neither
 * himself nor the one he carries, who lies on no square by himself: editions/policies/reach-to-heal-or-steal.ts. Whose
 * the wounded is makes no difference (MP-RULING-17). What healing does (BD-CHAR-Cleric-3, BD-RULING-51, BD-RULING-90):
 * turn/wounds-and-deaths.ts; that he is no target in the turn of his wound (BD-RULING-135):
 * actions/who-may-be-attacked.ts.
 */
import { aimed } from '../../actions/activated-abilities.ts';
import { aimedRow } from '../../actions/row-makers.ts';
import { nearestOwnWounded } from '../../labyrinth/nearest.ts';
import { defineAbility, ruleIds } from '../../model/ability.ts';
import type { ActionRow } from '../../model/action-row.ts';
import type { ActionKind } from '../../model/action-kind.ts';
import { HELD } from '../../model/fields.ts';
import { hostile, isWounded, placeOf, whereIs } from '../../model/position.ts';
import type { Cause, RuleByCode } from '../../refusals.ts';
import { heal } from '../../turn/wounds-and-deaths.ts';

interface HealingRules {
  readonly byCode: RuleByCode;
  /** Of one whom he carries himself. */
  readonly ownLoad: Cause;
}

/** The action, with the rules by which a game refuses it. */
export const healBy = ({ byCode, ownLoad }: HealingRules): ActionKind =>
  aimed({
    type: 'heal',
    rules: byCode,
    refusalOf(p, healer, target) {
      const { pieces, policies, rules } = p.ruleset;
      if (!isWounded(p, target)) return 'NOT_WOUNDED';
      if (whereIs(p, target) === HELD + healer) return ownLoad;
      if (whereIs(p, target) >= HELD) return 'CARRIED_TARGET';
      if (!rules.healEnemy && hostile(p, pieces.owner[healer], pieces.owner[target]))
        return 'NO_HEALING_ENEMIES';
      return policies.contact.refusal(p, placeOf(p, healer), placeOf(p, target));
    },
    perform: (p, healer, target, emit) => heal(p, target, healer, emit),
  });

export const healing = defineAbility({
  id: 'healing',
  rules: ruleIds('BD-CHAR-Cleric-2 to 7', 'BD-RULING-86 to 88'),
  actions: [
    healBy({
      byCode: {
        CARRIED_TARGET: 'BD-RULING-88',
        WALL: 'BD-CHAR-Cleric-6',
        PORTCULLIS_CLOSED: 'BD-CHAR-Cleric-6',
        ARROW_SLIT: 'BD-CHAR-Cleric-7',
      },
      ownLoad: { code: 'CARRIED_TARGET', rule: 'BD-CHAR-Cleric-5' },
    }),
  ],
});

export const healRow: ActionRow<'heal'> = aimedRow(
  'heal',
  { en: 'heal', fr: 'soigner' },
  (p, { seat, piece, place }) => nearestOwnWounded(p, seat, place) ?? piece,
);
