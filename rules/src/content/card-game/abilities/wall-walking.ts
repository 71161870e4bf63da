/**
 * Wall walking: one wall (or slit) to the zone behind it, as an action of its own, with what she takes, leaves and
 * swaps before and behind. Two walls back to back are one (CG-CHAR-WallWalker-8); a closed portcullis on either side
 * stops her (CG-RULING-158). Through a wall she reveals nothing (CG-CHAR-WallWalker-4): actions/reveal.ts. Who came
 * among enemies is bound here too (CG-RULING-37), and through the wall at an exit she leaves (CG-RULING-156).
 */
import { figureKind } from '../../../actions/kind-makers.ts';
import { handlingsIn, packHandlings } from '../../../actions/move.ts';
import { type ActionList, pieceOf, targetOf } from '../../../model/packed-action.ts';
import { performHandling, sayHandling, tryHandling } from '../../../actions/zones/zone-take-leave-carry.ts';
import { forgetResults, isNewResult } from '../../../actions/zones/results-listed-once.ts';
import { arriveInZone, endEntered, endPlace, packEnd } from '../../../actions/zones/zone-arrival.ts';
import { stayRefusal } from '../../../actions/zones/zone-stacking.ts';
import { ZoneHands } from '../../../actions/zones/zone-hands.ts';
import { handlingPlace } from '../../../actions/zones/packed-handling.ts';
import { stepsFault } from '../../../actions/well-formed.ts';
import { ZoneWalk } from '../../../actions/zones/zone-step.ts';
import { isPlace } from '../../../labyrinth/squares-as-places.ts';
import { HIDDEN_ROOM } from '../../../labyrinth/neighbouring-squares.ts';
import { whereIs, type Position } from '../../../model/position.ts';
import { malformed, refuse, type RefusalCode } from '../../../refusals.ts';
import { BLOCK_PORTCULLIS, BLOCK_SLIT, BLOCK_WALL, type Place } from '../../../vocabulary.ts';
import { defineAbility, ruleIds } from '../../../model/ability.ts';
import { slotOf } from '../../../map/place-numbers.ts';

const walk = new ZoneWalk();
const hands = new ZoneHands();
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
    } else if (leads[link] <= HIDDEN_ROOM && slotOf(to) === HIDDEN_ROOM - leads[link])
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
  for (const place of at === from && !walk.isExit(to) ? [from, to] : [at]) {
    hands.look();
    hands.offerAt(place);
    for (const packed of hands.packed.slice(0, hands.count)) {
      const before = walk.handle(packed);
      listHandlings(from, to, place, [...done, packed], out);
      walk.undo(before);
    }
  }
}

const wallWalk = figureKind({
  type: 'wallWalk',
  leadsTo: (packed) => endPlace(targetOf(packed)),
  list(p, _seat, piece, out) {
    const { stride, to: leads, blocks } = p.ruleset.ground;
    const from = whereIs(p, piece);
    walk.begin(p, piece);
    forgetResults();
    for (let link = from * stride; link < (from + 1) * stride; link++)
      if (leads[link] >= 0 && isWall(blocks[link]) && goingRefusal(p, leads[link]) === null) {
        hands.begin(walk, [from, leads[link]], 2);
        listHandlings(from, leads[link], from, [], out);
      }
  },
  check(p, piece, { piece: id, to, leave, handlings = [] }, out) {
    if (leave !== undefined) return refuse(malformed('leave', 'unknown'), { piece: id });
    if (!isPlace(p, to)) return refuse(malformed('to'), { piece: id });
    const disorder = stepsFault(handlings, 2);
    if (disorder) return refuse(disorder, { piece: id });
    const from = whereIs(p, piece);
    walk.begin(p, piece);
    const code = wallRefusal(p, from, to) ?? goingRefusal(p, to);
    if (code) return refuse(code, { piece: id, at: to }, { NO_WALL_THERE: 'CG-CHAR-WallWalker-2' });
    const packed: number[] = [];
    for (const wish of handlings) {
      if (wish.step === 1 && walk.isExit(to)) return refuse('GONE_ALREADY', { piece: id, at: to });
      const handled = tryHandling(walk, wish.step === 0 ? from : to, wish);
      if (typeof handled !== 'number') return handled;
      packed.push(handled);
    }
    packHandlings(packed, out);
    const stay = stayRefusal(walk, to);
    return stay ? refuse(stay, { piece: id, at: to }) : packEnd(to, walk.enteredAfter(from, to));
  },
  perform(p, piece, packed, emit) {
    const from = whereIs(p, piece);
    const to = endPlace(targetOf(packed));
    const handlings = handlingsIn(packed);
    for (const packed of handlings)
      if (handlingPlace(packed) === from) performHandling(p, piece, packed, emit);
    emit?.({ event: { type: 'wallPassed', piece: p.ruleset.pieces.ids[piece], to } });
    for (const packed of handlings) if (handlingPlace(packed) === to) performHandling(p, piece, packed, emit);
    arriveInZone(p, piece, to, endEntered(targetOf(packed)), emit);
  },
  decode(p, packed, piece) {
    const from = whereIs(p, pieceOf(packed));
    const handlings = handlingsIn(packed).map((packed) =>
      sayHandling(p, handlingPlace(packed) === from ? 0 : 1, packed),
    );
    const to = endPlace(targetOf(packed));
    return { type: 'wallWalk', piece, to, ...(handlings.length > 0 ? { handlings } : {}) };
  },
});

export const wallWalking = defineAbility({
  id: 'wallWalking',
  rules: ruleIds(
    'CG-CHAR-WallWalker-2 to 8',
    'CG-RULING-32',
    'CG-RULING-37',
    'CG-RULING-54',
    'CG-RULING-156 to 158',
  ),
  actions: [wallWalk],
});
