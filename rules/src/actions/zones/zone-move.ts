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
import { HandlingsAhead } from './handlings-ahead.ts';
import { handlingPlace } from './packed-handling.ts';
import { StepsLeft } from './steps-left.ts';
import { performHandling, sayHandling, tryHandling } from './zone-take-leave-carry.ts';
import { ZoneHands } from './zone-hands.ts';
import { ZoneFloods } from './zone-flood.ts';
import { distributionNow, forgetResults, isNewExit } from './results-listed-once.ts';
import { arriveInZone, endEntered, endPlace, packEnd } from './zone-arrival.ts';
import { isCrowded, stayRefusal } from './zone-stacking.ts';
import { ZoneStands } from './zone-stands.ts';
import { ZoneWalk } from './zone-step.ts';

const walk = new ZoneWalk();
const stands = new ZoneStands();
const floods = new ZoneFloods();
const hands = new ZoneHands();
/** The first stand: where the mover starts. */
const START = 0;
/** What can be done with loads from the start, and then from where something was done. */
const first = new HandlingsAhead();
const second = new HandlingsAhead();
/** From where one has gone on to a second handling, and from where to an end. */
const goneToHandle = new StepsLeft();
const goneToEnd = new StepsLeft();

function beginWalk(p: Position, mover: Piece): void {
  walk.begin(p, mover);
  stands.begin(walk, p.ruleset.pieces.movement[mover]);
  floods.begin(stands);
}

/** Adds every result of going on from a stand that is not in the list yet, after no, one or two handlings. */
function addEnds(
  distribution: number,
  origin: number,
  steps: number,
  one: number,
  other: number,
  out: ActionList,
): void {
  const row = goneToEnd.rowOf(distribution);
  const left = goneToEnd.at;
  if (left[row + origin] > steps) return;
  const flood = floods.from(origin, walk.passes, steps);
  for (let i = 0; i < flood.count && flood.distance[i] <= steps; i++) {
    const stand = flood.stand[i];
    const known = left[row + stand];
    left[row + stand] = Math.max(known, steps - flood.distance[i] + 1);
    const goesOut = stands.isExit[stand];
    if (known > 0 || isCrowded(walk, stands.zone[stand], goesOut) || (goesOut && !isNewExit(walk))) continue;
    out.push(walk.mover, stands.end[stand], one, other);
  }
}

/** Adds the results of everything that can be done from the start. */
function handleOnce(out: ActionList): void {
  for (let i = 0; i < first.count; i++) {
    const before = walk.handle(first.packed[i]);
    first.distribution[i] = distributionNow(walk);
    addEnds(first.distribution[i], first.stand[i], first.left[i], first.packed[i], 0, out);
    walk.undo(before);
  }
}

/** The same of everything that can be done after that. */
function handleTwice(out: ActionList): void {
  for (let i = 0; i < first.count; i++) {
    const row = goneToHandle.rowOf(first.distribution[i]);
    if (goneToHandle.at[row + first.stand[i]] > first.left[i]) continue;
    const before = walk.handle(first.packed[i]);
    const flood = floods.from(first.stand[i], walk.passes, first.left[i]);
    second.find(hands, stands, flood, first.left[i], goneToHandle.at, row);
    for (let j = 0; j < second.count; j++) handleAgain(first.packed[i], j, out);
    walk.undo(before);
  }
}

/** Adds the results of one handling after another. */
function handleAgain(one: number, j: number, out: ActionList): void {
  const before = walk.handle(second.packed[j]);
  addEnds(distributionNow(walk), second.stand[j], second.left[j], one, second.packed[j], out);
  walk.undo(before);
}

function list(p: Position, _seat: Seat, mover: Piece, out: ActionList): void {
  beginWalk(p, mover);
  forgetResults();
  goneToHandle.begin(stands.count);
  goneToEnd.begin(stands.count);
  const steps = p.ruleset.pieces.movement[mover];
  const distribution = distributionNow(walk);
  addEnds(distribution, START, steps, 0, 0, out);
  if (out.handlings === 0) return;
  hands.begin(walk, stands.place, stands.count);
  if (!hands.hasLoads) return;
  const row = goneToHandle.rowOf(distribution);
  first.find(hands, stands, floods.from(START, walk.passes, steps), steps, goneToHandle.at, row);
  // With fewer handlings first, so that each result is told in the simplest way.
  handleOnce(out);
  if (out.handlings > 1) handleTwice(out);
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
    const before = walk.handle(packed);
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
