/**
 * Move from zone to zone: one figure goes up to its movement value and may take, leave, give and swap loads in every
 * zone that it touches, the first and the last included.
 *
 * The list gives one action for each distinct result with at most two handlings; a move with more is legal too and is
 * written out by whoever wants it. By which place somebody came among enemies is part of the result (CG-RULING-34).
 * Rules: groups CG-MOVE, CG-START, CG-ITEM, CG-CARRY, CG-EXIT, CG-ZONE; CG-RULING-8, CG-RULING-34 to CG-RULING-59.
 */
import { whereIs, type Position } from '../../model/position.ts';
import { refuse, type Refusal } from '../../refusals.ts';
import { pay } from '../../turn/effects.ts';
import { NO_PLACE, type Piece, type Place } from '../../vocabulary.ts';
import { actingRefusal, pieceById } from '../acting.ts';
import type { Action, Handling } from '../../model/action.ts';
import { type ActionList, type PackedAction, pieceOf, targetOf } from '../../model/packed-action.ts';
import type { ActionKind } from '../../model/action-kind.ts';
import { StepsLeft } from './steps-left.ts';
import {
  handlingPlace,
  handlingsAt,
  packHandling,
  performHandling,
  sayHandling,
  tryHandling,
  unpackHandling,
} from './zone-handling.ts';
import { ZoneFloods } from './zone-flood.ts';
import {
  arriveInZone,
  distributionNow,
  endEntered,
  endPlace,
  forgetResults,
  isNewExit,
  packEnd,
} from './zone-result.ts';
import { ZoneStands } from './zone-stands.ts';
import { capacityOf, ZoneWalk } from './zone-walk.ts';
import { pathFault, stepsFault } from '../well-formed.ts';

const walk = new ZoneWalk();
const stands = new ZoneStands();
const reaches = new ZoneFloods();
const MOST_HANDLINGS = 2;
/** For each number of handlings that are still to be done: from where one has gone on. */
const gone = Array.from({ length: MOST_HANDLINGS + 1 }, () => new StepsLeft());
/** The first stand: where the mover starts. */
const START = 0;
/** The handlings so far, packed. */
const done = new Int32Array(MOST_HANDLINGS);

function beginWalk(p: Position, mover: Piece): void {
  walk.begin(p, mover);
  stands.begin(walk, p.ruleset.pieces.movement[mover]);
  reaches.begin(stands);
}

/** Handles loads wherever one gets from a stand, so many times before all is done; then adds the results. */
function explore(level: number, handlings: number, origin: number, steps: number, out: ActionList): void {
  const row = gone[handlings - level].rowOf(distributionNow(walk));
  const left = gone[handlings - level].at;
  if (left[row + origin] > steps) return;
  const reach = reaches.from(origin, walk.passes, steps);
  for (let i = 0; i < reach.count && reach.distance[i] <= steps; i++) {
    const stand = reach.stand[i];
    if (left[row + stand] > steps - reach.distance[i]) continue;
    left[row + stand] = steps - reach.distance[i] + 1;
    const at = stands.place[stand];
    if (stands.isExit[stand] || !walk.findsLoads(at)) continue;
    for (const handling of handlingsAt(walk, at)) {
      const before = walk.handle(at, handling);
      done[level] = packHandling(at, handling);
      if (level + 1 < handlings) explore(level + 1, handlings, stand, steps - reach.distance[i], out);
      else addEnds(handlings, stand, steps - reach.distance[i], out);
      walk.undo(before);
    }
  }
}

/** Adds every result of going on from a stand without another handling that is not in the list yet. */
function addEnds(handlings: number, origin: number, steps: number, out: ActionList): void {
  const row = gone[0].rowOf(distributionNow(walk));
  const left = gone[0].at;
  if (left[row + origin] > steps) return;
  const reach = reaches.from(origin, walk.passes, steps);
  for (let i = 0; i < reach.count && reach.distance[i] <= steps; i++) {
    const stand = reach.stand[i];
    const known = left[row + stand];
    left[row + stand] = Math.max(known, steps - reach.distance[i] + 1);
    if (known > 0 || walk.stayRefusal(stands.place[stand]) !== null) continue;
    if (stands.isExit[stand] && !isNewExit(walk)) continue;
    const end = packEnd(stands.place[stand], stands.entered[stand]);
    out.push(walk.mover, end, handlings > 0 ? done[0] : 0, handlings > 1 ? done[1] : 0);
  }
}

export const zoneMove: ActionKind = {
  type: 'move',
  barrier: false,

  list(p, _seat, mover, out): void {
    beginWalk(p, mover);
    forgetResults();
    for (const been of gone) been.begin(stands.count);
    const steps = p.ruleset.pieces.movement[mover];
    addEnds(0, START, steps, out);
    // With fewer handlings first, so that each result is told in the simplest way.
    const most = capacityOf(p, mover) > 0 ? MOST_HANDLINGS : 0;
    for (let handlings = 1; handlings <= most; handlings++) explore(0, handlings, START, steps, out);
  },

  check(p, seat, action, out): Refusal | null {
    if (action.type !== 'move') return refuse('MALFORMED');
    return (
      actingRefusal(p, seat, action.piece, 1) ??
      followPath(p, pieceById(p, action.piece), action.path, action.handlings ?? [], out)
    );
  },

  perform(p, _seat, packed, emit): void {
    const mover = pieceOf(packed);
    const { ids } = p.ruleset.pieces;
    if (emit) {
      const path = packed.path ?? pathOf(p, packed).path;
      emit({ event: { type: 'pieceMoved', piece: ids[mover], path } });
    }
    pay(p, mover, 1);
    if (packed.first > 0) performHandling(p, mover, packed.first, emit);
    if (packed.second > 0) performHandling(p, mover, packed.second, emit);
    for (const handling of packed.more ?? []) performHandling(p, mover, handling, emit);
    arriveInZone(p, mover, endPlace(targetOf(packed)), endEntered(targetOf(packed)), emit);
  },

  decode(p, _seat, packed): Action {
    const piece = p.ruleset.pieces.ids[pieceOf(packed)];
    const { path, handlings } = pathOf(p, packed);
    return handlings.length > 0 ? { type: 'move', piece, path, handlings } : { type: 'move', piece, path };
  },
};

/** Follows a path that somebody wrote, step by step, and fills in its code if every step is allowed. */
function followPath(
  p: Position,
  mover: Piece,
  path: readonly Place[],
  handlings: readonly Handling[],
  out: PackedAction,
): Refusal | null {
  const { pieces, layout, ground } = p.ruleset;
  const piece = pieces.ids[mover];
  const start = whereIs(p, mover);
  const end = path[path.length - 1];
  const isPlace = (place: Place): boolean => place < layout.places && ground.kind[place] !== NO_PLACE;
  const fault = pathFault(path, isPlace);
  if (fault) return refuse(fault, { piece });
  if (path[0] !== start) return refuse('PATH_STARTS_ELSEWHERE', { piece, at: start });
  if (path.length - 1 > pieces.movement[mover]) return refuse('TOO_FAR', { piece, at: end });
  const disorder = stepsFault(handlings, path.length);
  if (disorder) return refuse(disorder, { piece });
  walk.begin(p, mover);
  let entered = walk.enteredAtStart();
  const packed: number[] = [];
  for (let step = 0; step < path.length; step++) {
    const place = path[step];
    if (step > 0) {
      if (walk.isExit(path[step - 1])) return refuse('GONE_ALREADY', { piece, at: place });
      const code = walk.stepRefusal(path[step - 1], entered, place);
      if (code) return refuse(code, { piece, at: place });
      entered = walk.enteredAfter(path[step - 1], place);
    }
    for (const wish of handlings) {
      if (wish.step !== step) continue;
      if (walk.isExit(place)) return refuse('GONE_ALREADY', { piece, at: place });
      const handled = tryHandling(walk, place, wish);
      if (typeof handled !== 'number') return handled;
      packed.push(handled);
    }
  }
  const code = walk.stayRefusal(end);
  if (code) return refuse(code, { piece, at: end });
  out.head |= (mover << 6) | (packEnd(end, entered) << 13);
  out.first = packed[0] ?? 0;
  out.second = packed[1] ?? 0;
  if (packed.length > 2) out.more = packed.slice(2);
  out.path = path;
  return null;
}

/** A way to walk a listed move, with its handlings, found anew. */
function pathOf(p: Position, packed: PackedAction): { path: Place[]; handlings: Handling[] } {
  const mover = pieceOf(packed);
  beginWalk(p, mover);
  const path: Place[] = [whereIs(p, mover)];
  const handlings: Handling[] = [];
  const stops = [packed.first, packed.second].filter((packed) => packed > 0);
  const legs = searchPath(START, p.ruleset.pieces.movement[mover], stops, targetOf(packed), 0) ?? [];
  legs.forEach((leg, number) => {
    path.push(...leg);
    const packed = stops[number];
    if (packed !== undefined) handlings.push(sayHandling(p, path.length - 1, packed));
  });
  return { path, handlings };
}

/** The legs of a way over all stops to the end. One may come to a stop by several places; the first that fits is taken. */
function searchPath(
  origin: number,
  steps: number,
  stops: readonly number[],
  target: number,
  level: number,
): Place[][] | null {
  const reach = reaches.from(origin, walk.passes, steps);
  const packed = stops[level];
  for (let i = 0; i < reach.count && reach.distance[i] <= steps; i++) {
    const stand = reach.stand[i];
    const place = stands.place[stand];
    if (packed === undefined) {
      if (place === endPlace(target) && stands.entered[stand] === endEntered(target))
        return [reach.wayTo(i, stands)];
      continue;
    }
    if (place !== handlingPlace(packed) || stands.isExit[stand]) continue;
    const before = walk.handle(place, unpackHandling(packed));
    const rest = searchPath(stand, steps - reach.distance[i], stops, target, level + 1);
    walk.undo(before);
    if (rest) return [reach.wayTo(i, stands), ...rest];
  }
  return null;
}
