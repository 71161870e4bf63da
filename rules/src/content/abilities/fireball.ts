/** Fireball: the wand, in a spellcaster's hand, eliminates the first character he sees in a direction, once. */
import { aimed } from '../../actions/activated.ts';
import { loadOf, traitsOf } from '../../model/position.ts';
import { eliminate, remove } from '../../turn/effects.ts';
import { bit, defineAbility } from '../../model/ability.ts';
import type { ActionRow } from '../../model/action-row.ts';
import { aimedRow } from '../../actions/row-makers.ts';

const CASTS_SPELLS = bit('castsSpells');

export const fireball = defineAbility({
  id: 'fireball',
  rules: [
    'BD-OBJ-FireballWand-1',
    'BD-OBJ-FireballWand-2',
    'BD-OBJ-FireballWand-3',
    'BD-OBJ-FireballWand-5',
    'BD-OBJ-FireballWand-6',
    'BD-OBJ-FireballWand-7',
    'BD-RULING-106',
    'BD-RULING-107',
    'BD-RULING-108',
    'BD-RULING-109',
  ],
  actions: [
    aimed({
      type: 'fireball',
      cost: 1,
      barrier: false,
      refusalOf(p, caster, target) {
        if (!(traitsOf(p, caster) & CASTS_SPELLS)) return 'NO_SPELLCASTER';
        return p.ruleset.policies.sight.sees(p, caster, target) ? null : 'NOT_IN_SIGHT';
      },
      perform(p, caster, target, emit) {
        const { pieces } = p.ruleset;
        if (emit)
          emit({
            event: {
              type: 'fireballThrown',
              by: pieces.ids[caster],
              target: pieces.ids[target],
            },
          });
        remove(p, loadOf(p, caster), emit);
        eliminate(p, target, 1 << pieces.owner[caster], emit);
      },
    }),
  ],
});

export const fireballRow: ActionRow<'fireball'> = aimedRow('fireball', { en: 'fireball', fr: 'feu' });
