/**
 * Move: one figure walks up to its movement value and may take, leave and swap loads on every square it touches.
 *
 * The list gives one action for each distinct result with at most two handlings of loads; a move with more is legal too
 * and is written out by whoever wants it. A handling sets the mover's load at one square: the old load stays there, the
 * new one comes along. Where a move ends, whatever lies there is carried anyway (BD-RULING-26), so nothing is handled
 * on the last square, and going back to the place of the last handling gives nothing new, except where a life was lost
 * in between (BD-RULING-44). Where one may step: square-step.ts (BD-MOVE-5, BD-MOVE-7, BD-MOVE-8, BD-MOVE-11 to 15,
 * BD-MOVE-17 to 21); where one may end: square-stacking.ts (BD-MOVE-4, BD-MOVE-6, BD-MOVE-9, BD-MOVE-10, BD-MOVE-18,
 * BD-RULING-27 to 29); what is taken and left: square-take-leave-carry.ts (BD-RULING-30 to 33, BD-RULING-38 to 44).
 * What it costs (BD-TURN-10): turn/paying.ts.
 * Rules: BD-ITEM-3, BD-ITEM-4, BD-STACK-2; BD-RULING-25, BD-RULING-26, BD-RULING-30, BD-RULING-34, BD-RULING-44,
 * BD-RULING-127, BD-RULING-133.
 */
import { directionTo, HIDDEN_ROOM } from '../../labyrinth/neighbouring-squares.ts';
import type { Handling } from '../../model/action.ts';
import { type ActionList, type PackedAction, pieceOf, targetOf } from '../../model/packed-action.ts';
import { whereIs, type Position } from '../../model/position.ts';
import { refuse, type Refusal } from '../../refusals.ts';
import type { Piece, Place, Seat } from '../../vocabulary.ts';
import { moveKind, type WrittenMove } from '../move.ts';
import { floodNumber, type SquareFlood } from './square-flood.ts';
import {
  handlingPlace,
  handlingTake,
  packHandling,
  performHandling,
  takingsAt,
  tryHandling,
} from './square-take-leave-carry.ts';
import { arriveOnSquare } from './square-arrival.ts';
import { SquareWalk } from './square-step.ts';
import { slotOf } from '../../map/place-numbers.ts';

const walk = new SquareWalk();
/** What could be taken, one list per handling. */
const takings = [new Int16Array(8), new Int16Array(8)] as const;

/** Adds every place where the move could end; not the origin, unless it was left and reached again. */
function listEnds(flood: SquareFlood, first: number, second: number, out: ActionList): void {
  for (let i = first === 0 ? 0 : flood.distance[flood.order[0]] === 0 ? 1 : 0; i < flood.count; i++) {
    const place = flood.order[i];
    if (walk.isBare(place) || walk.stayRefusal(place) === null) out.push(walk.mover, place, first, second);
  }
  if (flood.exit >= 0) out.push(walk.mover, flood.exit, first, second);
}

function listAfterFirst(
  place: Place,
  first: number,
  lifeLost: boolean,
  steps: number,
  out: ActionList,
): void {
  const flood = floodNumber(1, walk.position);
  flood.flood(walk, place, steps);
  if (lifeLost) flood.returnToOrigin(steps);
  listEnds(flood, first, 0, out);
  if (out.handlings < 2) return;
  const { load } = walk;
  for (let i = flood.distance[place] === 0 ? 1 : 0; i < flood.count; i++) {
    const next = flood.order[i];
    const left = steps - flood.distance[next];
    if (left < 1 || (load < 0 && walk.isBare(next))) continue;
    const count = takingsAt(walk, next, takings[1]);
    for (let k = 0; k < count; k++) {
      const take = takings[1][k];
      walk.handle(next, take);
      const lost = walk.depart(next) >= 0;
      if (walk.restRefusalAt(next) === null) {
        const last = floodNumber(2, walk.position);
        last.flood(walk, next, left);
        if (lost) last.returnToOrigin(left);
        listEnds(last, first, packHandling(next, take), out);
      }
      walk.unhandle(load);
    }
  }
}

function list(position: Position, _seat: Seat, mover: Piece, out: ActionList): void {
  const start = whereIs(position, mover);
  const steps = position.ruleset.pieces.movement[mover];
  walk.begin(position, mover);
  const flood = floodNumber(0, position);
  flood.flood(walk, start, steps);
  listEnds(flood, 0, 0, out);
  if (out.handlings < 1) return;
  const { load } = walk;
  for (let i = 0; i < flood.count; i++) {
    const place = flood.order[i];
    const left = steps - flood.distance[place];
    if (left < 1) break;
    if (load < 0 && walk.isBare(place)) continue;
    const count = takingsAt(walk, place, takings[0]);
    for (let k = 0; k < count; k++) {
      const take = takings[0][k];
      walk.handle(place, take);
      const lifeLost = walk.depart(place) >= 0;
      if (walk.restRefusalAt(place) === null)
        listAfterFirst(place, packHandling(place, take), lifeLost, left, out);
      walk.unhandle(load);
    }
  }
}

/** Whether a square belongs to a face-down room at which another stands: nobody knows its squares, but the room is there. */
const bordersHidden = (position: Position, from: Place, to: Place): boolean => {
  const room = HIDDEN_ROOM - slotOf(to);
  for (let direction = 0; direction < 4; direction++)
    if (position.ruleset.terrain.neighbour[from * 4 + direction] === room) return true;
  return false;
};

/** With what the mover came to the square where he is on a written path. */
let carried: Piece = -1;

/** Goes a step of a written path, or says why it cannot be made, or why what was done behind cannot be left so. */
function step(from: Place, to: Place): Refusal | null {
  const { position } = walk;
  const piece = position.ruleset.pieces.ids[walk.mover];
  const direction = directionTo(position, from, to);
  if (direction < 0)
    return refuse(bordersHidden(position, from, to) ? 'ROOM_UNREVEALED' : 'NOT_NEXT_TO', { piece, at: to });
  walk.depart(from);
  const rest = walk.restRefusalAt(from);
  // Squares may hold too much for a moment (BD-STACK-7), but what is let go over a pit is gone.
  if (rest === 'OBJECT_ON_PIT' || rest === 'WOUNDED_ON_PIT') return refuse(rest, { piece, at: from });
  const code = walk.stepRefusal(from, direction);
  if (code) return refuse(code, { piece, at: to });
  carried = walk.load;
  return null;
}

/** Whatever is done on one square, what counts is the load with which he goes on. */
function handle(place: Place, asked: Handling, packed: number[]): Refusal | null {
  if (walk.load !== carried) packed.pop();
  const refusal = tryHandling(walk, place, asked);
  if (walk.load !== carried) packed.push(packHandling(place, walk.load));
  return refusal;
}

function endRefusal(end: Place): Refusal | null {
  const piece = walk.position.ruleset.pieces.ids[walk.mover];
  const bad = walk.badRest(end);
  if (bad >= 0) return refuse(walk.restRefusalAt(bad) ?? 'THREE_PIECES', { piece, at: bad });
  const code = walk.isExit(end) ? null : walk.stayRefusal(end);
  return code ? refuse(code, { piece, at: end }) : null;
}

/** A path for a listed move, with its handlings, found anew. */
function writeMove(position: Position, packed: PackedAction): WrittenMove {
  const { ids, movement } = position.ruleset.pieces;
  const mover = pieceOf(packed);
  const start = whereIs(position, mover);
  walk.begin(position, mover);
  const path: Place[] = [start];
  const handlings: Handling[] = [];
  let left = movement[mover];
  let at = start;
  const flood = floodNumber(0, position);
  const goTo = (place: Place, returning: boolean): void => {
    if (place === at && !returning) return;
    flood.flood(walk, at, left);
    const leg = flood.pathTo(place);
    path.push(...leg);
    left -= leg.length;
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

export const squareMove = moveKind({
  list,
  newWalk: () => new SquareWalk(),
  begin(p, mover): void {
    walk.begin(p, mover);
    carried = walk.load;
  },
  isExit: (place) => walk.isExit(place),
  step,
  handle,
  endRefusal,
  packEnd: (end) => end,
  endOf: (target) => target,
  writeMove,
  performHandling,
  arrive: arriveOnSquare,
});
