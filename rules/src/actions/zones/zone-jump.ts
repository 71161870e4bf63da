/**
 * Jump between zones: for one point and a Jump card a figure crosses a pit to any zone next to it; when no Jump card is
 * left, a combat card other than the +0 is given up instead.
 * Rules: group CG-JUMP; CG-RULING-37, CG-RULING-86 to CG-RULING-90.
 */
import { VOID } from '../../labyrinth/neighbouring-squares.ts';
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

/** Whether a link leads over a pit and nothing else. */
const crossesPit = ({ ruleset: { ground } }: Position, link: number): boolean =>
  ground.to[link] >= 0 && ground.blocks[link] === BLOCK_PIT;

function leadsAcross(p: Position, from: Place, to: Place): boolean {
  const { stride, to: leads } = p.ruleset.ground;
  for (let link = from * stride; link < (from + 1) * stride; link++)
    if (leads[link] === to && crossesPit(p, link)) return true;
  return false;
}

/** Why the figure that the walk is about may not land there, across a pit. */
function landingRefusal(p: Position, piece: Piece, to: Place): RefusalCode | null {
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
    const { stride, to: leads } = p.ruleset.ground;
    const from = whereIs(p, piece);
    let hasBegun = false;
    for (let link = from * stride; link < (from + 1) * stride && leads[link] !== VOID; link++) {
      if (!crossesPit(p, link)) continue;
      if (!hasBegun) walk.begin(p, piece);
      hasBegun = true;
      const to = leads[link];
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
    const code = leadsAcross(p, whereIs(p, piece), to)
      ? (landingRefusal(p, piece, to) ?? cardRefusal(p, p.ruleset.pieces.owner[piece], out.first))
      : 'NO_LANDING';
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
