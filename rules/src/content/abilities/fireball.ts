/**
 * Fireball: the wand or scroll, in a spellcaster's hand, eliminates one character in sight, wounded or not
 * (CG-CHAR-Troll-5), and is gone (BD-ITEM-12, BD-ITEM-13, CG-ITEM-9). Whom it reaches: labyrinth/sight.ts,
 * labyrinth/zone-sight.ts; who dies with him and what stays (BD-OBJ-FireballWand-5, BD-OBJ-FireballWand-6):
 * turn/wounds-and-deaths.ts; who scores (BD-RULING-108): editions/policies/points-for-eliminations.ts.
 */
import { toolFor } from '../../actions/ability-or-object.ts';
import { aimed } from '../../actions/activated-abilities.ts';
import { bit, defineAbility, ruleIds } from '../../model/ability.ts';
import type { ActionKind } from '../../model/action-kind.ts';
import type { ActionRow } from '../../model/action-row.ts';
import { aimedRow } from '../../actions/row-makers.ts';
import { traitsOf } from '../../model/position.ts';
import type { RuleByCode } from '../../refusals.ts';
import { eliminate } from '../../turn/wounds-and-deaths.ts';
import { remove } from '../../turn/drop-remove-score.ts';

const CASTS_SPELLS = bit('castsSpells');

/** The action, with the rules by which a game refuses it. */
export const fireballBy = (rules: RuleByCode): ActionKind =>
  aimed({
    type: 'fireball',
    rules,
    refusalOf: (p, caster, target) =>
      traitsOf(p, caster) & CASTS_SPELLS
        ? p.ruleset.policies.sight.aimRefusal(p, caster, target)
        : 'NO_SPELLCASTER',
    perform(p, caster, target, emit) {
      const { ids, owner } = p.ruleset.pieces;
      emit?.({ event: { type: 'fireballThrown', by: ids[caster], target: ids[target] } });
      remove(p, toolFor(p, caster, 'fireball'), emit);
      eliminate(p, target, 1 << owner[caster], emit);
    },
  });

export const fireball = defineAbility({
  id: 'fireball',
  rules: ruleIds('BD-OBJ-FireballWand-1 to 3', 'BD-OBJ-FireballWand-5 to 7', 'BD-RULING-106 to 109'),
  actions: [fireballBy({})],
});

export const fireballRow: ActionRow<'fireball'> = aimedRow('fireball', { en: 'fireball', fr: 'feu' });
