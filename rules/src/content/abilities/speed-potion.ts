/**
 * Speed potion: drunk for one point, it gives four that only the drinker may spend, in this turn.
 *
 * They vanish when he leaves, is wounded or eliminated, and at the end of the turn (BD-RULING-22).
 */
import { abilityRefusal } from '../../actions/ability.ts';
import { pieceById } from '../../actions/acting.ts';
import { pieceOf } from '../../model/packed-action.ts';
import type { ActionKind } from '../../model/action-kind.ts';
import { loadOf, ownPoints, setOwnPoints } from '../../model/position.ts';
import { refuse } from '../../refusals.ts';
import { pay, remove } from '../../turn/effects.ts';
import { defineAbility } from '../../model/ability.ts';
import type { ActionRow } from '../../model/action-row.ts';
import { oneselfRow } from '../../actions/row-makers.ts';

const POINTS_GIVEN = 4;

const drink: ActionKind = {
  type: 'drink',
  barrier: false,
  list(_p, _seat, piece, out) {
    out.push(piece, 0);
  },
  check(p, seat, action, out) {
    if (action.type !== 'drink') return refuse('MALFORMED');
    const refusal = abilityRefusal(p, seat, action.piece, 'drink', 1);
    if (refusal) return refusal;
    out.head |= pieceById(p, action.piece) << 6;
    return null;
  },
  perform(p, _seat, packed, emit) {
    const piece = pieceOf(packed);
    pay(p, piece, 1);
    remove(p, loadOf(p, piece), emit);
    setOwnPoints(p, piece, ownPoints(p, piece) + POINTS_GIVEN);
    if (emit) emit({ event: { type: 'potionDrunk', by: p.ruleset.pieces.ids[piece], points: POINTS_GIVEN } });
  },
  decode: (p, _seat, packed) => ({ type: 'drink', piece: p.ruleset.pieces.ids[pieceOf(packed)] }),
};

export const speedPotion = defineAbility({
  id: 'speedPotion',
  rules: [
    'BD-OBJ-SpeedPotion-1',
    'BD-OBJ-SpeedPotion-2',
    'BD-OBJ-SpeedPotion-3',
    'BD-RULING-22',
    'BD-RULING-23',
    'BD-RULING-24',
  ],
  actions: [drink],
  memory: 'ownPoints',
});

export const drinkRow: ActionRow<'drink'> = oneselfRow('drink', { en: 'drink', fr: 'boire' });
