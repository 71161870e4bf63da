/**
 * Jump between zones: for one point and a Jump card a figure crosses a pit to any zone next to it; when no Jump card is
 * left, a combat card other than the +0 is given up instead.
 * Rules: group CG-JUMP; CG-RULING-37, CG-RULING-86 to CG-RULING-90.
 */
import { HIGHEST_COMBAT_CARD, holds, withoutCard } from '../../combat/cards/hand.ts';
import { COMBAT_HAND, JUMPS } from '../../model/fields.ts';
import { hostile, isFigure, whereIs, type Position } from '../../model/position.ts';
import { malformed, refuse, type RefusalCode } from '../../refusals.ts';
import { BLOCK_PIT, type Piece, type Place, type Seat } from '../../vocabulary.ts';
import { targetOf } from '../../model/packed-action.ts';
import { figureKind } from '../kind-makers.ts';
import { arriveInZone } from './zone-arrival.ts';
import { stayRefusal } from './zone-stacking.ts';
import { ZoneWalk } from './zone-step.ts';

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

/** Nobody jumps among unwounded enemies, whatever his traits (CG-JUMP-3). */
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

export const zoneJump = figureKind({
  type: 'jump',
  leadsTo: targetOf,

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

  check(p, piece, { piece: id, pit, to, card }, out) {
    if (pit !== undefined) return refuse(malformed('pit', 'unknown'), { piece: id });
    if (to >= p.ruleset.layout.places) return refuse(malformed('to'), { piece: id });
    if (card === ZERO) return refuse('ZERO_IS_KEPT', { piece: id });
    walk.begin(p, piece);
    out.first = card ?? JUMP_CARD;
    const code = landingRefusal(p, piece, to) ?? cardRefusal(p, p.ruleset.pieces.owner[piece], out.first);
    return code ? refuse(code, { piece: id, at: to }) : to;
  },

  perform(p, piece, packed, emit): void {
    const { ids, owner } = p.ruleset.pieces;
    const seat = owner[piece];
    const card = packed.first;
    if (card === JUMP_CARD) p.data[JUMPS + seat]--;
    else {
      p.data[COMBAT_HAND + seat] = withoutCard(p.data[COMBAT_HAND + seat], card);
      emit?.({ event: { type: 'cardGivenUp', seat, card } });
    }
    const to = targetOf(packed);
    emit?.({ event: { type: 'pieceJumped', piece: ids[piece], pit: null, to } });
    arriveInZone(p, piece, to, -1, emit);
  },

  decode: (_p, packed, piece) => ({
    type: 'jump',
    piece,
    to: targetOf(packed),
    ...(packed.first === JUMP_CARD ? {} : { card: packed.first }),
  }),
});
