/** Stealing: with an empty hand he takes an object from an enemy character in his zone and carries it at once. */
import { pieceById } from '../../../actions/who-may-act.ts';
import { figureKind } from '../../../actions/kind-makers.ts';
import { targetOf } from '../../../model/packed-action.ts';
import { capacityOf } from '../../../actions/zones/zone-take-leave-carry.ts';
import { HELD } from '../../../model/fields.ts';
import { holderOf, hostile, loadsOf, placeOf, put, whereIs, type Position } from '../../../model/position.ts';
import { refuse, type RefusalCode, type RuleByCode } from '../../../refusals.ts';
import type { Piece } from '../../../vocabulary.ts';
import { defineAbility, ruleIds } from '../../../model/ability.ts';
import { type ActionRow, PIECE_ID } from '../../../model/action-row.ts';
import { nearestEnemy } from '../../../labyrinth/nearest.ts';

const RULES: RuleByCode = {
  NOT_AN_ENEMY: 'CG-CHAR-Pickpocket-2',
  OTHER_ZONE: 'CG-RULING-163',
  CARRIED_TARGET: 'CG-RULING-163',
  HANDS_FULL: 'CG-CHAR-Pickpocket-4',
};

function theftRefusal(p: Position, thief: Piece, item: Piece, target: Piece): RefusalCode | null {
  const { isCharacter, owner } = p.ruleset.pieces;
  if (isCharacter[target] === 0) return 'NOT_A_CHARACTER';
  if (placeOf(p, target) < 0) return 'NOT_IN_PLAY';
  if (!hostile(p, owner[thief], owner[target])) return 'NOT_AN_ENEMY';
  if (whereIs(p, target) >= HELD) return 'CARRIED_TARGET';
  const far = p.ruleset.policies.contact.refusal(p, placeOf(p, thief), placeOf(p, target));
  if (far) return far;
  if (isCharacter[item] === 1) return 'OBJECTS_ONLY';
  if (holderOf(p, item) !== target) return 'HELD_BY_SOMEBODY_ELSE';
  return loadsOf(p, thief).length < capacityOf(p, thief) ? null : 'HANDS_FULL';
}

const steal = figureKind({
  type: 'steal',
  list(p, _seat, thief, out) {
    const { count } = p.ruleset.pieces;
    for (let item = 0; item < count; item++) {
      const target = holderOf(p, item);
      if (target >= 0 && theftRefusal(p, thief, item, target) === null) out.push(thief, item);
    }
  },
  check(p, thief, action) {
    const item = pieceById(p, action.item);
    const target = pieceById(p, action.target);
    if (item < 0 || target < 0) return refuse('UNKNOWN_PIECE');
    const code = theftRefusal(p, thief, item, target);
    return code ? refuse(code, { piece: action.target }, RULES) : item;
  },
  perform(p, thief, packed, emit) {
    const { ids } = p.ruleset.pieces;
    const item = targetOf(packed);
    const from = ids[holderOf(p, item)];
    put(p, item, HELD + thief);
    emit?.({ event: { type: 'objectStolen', piece: ids[item], by: ids[thief], from } });
  },
  decode(p, packed, piece) {
    const { ids } = p.ruleset.pieces;
    const item = targetOf(packed);
    return { type: 'steal', piece, item: ids[item], target: ids[holderOf(p, item)] };
  },
});

export const stealing = defineAbility({
  id: 'stealing',
  rules: ruleIds('CG-CHAR-Pickpocket-2 to 5', 'CG-RULING-163', 'CG-RULING-164'),
  actions: [steal],
});

export const stealRow: ActionRow<'steal'> = {
  fields: { piece: PIECE_ID, item: PIECE_ID, target: PIECE_ID },
  text: [{ piece: 'piece' }, { word: { en: 'steal', fr: 'voler' } }, { piece: 'item' }, { piece: 'target' }],
  aim: { piece: 'target' },
  ask(p, { seat, piece, place }) {
    const target = nearestEnemy(p, seat, place);
    return target === null ? null : { type: 'steal', piece, item: target, target };
  },
};
