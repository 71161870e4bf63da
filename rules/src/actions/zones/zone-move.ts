/**
 * Move from zone to zone: one figure goes up to its movement value and may take, leave, give and swap loads in every
 * zone that it touches, the first and the last included.
 *
 * The list gives one action for each distinct result with at most two handlings; a move with more is legal too and is
 * written out by whoever wants it. By which place somebody came among enemies is part of the result (CG-RULING-34).
 * Where one may step, and who holds one: zone-step.ts (CG-MOVE-5 to CG-MOVE-14, CG-RULING-34, CG-RULING-35,
 * CG-RULING-38, CG-RULING-39, CG-RULING-41, CG-RULING-54 to CG-RULING-56); starting zones: starting-zone.ts
 * (CG-RULING-47 to CG-RULING-50); hands: zone-take-leave-carry.ts (CG-ITEM-1 to CG-ITEM-5, CG-ITEM-7, CG-CARRY-1,
 * CG-CARRY-2, CG-RULING-58); the limit of three: zone-stacking.ts (CG-ITEM-6, CG-ZONE-4, CG-MOVE-15, CG-RULING-42 to
 * CG-RULING-45); out: turn/exit.ts (CG-EXIT-2, CG-EXIT-4, CG-EXIT-7).
 * Rules: CG-MOVE-1, CG-MOVE-2; CG-RULING-8, CG-RULING-34, CG-RULING-46.
 */
import { whereIs, type Position } from '../../model/position.ts';
import { type Cause, refuse, type Refusal } from '../../refusals.ts';
import type { Piece, Place, Seat } from '../../vocabulary.ts';
import type { Handling } from '../../model/action.ts';
import { type ActionList, type PackedAction, pieceOf, targetOf } from '../../model/packed-action.ts';
import { moveKind, type WrittenMove } from '../move.ts';
import { StepsLeft } from './steps-left.ts';
import {
  capacityOf,
  handlingPlace,
  handlingsAt,
  packHandling,
  performHandling,
  sayHandling,
  tryHandling,
  unpackHandling,
} from './zone-take-leave-carry.ts';
import { ZoneFloods } from './zone-flood.ts';
import { distributionNow, forgetResults, isNewExit } from './results-listed-once.ts';
import { arriveInZone, endEntered, endPlace, packEnd } from './zone-arrival.ts';
import { stayRefusal } from './zone-stacking.ts';
import { ZoneStands } from './zone-stands.ts';
import { ZoneWalk } from './zone-step.ts';

const walk = new ZoneWalk();
const stands = new ZoneStands();
const floods = new ZoneFloods();
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
  floods.begin(stands);
}

/** Handles loads wherever one gets from a stand, so many times before all is done; then adds the results. */
function explore(level: number, handlings: number, origin: number, steps: number, out: ActionList): void {
  const row = gone[handlings - level].rowOf(distributionNow(walk));
  const left = gone[handlings - level].at;
  if (left[row + origin] > steps) return;
  const flood = floods.from(origin, walk.passes, steps);
  for (let i = 0; i < flood.count && flood.distance[i] <= steps; i++) {
    const stand = flood.stand[i];
    if (left[row + stand] > steps - flood.distance[i]) continue;
    left[row + stand] = steps - flood.distance[i] + 1;
    const at = stands.place[stand];
    if (stands.isExit[stand] || !walk.findsLoads(at)) continue;
    for (const handling of handlingsAt(walk, at)) {
      const before = walk.handle(at, handling);
      done[level] = packHandling(at, handling);
      if (level + 1 < handlings) explore(level + 1, handlings, stand, steps - flood.distance[i], out);
      else addEnds(handlings, stand, steps - flood.distance[i], out);
      walk.undo(before);
    }
  }
}

/** Adds every result of going on from a stand without another handling that is not in the list yet. */
function addEnds(handlings: number, origin: number, steps: number, out: ActionList): void {
  const row = gone[0].rowOf(distributionNow(walk));
  const left = gone[0].at;
  if (left[row + origin] > steps) return;
  const flood = floods.from(origin, walk.passes, steps);
  for (let i = 0; i < flood.count && flood.distance[i] <= steps; i++) {
    const stand = flood.stand[i];
    const known = left[row + stand];
    left[row + stand] = Math.max(known, steps - flood.distance[i] + 1);
    if (known > 0 || stayRefusal(walk, stands.place[stand]) !== null) continue;
    if (stands.isExit[stand] && !isNewExit(walk)) continue;
    const end = packEnd(stands.place[stand], stands.entered[stand]);
    out.push(walk.mover, end, handlings > 0 ? done[0] : 0, handlings > 1 ? done[1] : 0);
  }
}

function list(p: Position, _seat: Seat, mover: Piece, out: ActionList): void {
  beginWalk(p, mover);
  forgetResults();
  for (const been of gone) been.begin(stands.count);
  const steps = p.ruleset.pieces.movement[mover];
  addEnds(0, START, steps, out);
  // With fewer handlings first, so that each result is told in the simplest way.
  const most = capacityOf(p, mover) > 0 ? Math.min(MOST_HANDLINGS, out.handlings) : 0;
  for (let handlings = 1; handlings <= most; handlings++) explore(0, handlings, START, steps, out);
}

/** By which place the mover came among enemies where he is on a written path, or -1. */
let entered: Place = -1;

/** Why something at a place stops the mover, as a refusal. */
const stopped = (code: Cause | null, at: Place): Refusal | null =>
  code ? refuse(code, { piece: walk.position.ruleset.pieces.ids[walk.mover], at }) : null;

function step(from: Place, to: Place): Refusal | null {
  const refusal = stopped(walk.stepRefusal(from, entered, to), to);
  if (refusal === null) entered = walk.enteredAfter(from, to);
  return refusal;
}

function handle(place: Place, asked: Handling, packed: number[]): Refusal | null {
  const handled = tryHandling(walk, place, asked);
  if (typeof handled !== 'number') return handled;
  packed.push(handled);
  return null;
}

/** A path for a listed move, with its handlings, found anew. */
function writeMove(p: Position, packed: PackedAction): WrittenMove {
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

/** The legs of a path over all stops to the end. One may come to a stop by several places; the first that fits is taken. */
function searchPath(
  origin: number,
  steps: number,
  stops: readonly number[],
  target: number,
  level: number,
): Place[][] | null {
  const flood = floods.from(origin, walk.passes, steps);
  const packed = stops[level];
  for (let i = 0; i < flood.count && flood.distance[i] <= steps; i++) {
    const stand = flood.stand[i];
    const place = stands.place[stand];
    if (packed === undefined) {
      if (place === endPlace(target) && stands.entered[stand] === endEntered(target))
        return [flood.pathTo(i, stands)];
      continue;
    }
    if (place !== handlingPlace(packed) || stands.isExit[stand]) continue;
    const before = walk.handle(place, unpackHandling(packed));
    const rest = searchPath(stand, steps - flood.distance[i], stops, target, level + 1);
    walk.undo(before);
    if (rest) return [flood.pathTo(i, stands), ...rest];
  }
  return null;
}

export const zoneMove = moveKind({
  list,
  newWalk: () => new ZoneWalk(),
  begin(p, mover): void {
    walk.begin(p, mover);
    entered = walk.enteredAtStart();
  },
  isExit: (place) => walk.isExit(place),
  step,
  handle,
  endRefusal: (end) => stopped(stayRefusal(walk, end), end),
  packEnd: (end) => packEnd(end, entered),
  endOf: endPlace,
  writeMove,
  performHandling,
  arrive: (p, mover, target, emit) => arriveInZone(p, mover, endPlace(target), endEntered(target), emit),
});
