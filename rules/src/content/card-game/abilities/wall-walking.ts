/**
 * Wall walking: one wall (or slit) to the zone behind it, as an action of its own, with what she takes, leaves and swaps
 * before it and behind it.
 *
 * Two walls back to back are one (CG-CHAR-WallWalker-8); a closed portcullis on either side stops her (CG-RULING-158).
 * Who came among enemies is bound here too (CG-RULING-37), and through the wall at an exit she leaves (CG-RULING-156).
 */
import { abilityRefusal } from '../../../actions/ability.ts';
import { pieceById } from '../../../actions/acting.ts';
import type { Action, Handling } from '../../../model/action.ts';
import { type ActionList, pieceOf, targetOf } from '../../../model/packed-action.ts';
import type { ActionKind } from '../../../model/action-kind.ts';
import { stayRefusal } from '../../../actions/zones/zone-carrying.ts';
import {
  handlingPlace,
  handlingsAt,
  packHandling,
  performHandling,
  sayHandling,
  tryHandling,
} from '../../../actions/zones/zone-handling.ts';
import {
  arriveInZone,
  endEntered,
  endPlace,
  forgetResults,
  isNewResult,
  packEnd,
} from '../../../actions/zones/zone-result.ts';
import { stepsFault } from '../../../actions/well-formed.ts';
import { ZoneWalk } from '../../../actions/zones/zone-walk.ts';
import { isPlace } from '../../../labyrinth/ground.ts';
import { HIDDEN_ROOM } from '../../../labyrinth/terrain.ts';
import { whereIs, type Position } from '../../../model/position.ts';
import { malformed, refuse, type RefusalCode } from '../../../refusals.ts';
import { pay } from '../../../turn/effects.ts';
import { BLOCK_PORTCULLIS, BLOCK_SLIT, BLOCK_WALL, type Place, ROOM_SQUARES } from '../../../vocabulary.ts';
import { defineAbility } from '../../../model/ability.ts';

const walk = new ZoneWalk();
const MOST_HANDLINGS = 2;

const isWall = (blocks: number): boolean =>
  (blocks & (BLOCK_WALL | BLOCK_SLIT)) !== 0 && !(blocks & BLOCK_PORTCULLIS);

/** Why there is no wall to step through from one place to another. */
function wallRefusal(p: Position, from: Place, to: Place): RefusalCode | null {
  const { stride, to: leads, blocks } = p.ruleset.ground;
  let refusal: RefusalCode = 'NO_WALL_THERE';
  for (let link = from * stride; link < (from + 1) * stride; link++) {
    if (leads[link] === to) {
      if (isWall(blocks[link])) return null;
      if (blocks[link] & BLOCK_PORTCULLIS) refusal = 'PORTCULLIS_CLOSED';
    } else if (leads[link] <= HIDDEN_ROOM && Math.floor(to / ROOM_SQUARES) === HIDDEN_ROOM - leads[link])
      refusal = 'ROOM_UNREVEALED';
  }
  return refusal;
}

function goingRefusal(p: Position, to: Place): RefusalCode | null {
  const bound = p.ruleset.rules.heldBindsAll ? walk.enteredAtStart() : -1;
  return walk.goingRefusal(bound, to);
}

/** Adds every result with so many more handlings, before the wall and then behind it. */
function listHandlings(from: Place, to: Place, at: Place, done: readonly number[], out: ActionList): void {
  const entered = walk.enteredAfter(from, to);
  if (stayRefusal(walk, to) === null && isNewResult(walk, to, entered))
    out.push(walk.mover, packEnd(to, entered), done[0] ?? 0, done[1] ?? 0);
  if (done.length === MOST_HANDLINGS) return;
  for (const place of at === from && !walk.isExit(to) ? [from, to] : [at])
    for (const handling of handlingsAt(walk, place)) {
      const before = walk.handle(place, handling);
      listHandlings(from, to, place, [...done, packHandling(place, handling)], out);
      walk.undo(before);
    }
}

const wallWalk: ActionKind = {
  type: 'wallWalk',
  barrier: false,
  list(p, _seat, piece, out) {
    const { stride, to: leads, blocks } = p.ruleset.ground;
    const from = whereIs(p, piece);
    walk.begin(p, piece);
    forgetResults();
    for (let link = from * stride; link < (from + 1) * stride; link++)
      if (leads[link] >= 0 && isWall(blocks[link]) && goingRefusal(p, leads[link]) === null)
        listHandlings(from, leads[link], from, [], out);
  },
  check(p, seat, action, out) {
    if (action.type !== 'wallWalk') return refuse('MALFORMED');
    const refusal = abilityRefusal(p, seat, action.piece, 'wallWalk', 1);
    if (refusal) return refusal;
    const { to, handlings = [] } = action;
    if (action.leave !== undefined) return refuse(malformed('leave', 'unknown'), { piece: action.piece });
    if (!isPlace(p, to)) return refuse(malformed('to'), { piece: action.piece });
    const disorder = stepsFault(handlings, 2);
    if (disorder) return refuse(disorder, { piece: action.piece });
    const piece = pieceById(p, action.piece);
    const from = whereIs(p, piece);
    walk.begin(p, piece);
    const code = wallRefusal(p, from, to) ?? goingRefusal(p, to);
    if (code) return refuse(code, { piece: action.piece, at: to }, { NO_WALL_THERE: 'CG-CHAR-WallWalker-2' });
    const packed: number[] = [];
    for (const wish of handlings) {
      if (wish.step === 1 && walk.isExit(to)) return refuse('GONE_ALREADY', { piece: action.piece, at: to });
      const handled = tryHandling(walk, wish.step === 0 ? from : to, wish);
      if (typeof handled !== 'number') return handled;
      packed.push(handled);
    }
    const stay = stayRefusal(walk, to);
    if (stay) return refuse(stay, { piece: action.piece, at: to });
    out.head |= (piece << 6) | (packEnd(to, walk.enteredAfter(from, to)) << 13);
    out.first = packed[0] ?? 0;
    out.second = packed[1] ?? 0;
    if (packed.length > 2) out.more = packed.slice(2);
    return null;
  },
  perform(p, _seat, packed, emit) {
    const piece = pieceOf(packed);
    const from = whereIs(p, piece);
    const to = endPlace(targetOf(packed));
    const handlings = [packed.first, packed.second, ...(packed.more ?? [])].filter((packed) => packed > 0);
    pay(p, piece, 1);
    for (const packed of handlings)
      if (handlingPlace(packed) === from) performHandling(p, piece, packed, emit);
    if (emit) emit({ event: { type: 'wallPassed', piece: p.ruleset.pieces.ids[piece], to } });
    for (const packed of handlings) if (handlingPlace(packed) === to) performHandling(p, piece, packed, emit);
    arriveInZone(p, piece, to, endEntered(targetOf(packed)), emit);
  },
  decode(p, _seat, packed): Action {
    const from = whereIs(p, pieceOf(packed));
    const handlings: Handling[] = [packed.first, packed.second]
      .filter((packed) => packed > 0)
      .map((packed) => sayHandling(p, handlingPlace(packed) === from ? 0 : 1, packed));
    const wish = {
      type: 'wallWalk',
      piece: p.ruleset.pieces.ids[pieceOf(packed)],
      to: endPlace(targetOf(packed)),
    } as const;
    return handlings.length > 0 ? { ...wish, handlings } : wish;
  },
};

export const wallWalking = defineAbility({
  id: 'wallWalking',
  rules: [
    'CG-CHAR-WallWalker-2',
    'CG-CHAR-WallWalker-3',
    'CG-CHAR-WallWalker-4',
    'CG-CHAR-WallWalker-5',
    'CG-CHAR-WallWalker-6',
    'CG-CHAR-WallWalker-7',
    'CG-CHAR-WallWalker-8',
    'CG-RULING-32',
    'CG-RULING-37',
    'CG-RULING-54',
    'CG-RULING-156',
    'CG-RULING-157',
    'CG-RULING-158',
  ],
  actions: [wallWalk],
});
