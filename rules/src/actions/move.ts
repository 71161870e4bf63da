/**
 * Move: one figure walks up to its movement value and may take, leave and swap loads on every square it touches.
 *
 * The list gives one action for each distinct result with at most two handlings of loads; a move with more is legal
 * too and is written out by whoever wants it. A handling sets the mover's load at one square: the old load stays
 * there, the new one comes along. Where a move ends, whatever lies there is carried anyway (BD-RULING-26), so nothing
 * is handled on the last square, and going back to the place of the last handling gives nothing new, except where a
 * life was lost in between (BD-RULING-44).
 * Rules: groups BD-MOVE, BD-ITEM, BD-STACK, BD-PIT, BD-EXIT; BD-RULING-25 to BD-RULING-49.
 */
import { put, whereIs, type Position } from '../model/position.ts';
import { malformed, refuse, type Refusal } from '../refusals.ts';
import { eliminate, exitLabyrinth, pay } from '../turn/effects.ts';
import type { Emit } from '../model/events.ts';
import { HIDDEN_ROOM } from '../labyrinth/terrain.ts';
import { type Piece, type Place, ROOM_SQUARES } from '../vocabulary.ts';
import { actingRefusal, pieceById } from './acting.ts';
import type { Action, Handling } from '../model/action.ts';
import { type ActionList, type PackedAction, pieceOf, targetOf } from '../model/packed-action.ts';
import type { ActionKind } from '../model/action-kind.ts';
import { handOver } from './loads.ts';
import { reachNumber, type Reach } from './reach.ts';
import { Walk } from './walking.ts';
import { pathFault, stepsFault } from './well-formed.ts';
import { type ActionRow, HANDLINGS, listOf, PIECE_ID, PLACE_NUMBER } from '../model/action-row.ts';

const walk = new Walk();

/** A handling as one integer: where, and what is taken (-1 = nothing); never 0 itself. */
const packHandling = (place: Place, take: Piece): number => 1 + (place << 7) + (take + 1);
const handlingPlace = (handling: number): Place => (handling - 1) >> 7;
const handlingTake = (handling: number): Piece => ((handling - 1) & 127) - 1;

/** What a mover could make his load at a place: nothing, or one of the pieces there. One list per handling. */
const choices = [new Int16Array(8), new Int16Array(8)] as const;

function choicesAt(place: Place, list: Int16Array): number {
  let count = 0;
  if (walk.load >= 0 && walk.handlingRefusal(place, -1) === null) list[count++] = -1;
  const there = walk.contents(place);
  const upper = there > 0 ? walk.found[0] : -1;
  const lower = there > 1 ? walk.found[1] : -1;
  if (upper >= 0 && walk.handlingRefusal(place, upper) === null) list[count++] = upper;
  if (lower >= 0 && walk.handlingRefusal(place, lower) === null) list[count++] = lower;
  return count;
}

/** Adds every place where the move could end; not the origin, unless it was left and reached again. */
function listEnds(reach: Reach, first: number, second: number, out: ActionList): void {
  for (let i = first === 0 ? 0 : reach.distance[reach.order[0]] === 0 ? 1 : 0; i < reach.count; i++) {
    const place = reach.order[i];
    if (walk.isBare(place) || walk.stayRefusal(place) === null) out.push(walk.mover, place, first, second);
  }
  if (reach.exit >= 0) out.push(walk.mover, reach.exit, first, second);
}

function listAfterFirst(
  place: Place,
  first: number,
  lifeLost: boolean,
  steps: number,
  out: ActionList,
): void {
  const reach = reachNumber(1, walk.position);
  reach.flood(walk, place, steps);
  if (lifeLost) reach.returnToOrigin(steps);
  listEnds(reach, first, 0, out);
  const { load } = walk;
  for (let i = reach.distance[place] === 0 ? 1 : 0; i < reach.count; i++) {
    const next = reach.order[i];
    const left = steps - reach.distance[next];
    if (left < 1 || (load < 0 && walk.isBare(next))) continue;
    const count = choicesAt(next, choices[1]);
    for (let k = 0; k < count; k++) {
      const take = choices[1][k];
      walk.handle(next, take);
      const lost = walk.depart(next) >= 0;
      if (walk.restRefusalAt(next) === null) {
        const last = reachNumber(2, walk.position);
        last.flood(walk, next, left);
        if (lost) last.returnToOrigin(left);
        listEnds(last, first, packHandling(next, take), out);
      }
      walk.unhandle(load);
    }
  }
}

export const move: ActionKind = {
  type: 'move',
  barrier: false,

  list(position, _seat, mover, out): void {
    const start = whereIs(position, mover);
    const steps = position.ruleset.pieces.movement[mover];
    walk.begin(position, mover, start);
    const reach = reachNumber(0, position);
    reach.flood(walk, start, steps);
    listEnds(reach, 0, 0, out);
    const { load } = walk;
    for (let i = 0; i < reach.count; i++) {
      const place = reach.order[i];
      const left = steps - reach.distance[place];
      if (left < 1) break;
      if (load < 0 && walk.isBare(place)) continue;
      const count = choicesAt(place, choices[0]);
      for (let k = 0; k < count; k++) {
        const take = choices[0][k];
        walk.handle(place, take);
        const lifeLost = walk.depart(place) >= 0;
        if (walk.restRefusalAt(place) === null)
          listAfterFirst(place, packHandling(place, take), lifeLost, left, out);
        walk.unhandle(load);
      }
    }
  },

  check(position, seat, action, out): Refusal | null {
    if (action.type !== 'move') return refuse('MALFORMED');
    return (
      actingRefusal(position, seat, action.piece, 1) ??
      followPath(position, pieceById(position, action.piece), action.path, action.handlings ?? [], out)
    );
  },

  perform(position, _seat, packed, emit): void {
    const mover = pieceOf(packed);
    if (emit) {
      const path = packed.path ?? pathOf(position, packed).path;
      emit({ event: { type: 'pieceMoved', piece: position.ruleset.pieces.ids[mover], path } });
    }
    pay(position, mover, 1);
    const start = whereIs(position, mover);
    if (packed.first > 0) performHandling(position, mover, packed.first, emit);
    if (packed.second > 0) performHandling(position, mover, packed.second, emit);
    if (packed.more) for (const handling of packed.more) performHandling(position, mover, handling, emit);
    arrive(position, mover, start, targetOf(packed), emit);
  },

  decode(position, _seat, packed): Action {
    const piece = position.ruleset.pieces.ids[pieceOf(packed)];
    const { path, handlings } = pathOf(position, packed);
    return handlings.length > 0 ? { type: 'move', piece, path, handlings } : { type: 'move', piece, path };
  },
};

function performHandling(position: Position, mover: Piece, handling: number, emit: Emit): void {
  const fallen = handOver(position, mover, handlingPlace(handling), handlingTake(handling), emit);
  if (fallen >= 0) eliminate(position, fallen, 1 << position.ruleset.pieces.owner[mover], emit);
}

/** Puts a figure that has gone from `start` to `end` there, or out of the labyrinth. Jumps and wall steps end so too. */
export function arrive(position: Position, mover: Piece, start: Place, end: Place, emit: Emit): void {
  const { stacking } = position.ruleset.policies;
  put(position, mover, end);
  if (start !== end) stacking.settle(position, start);
  if (leadsOut(position, mover, end)) exitLabyrinth(position, mover, emit);
  else stacking.settle(position, end);
}

/** Whether this place is a way out for the owner of the piece. */
export function leadsOut(position: Position, mover: Piece, place: Place): boolean {
  walk.begin(position, mover, place);
  return walk.isExit(place);
}

const directionTo = (position: Position, from: Place, to: Place): number => {
  for (let direction = 0; direction < 4; direction++)
    if (position.ruleset.terrain.neighbour[from * 4 + direction] === to) return direction;
  return -1;
};

/** Whether a square belongs to a face-down room at which another stands: nobody knows its squares, but the room is there. */
const bordersHidden = (position: Position, from: Place, to: Place): boolean => {
  const room = HIDDEN_ROOM - Math.floor(to / ROOM_SQUARES);
  for (let direction = 0; direction < 4; direction++)
    if (position.ruleset.terrain.neighbour[from * 4 + direction] === room) return true;
  return false;
};

/** Follows a path that somebody wrote, step by step, and fills in its code if every step is allowed. */
function followPath(
  position: Position,
  mover: Piece,
  path: readonly Place[],
  handlings: readonly Handling[],
  out: PackedAction,
): Refusal | null {
  const { ruleset } = position;
  const start = whereIs(position, mover);
  const piece = ruleset.pieces.ids[mover];
  const end = path[path.length - 1];
  const fault = pathFault(path, (place) => place < ruleset.layout.places);
  if (fault) return refuse(fault, { piece });
  if (path[0] !== start) return refuse('PATH_STARTS_ELSEWHERE', { piece, at: start });
  if (path.length - 1 > ruleset.pieces.movement[mover]) return refuse('TOO_FAR', { piece, at: end });
  const disorder = stepsFault(handlings, path.length);
  if (disorder) return refuse(disorder, { piece });

  walk.begin(position, mover, start);
  const packed: number[] = [];
  for (let step = 0; step < path.length; step++) {
    const place = path[step];
    const refusal = step > 0 ? stepRefusal(position, path[step - 1], place, piece) : null;
    if (refusal) return refusal;
    const { load } = walk;
    for (const handling of handlings) {
      if (handling.step !== step) continue;
      if (walk.isExit(place)) return refuse('GONE_ALREADY', { piece, at: place });
      const fault = followHandling(position, handling, place);
      if (fault) return fault;
    }
    // Whatever was done on this square, what counts is the load with which he goes on.
    if (walk.load !== load) packed.push(packHandling(place, walk.load));
  }
  const bad = walk.badRest(end);
  if (bad >= 0) return refuse(walk.restRefusalAt(bad) ?? 'THREE_PIECES', { piece, at: bad });
  if (!walk.isExit(end)) {
    const code = walk.stayRefusal(end);
    if (code) return refuse(code, { piece, at: end });
  }
  out.head |= (mover << 6) | (end << 13);
  out.first = packed[0] ?? 0;
  out.second = packed[1] ?? 0;
  if (packed.length > 2) out.more = packed.slice(2);
  out.path = path;
  return null;
}

/** Why a step of the way cannot be made, or what was done on the square behind cannot be left so. */
function stepRefusal(position: Position, before: Place, place: Place, piece: string): Refusal | null {
  if (walk.isExit(before)) return refuse('GONE_ALREADY', { piece, at: place });
  const direction = directionTo(position, before, place);
  if (direction < 0)
    return refuse(bordersHidden(position, before, place) ? 'ROOM_UNREVEALED' : 'NOT_NEXT_TO', {
      piece,
      at: place,
    });
  walk.depart(before);
  const rest = walk.restRefusalAt(before);
  // Squares may hold too much for a moment (BD-STACK-7), but what is let go over a pit is gone.
  if (rest === 'OBJECT_ON_PIT' || rest === 'WOUNDED_ON_PIT') return refuse(rest, { piece, at: before });
  const code = walk.stepRefusal(before, direction);
  return code ? refuse(code, { piece, at: place }) : null;
}

/** One wish to leave and take on a square of the way. */
function followHandling(position: Position, wish: Handling, place: Place): Refusal | null {
  const leave = wish.leave === undefined ? -1 : pieceById(position, wish.leave);
  const take = wish.take === undefined ? -1 : pieceById(position, wish.take);
  if ((wish.leave !== undefined && leave < 0) || (wish.take !== undefined && take < 0))
    return refuse('UNKNOWN_PIECE');
  if (leave < 0 && take < 0) return refuse(malformed('handlings'));
  // What is left on a square belongs to whoever stands there.
  if (wish.to !== undefined) return refuse('GIVEN_BY_LEAVING', { at: place });
  if (leave >= 0 && leave !== walk.load)
    return refuse('NOT_CARRIED', { piece: wish.leave as string, at: place });
  if (take >= 0 && leave < 0 && walk.load >= 0)
    return refuse('HANDS_FULL', { piece: wish.take as string, at: place });
  const code = walk.handlingRefusal(place, take);
  if (code) return refuse(code, { piece: (wish.take ?? wish.leave) as string, at: place });
  walk.handle(place, take);
  return null;
}

/** A way to walk a listed move, with its handlings, found anew. */
function pathOf(position: Position, packed: PackedAction): { path: Place[]; handlings: Handling[] } {
  const { ids, movement } = position.ruleset.pieces;
  const mover = pieceOf(packed);
  const start = whereIs(position, mover);
  walk.begin(position, mover, start);
  const path: Place[] = [start];
  const handlings: Handling[] = [];
  let left = movement[mover];
  let at = start;
  const reach = reachNumber(0, position);
  const goTo = (place: Place, returning: boolean): void => {
    if (place === at && !returning) return;
    reach.flood(walk, at, left);
    const way = reach.pathTo(place);
    path.push(...way);
    left -= way.length;
    at = place;
  };
  let lifeLost = false;
  for (const handling of [packed.first, packed.second]) {
    if (handling === 0) continue;
    const place = handlingPlace(handling);
    const take = handlingTake(handling);
    goTo(place, lifeLost);
    const leave = walk.load;
    walk.handle(place, take);
    lifeLost = walk.depart(place) >= 0;
    handlings.push({
      step: path.length - 1,
      ...(leave >= 0 ? { leave: ids[leave] } : {}),
      ...(take >= 0 ? { take: ids[take] } : {}),
    });
  }
  goTo(targetOf(packed), lifeLost);
  return { path, handlings };
}

/** For squares and zones alike. Standing still is a walk too: whether somebody can do anything at all is asked with it. */
export const moveRow: ActionRow<'move'> = {
  fields: { piece: PIECE_ID, path: listOf(PLACE_NUMBER), handlings: HANDLINGS },
  text: [{ piece: 'piece' }, 'path'],
  aim: { place: 'path' },
  complexity: ({ handlings = [] }) => handlings.length * 2,
  ask(p, { piece, place }) {
    const isCarried = whereIs(p, pieceById(p, piece)) !== place;
    return { type: 'move', piece, path: [isCarried ? 0 : place] };
  },
};
