/**
 * Jump between zones: for one point and a Jump card a figure crosses a pit to any zone next to it; when no Jump card is
 * left, a combat card other than the +0 is given up instead.
 * Rules: group CG-JUMP; CG-RULING-37, CG-RULING-86 to CG-RULING-90.
 */
import { HIGHEST_COMBAT_CARD, holds, withoutCard } from '../../combat/cards.ts';
import { COMBAT_HAND, JUMPS } from '../../model/fields.ts';
import { hostile, isFigure, whereIs, type Position } from '../../model/position.ts';
import { malformed, refuse, type Refusal, type RefusalCode } from '../../refusals.ts';
import { pay } from '../../turn/effects.ts';
import { BLOCK_PIT, type Piece, type Place, type Seat } from '../../vocabulary.ts';
import { actingRefusal, pieceById } from '../acting.ts';
import type { Action } from '../../model/action.ts';
import { pieceOf, targetOf } from '../../model/packed-action.ts';
import type { ActionKind } from '../../model/action-kind.ts';
import { stayRefusal } from './zone-carrying.ts';
import { arriveInZone } from './zone-result.ts';
import { ZoneWalk } from './zone-walk.ts';

const walk = new ZoneWalk();
/** No combat card: a Jump card is played. The +0 is never given up, so its number is free for that. */
const JUMP_CARD = 0;
const ZERO = 0;

/** The places to which a link leads over a pit. */
function acrossPits(p: Position, from: Place): Place[] {
  const { stride, to: leads, blocks } = p.ruleset.ground;
  const found: Place[] = [];
  for (let link = from * stride; link < (from + 1) * stride; link++)
    if (leads[link] >= 0 && blocks[link] === BLOCK_PIT) found.push(leads[link]);
  return found;
}

/** Why the figure that the walk is about may not land there. */
function landingRefusal(p: Position, piece: Piece, to: Place): RefusalCode | null {
  if (!acrossPits(p, whereIs(p, piece)).includes(to)) return 'NO_LANDING';
  if (holdsEnemy(p, piece, to)) return 'ENEMY_WHERE_IT_LANDS';
  const entered = walk.enteredAtStart();
  if (p.ruleset.rules.heldBindsAll && entered >= 0 && entered !== to) return 'AMONG_ENEMIES';
  return stayRefusal(walk, to);
}

/** Nobody jumps among unwounded enemies, whatever his gifts (CG-JUMP-3). */
function holdsEnemy(p: Position, piece: Piece, place: Place): boolean {
  const { occupancy, pieces } = p.ruleset;
  for (let other = occupancy.first[place]; other >= 0; other = occupancy.next[other])
    if (isFigure(p, other) && hostile(p, pieces.owner[piece], pieces.owner[other])) return true;
  return false;
}

function cardRefusal(p: Position, seat: Seat, card: number): RefusalCode | null {
  const left = p.data[JUMPS + seat];
  if (card === JUMP_CARD) return left > 0 ? null : 'NO_JUMP_CARD';
  if (left > 0) return 'JUMP_CARDS_FIRST';
  return card <= HIGHEST_COMBAT_CARD && holds(p.data[COMBAT_HAND + seat], card) ? null : 'CARD_NOT_IN_HAND';
}

export const zoneJump: ActionKind = {
  type: 'jump',
  barrier: false,

  list(p, seat, piece, out): void {
    const landings = acrossPits(p, whereIs(p, piece));
    if (landings.length === 0) return;
    walk.begin(p, piece);
    for (const to of landings) {
      if (landingRefusal(p, piece, to) !== null) continue;
      for (let card = JUMP_CARD; card <= HIGHEST_COMBAT_CARD; card++)
        if (cardRefusal(p, seat, card) === null) out.push(piece, to, card);
    }
  },

  check(p, seat, action, out): Refusal | null {
    if (action.type !== 'jump') return refuse('MALFORMED');
    const refusal = actingRefusal(p, seat, action.piece, 1);
    if (refusal) return refusal;
    if (action.pit !== undefined) return refuse(malformed('pit', 'unknown'), { piece: action.piece });
    if (action.to >= p.ruleset.layout.places) return refuse(malformed('to'), { piece: action.piece });
    if (action.card === ZERO) return refuse('ZERO_IS_KEPT', { piece: action.piece });
    const piece = pieceById(p, action.piece);
    walk.begin(p, piece);
    const code = landingRefusal(p, piece, action.to) ?? cardRefusal(p, seat, action.card ?? JUMP_CARD);
    if (code) return refuse(code, { piece: action.piece, at: action.to });
    out.head |= (piece << 6) | (action.to << 13);
    out.first = action.card ?? JUMP_CARD;
    return null;
  },

  perform(p, seat, packed, emit): void {
    const piece = pieceOf(packed);
    const card = packed.first;
    pay(p, piece, 1);
    if (card === JUMP_CARD) p.data[JUMPS + seat]--;
    else {
      p.data[COMBAT_HAND + seat] = withoutCard(p.data[COMBAT_HAND + seat], card);
      if (emit) emit({ event: { type: 'cardGivenUp', seat, card } });
    }
    const to = targetOf(packed);
    if (emit) emit({ event: { type: 'pieceJumped', piece: p.ruleset.pieces.ids[piece], pit: null, to } });
    arriveInZone(p, piece, to, -1, emit);
  },

  decode(p, _seat, packed): Action {
    const piece = p.ruleset.pieces.ids[pieceOf(packed)];
    const to = targetOf(packed);
    return packed.first === JUMP_CARD
      ? { type: 'jump', piece, to }
      : { type: 'jump', piece, to, card: packed.first };
  },
};
