/**
 * Move from zone to zone: one figure goes up to its movement value and may take, leave, give and swap loads in every
 * zone that it touches, the first and the last included.
 *
 * The list gives one action for each distinct result with at most two handlings; a move with more is legal too and is
 * written out by whoever wants it. By which place somebody came among enemies is part of the result (CG-RULING-34).
 * Rules: groups CG-MOVE, CG-START, CG-ITEM, CG-CARRY, CG-EXIT, CG-ZONE; CG-RULING-8, CG-RULING-34 to CG-RULING-59.
 */
import { whereIs, type Position } from '../../position/position.ts';
import { refuse, type Refusal } from '../../refusals.ts';
import { pay } from '../../turn/effects.ts';
import { NO_PLACE, type Piece, type Place } from '../../vocabulary.ts';
import { actingRefusal, pieceById } from '../acting.ts';
import type { Action, Handling } from '../action.ts';
import { type ActionList, type Code, pieceOf, targetOf } from '../code.ts';
import type { ActionKind } from '../kind.ts';
import {
  handlingPlace,
  handlingsAt,
  packHandling,
  performHandling,
  sayHandling,
  tryHandling,
  unpackHandling,
} from './zone-handling.ts';
import { ZoneReach } from './zone-reach.ts';
import { arriveInZone, endEntered, endPlace, forgetResults, isNewResult, packEnd } from './zone-result.ts';
import { capacityOf, ZoneWalk } from './zone-walk.ts';

const walk = new ZoneWalk();
const MOST_HANDLINGS = 2;
/** For each number of handlings: how far one gets then, with and without a way over pits. */
const reaches = Array.from({ length: MOST_HANDLINGS + 1 }, () => [new ZoneReach(), new ZoneReach()]);
/** The handlings so far, packed. */
const done = new Int32Array(MOST_HANDLINGS);

/** Adds the results of so many handlings; with fewer they are in the list already, so each is told in the simplest way. */
function explore(level: number, handlings: number, reach: ZoneReach, steps: number, out: ActionList): void {
  for (let i = 0; i < reach.count; i++) {
    const place = reach.place[i];
    const entered = reach.entered[i];
    if (level < handlings) {
      if (!reach.isExit[i])
        exploreHandlings(level, handlings, place, entered, steps - reach.distance[i], out);
    } else if (walk.stayRefusal(place) === null && isNewResult(walk, place, entered))
      out.push(walk.mover, packEnd(place, entered), level > 0 ? done[0] : 0, level > 1 ? done[1] : 0);
  }
}

/** Goes on after each handling that is possible here; the way on depends on it only by what the mover can cross then. */
function exploreHandlings(
  level: number,
  handlings: number,
  at: Place,
  entered: Place,
  steps: number,
  out: ActionList,
): void {
  const onward = reaches[level + 1];
  const known: number[] = [];
  for (const handling of handlingsAt(walk, at)) {
    const before = walk.handle(at, handling);
    let index = known.indexOf(walk.passes);
    if (index < 0) {
      index = known.push(walk.passes) - 1;
      onward[index].flood(walk, at, entered, steps);
    }
    done[level] = packHandling(at, handling);
    explore(level + 1, handlings, onward[index], steps, out);
    walk.undo(before);
  }
}

export const zoneMove: ActionKind = {
  type: 'move',
  barrier: false,

  list(p, _seat, mover, out): void {
    walk.begin(p, mover);
    forgetResults();
    const [reach] = reaches[0];
    const steps = p.table.pieces.movement[mover];
    reach.flood(walk, whereIs(p, mover), walk.enteredAtStart(), steps);
    const most = capacityOf(p, mover) > 0 ? MOST_HANDLINGS : 0;
    for (let handlings = 0; handlings <= most; handlings++) explore(0, handlings, reach, steps, out);
  },

  check(p, seat, action, out): Refusal | null {
    if (action.type !== 'move') return refuse('MALFORMED');
    return (
      actingRefusal(p, seat, action.piece, 1) ??
      followPath(p, pieceById(p, action.piece), action.path, action.handlings ?? [], out)
    );
  },

  perform(p, _seat, code, tell): void {
    const mover = pieceOf(code);
    const { ids } = p.table.pieces;
    if (tell) {
      const path = code.path ?? wayOf(p, code).path;
      tell({ event: { type: 'pieceMoved', piece: ids[mover], path } });
    }
    pay(p, mover, 1);
    if (code.first > 0) performHandling(p, mover, code.first, tell);
    if (code.second > 0) performHandling(p, mover, code.second, tell);
    for (const packed of code.more ?? []) performHandling(p, mover, packed, tell);
    arriveInZone(p, mover, endPlace(targetOf(code)), endEntered(targetOf(code)), tell);
  },

  decode(p, _seat, code): Action {
    const piece = p.table.pieces.ids[pieceOf(code)];
    const { path, handlings } = wayOf(p, code);
    return handlings.length > 0 ? { type: 'move', piece, path, handlings } : { type: 'move', piece, path };
  },
};

/** Follows a path that somebody wrote, step by step, and fills in its code if every step is allowed. */
function followPath(
  p: Position,
  mover: Piece,
  path: readonly Place[],
  handlings: readonly Handling[],
  out: Code,
): Refusal | null {
  const { pieces, layout, ground } = p.table;
  const piece = pieces.ids[mover];
  const start = whereIs(p, mover);
  const end = path[path.length - 1];
  const isPlace = (place: Place): boolean => place < layout.places && ground.kind[place] !== NO_PLACE;
  if (end === undefined || !path.every(isPlace)) return refuse('MALFORMED', { piece });
  if (path[0] !== start) return refuse('PATH_STARTS_ELSEWHERE', { piece, at: start });
  if (path.length - 1 > pieces.movement[mover]) return refuse('TOO_FAR', { piece, at: end });
  if (handlings.some((h, i) => h.step >= path.length || h.step < (handlings[i - 1]?.step ?? 0)))
    return refuse('MALFORMED', { piece });
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
function wayOf(p: Position, code: Code): { path: Place[]; handlings: Handling[] } {
  const mover = pieceOf(code);
  walk.begin(p, mover);
  const path: Place[] = [whereIs(p, mover)];
  const handlings: Handling[] = [];
  const stops = [code.first, code.second].filter((packed) => packed > 0);
  const steps = p.table.pieces.movement[mover];
  const legs = searchWay(path[0], walk.enteredAtStart(), steps, stops, targetOf(code), 0) ?? [];
  legs.forEach((leg, number) => {
    path.push(...leg);
    const packed = stops[number];
    if (packed !== undefined) handlings.push(sayHandling(p, path.length - 1, packed));
  });
  return { path, handlings };
}

/** The legs of a way over all stops to the end. One may come to a stop by several places; the first that fits is taken. */
function searchWay(
  at: Place,
  entered: Place,
  steps: number,
  stops: readonly number[],
  target: number,
  level: number,
): Place[][] | null {
  const reach = new ZoneReach();
  reach.flood(walk, at, entered, steps);
  const packed = stops[level];
  for (let i = 0; i < reach.count; i++) {
    if (packed === undefined) {
      if (reach.place[i] === endPlace(target) && reach.entered[i] === endEntered(target))
        return [reach.wayTo(i)];
      continue;
    }
    if (reach.place[i] !== handlingPlace(packed) || reach.isExit[i]) continue;
    const before = walk.handle(reach.place[i], unpackHandling(packed));
    const rest = searchWay(
      reach.place[i],
      reach.entered[i],
      steps - reach.distance[i],
      stops,
      target,
      level + 1,
    );
    walk.undo(before);
    if (rest) return [reach.wayTo(i), ...rest];
  }
  return null;
}
