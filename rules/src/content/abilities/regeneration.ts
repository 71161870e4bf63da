/** Regeneration: the one action a wounded can take, in a turn in which he was not wounded. */
import type { ActionKind } from '../../actions/kind.ts';
import { offers } from '../../actions/ability.ts';
import { pieceById } from '../../actions/acting.ts';
import { pieceOf } from '../../actions/code.ts';
import { HELD, HURT } from '../../position/fields.ts';
import { isWounded, marksOf, placeOf, pointsFor, whereIs, type Position } from '../../position/position.ts';
import { refuse, type RefusalCode, type RuleByCode } from '../../refusals.ts';
import { heal, pay } from '../../turn/effects.ts';
import type { Piece } from '../../vocabulary.ts';
import { defineAbility } from '../ability.ts';

function regenerationRefusal(p: Position, piece: Piece): RefusalCode | null {
  if (!isWounded(p, piece)) return 'NOT_WOUNDED';
  if (marksOf(p, piece) & HURT) return 'WOUNDED_THIS_TURN';
  return whereIs(p, piece) >= HELD ? 'CARRIED_TARGET' : null;
}

/** What others say of healing and attacking, the Troll's own rules say of this. */
const RULES: RuleByCode = {
  NOT_WOUNDED: 'BD-CHAR-Troll-2',
  WOUNDED_THIS_TURN: 'BD-CHAR-Troll-3',
  CARRIED_TARGET: 'BD-RULING-88',
};

const regenerate: ActionKind = {
  type: 'regenerate',
  barrier: false,
  list(p, _seat, piece, out) {
    if (regenerationRefusal(p, piece) === null) out.push(piece, 0);
  },
  check(p, seat, action, out) {
    if (action.type !== 'regenerate') return refuse('MALFORMED');
    const piece = pieceById(p, action.piece);
    if (piece < 0) return refuse('UNKNOWN_PIECE');
    if (p.table.pieces.owner[piece] !== seat) return refuse('NOT_YOUR_PIECE', { piece: action.piece });
    if (placeOf(p, piece) < 0) return refuse('NOT_IN_PLAY', { piece: action.piece });
    if (isWounded(p, piece) && !offers(p, piece, 'regenerate'))
      return refuse('NO_SUCH_ABILITY', { piece: action.piece });
    const code = regenerationRefusal(p, piece);
    if (code) return refuse(code, { piece: action.piece }, RULES);
    if (pointsFor(p, piece) < 1) return refuse('NO_POINTS', { piece: action.piece });
    out.head |= piece << 6;
    return null;
  },
  perform(p, _seat, code, tell) {
    pay(p, pieceOf(code), 1);
    heal(p, pieceOf(code), pieceOf(code), tell);
  },
  decode: (p, _seat, code) => ({ type: 'regenerate', piece: p.table.pieces.ids[pieceOf(code)] }),
};

export const regeneration = defineAbility({
  id: 'regeneration',
  rules: [
    'BD-CHAR-Troll-2',
    'BD-CHAR-Troll-3',
    'BD-CHAR-Troll-4',
    'BD-CHAR-Troll-5',
    'BD-RULING-88',
    'BD-RULING-89',
  ],
  whileWounded: true,
  actions: [regenerate],
});
