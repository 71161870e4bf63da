/** Regenerate: the one action a wounded can take, not in a turn of his wound (MP-RULING-16). While carried: it differs. */
import { HELD, HURT } from '../model/fields.ts';
import { isWounded, marksOf, placeOf, pointsFor, put, whereIs, type Position } from '../model/position.ts';
import { refuse, type RefusalCode, type RuleByCode } from '../refusals.ts';
import { heal } from '../turn/wounds-and-deaths.ts';
import { pay } from '../turn/paying.ts';
import type { Piece } from '../vocabulary.ts';
import { offers } from './ability-or-object.ts';
import { pieceById } from './who-may-act.ts';
import { pieceOf } from '../model/packed-action.ts';
import type { ActionKind } from '../model/action-kind.ts';
import type { ActionRow } from '../model/action-row.ts';
import { oneselfRow } from './row-makers.ts';

export interface RegenerationPlan {
  /** Whether he may while somebody carries him; he then stands where his carrier does, who is rid of him. */
  readonly whileCarried: boolean;
  /** What others say of healing and attacking, his own rules say of this. */
  readonly rules: RuleByCode;
}

export function regenerating({ whileCarried, rules }: RegenerationPlan): ActionKind<'regenerate'> {
  const refusalOf = (p: Position, piece: Piece): RefusalCode | null => {
    if (!isWounded(p, piece)) return 'NOT_WOUNDED';
    if (marksOf(p, piece) & HURT) return 'WOUNDED_THIS_TURN';
    return whereIs(p, piece) >= HELD && !whileCarried ? 'CARRIED_TARGET' : null;
  };
  return {
    type: 'regenerate',
    barrier: false,
    list(p, _seat, piece, out) {
      if (refusalOf(p, piece) === null) out.push(piece, 0);
    },
    check(p, seat, action, out) {
      const piece = pieceById(p, action.piece);
      if (piece < 0) return refuse('UNKNOWN_PIECE');
      if (p.ruleset.pieces.owner[piece] !== seat) return refuse('NOT_YOUR_PIECE', { piece: action.piece });
      if (placeOf(p, piece) < 0) return refuse('NOT_IN_PLAY', { piece: action.piece });
      if (isWounded(p, piece) && !offers(p, piece, 'regenerate'))
        return refuse('NO_SUCH_ABILITY', { piece: action.piece });
      const code = refusalOf(p, piece);
      if (code) return refuse(code, { piece: action.piece }, rules);
      if (pointsFor(p, piece) < 1) return refuse('NO_POINTS', { piece: action.piece });
      out.head |= piece << 6;
      return null;
    },
    perform(p, _seat, packed, emit) {
      const piece = pieceOf(packed);
      pay(p, piece, 1);
      put(p, piece, placeOf(p, piece));
      heal(p, piece, piece, emit);
    },
    decode: (p, _seat, packed) => ({ type: 'regenerate', piece: p.ruleset.pieces.ids[pieceOf(packed)] }),
  };
}

export const regenerateRow: ActionRow<'regenerate'> = oneselfRow('regenerate', {
  en: 'regenerate',
  fr: 'régénérer',
});
