/** Fireball: the scroll, in a magic user's hand, eliminates one other character in sight or in his zone, once. */
import { toolFor } from '../../../actions/ability.ts';
import { aimed } from '../../../actions/activated.ts';
import { isSameZone } from '../../../labyrinth/same-zone.ts';
import { HELD } from '../../../model/fields.ts';
import { placeOf, traitsOf, whereIs } from '../../../model/position.ts';
import { eliminate, remove } from '../../../turn/effects.ts';
import { bit, defineAbility } from '../../../model/ability.ts';

const CASTS_SPELLS = bit('castsSpells');

export const fireball = defineAbility({
  id: 'fireball',
  rules: [
    'CG-OBJ-Fireball-1',
    'CG-OBJ-Fireball-2',
    'CG-OBJ-Fireball-3',
    'CG-OBJ-Fireball-4',
    'CG-OBJ-Fireball-5',
    'CG-OBJ-Fireball-6',
    'CG-OBJ-Fireball-7',
    'CG-RULING-144',
    'CG-RULING-145',
    'CG-RULING-146',
    'CG-RULING-147',
    'CG-RULING-148',
    'CG-RULING-149',
  ],
  actions: [
    aimed({
      type: 'fireball',
      cost: 1,
      barrier: false,
      rules: {
        NO_SPELLCASTER: 'CG-OBJ-Fireball-1',
        CARRIED_TARGET: 'CG-RULING-148',
        NOT_IN_SIGHT: 'CG-OBJ-Fireball-2',
      },
      refusalOf(p, caster, target) {
        if (!(traitsOf(p, caster) & CASTS_SPELLS)) return 'NO_SPELLCASTER';
        if (target === caster) return 'NOT_HIMSELF';
        if (whereIs(p, target) >= HELD) return 'CARRIED_TARGET';
        if (isSameZone(p, placeOf(p, caster), placeOf(p, target))) return null;
        return p.ruleset.policies.sight.sees(p, caster, target) ? null : 'NOT_IN_SIGHT';
      },
      perform(p, caster, target, emit) {
        const { ids, owner } = p.ruleset.pieces;
        if (emit) emit({ event: { type: 'fireballThrown', by: ids[caster], target: ids[target] } });
        remove(p, toolFor(p, caster, 'fireball'), emit);
        eliminate(p, target, 1 << owner[caster], emit);
      },
    }),
  ],
});
