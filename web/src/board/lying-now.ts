/** Where something lies now that was spoken of or done earlier: rooms may have turned, slid or changed places since. */
import { type Chart, inRoom, isOnLine, type Place, placeIn, slotOf } from '@dungeon-twister/rules';
import { distance, middleOf, type Plane, type Point, SIDE } from './plane.ts';

/** Rooms may have changed places since: a slot is where its room lies now. */
export function slotNow(then: Chart, now: Chart, slot: number): number {
  const room = then.rooms[slot];
  if (!room || now.rooms[slot] === room) return slot;
  const found = now.rooms.indexOf(room);
  return found < 0 ? slot : found;
}

export function placeNow(then: Chart, now: Chart, place: Place): Place {
  if (isOnLine(then.ruleset, place)) return place;
  return placeIn(slotNow(then, now, slotOf(place)), inRoom(place));
}

/** Quarters by which what a place belongs to has turned since. */
function turnedSince(then: Chart, now: Chart, place: Place): number {
  if (isOnLine(then.ruleset, place)) return 0;
  const slot = slotOf(place);
  return (now.turned[slotNow(then, now, slot)] - then.turned[slot]) & 3;
}

/** From the middle of a square to its edge. */
const EDGE = SIDE / 2;

/** So far towards a neighbour as the edge between them is, turned with the room. */
function toEdge(from: Point, to: Point, quarters: number): Point {
  const far = Math.max(distance(from, to), 1);
  const part = Math.min(EDGE, far / 2) / far;
  let [x, y] = [(to.x - from.x) * part, (to.y - from.y) * part];
  for (let quarter = 0; quarter < quarters; quarter++) [x, y] = [-y, x];
  return { x, y };
}

const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 1;

/**
 * A way as it lies now. What was walked within a room has turned with it; where two rooms do not meet any more as they
 * did, the way ends at the edge of the one and goes on at the edge of the other.
 */
export function wayNow(path: readonly Place[], then: Plane, now: Plane): readonly (readonly Point[])[] {
  const was = path.map((place) => middleOf(then, place));
  const is = path.map((place) => middleOf(now, placeNow(then.chart, now.chart, place)));
  const turned = path.map((place) => turnedSince(then.chart, now.chart, place));
  const isLine = path.map((place) => isOnLine(then.chart.ruleset, place));
  const isOneRoom = (a: number, b: number): boolean =>
    !isLine[a] && !isLine[b] && slotOf(path[a]) === slotOf(path[b]);
  let run: Point[] = [];
  const runs = [run];
  is.forEach((point, at) => {
    run.push(point);
    const next = at + 1;
    if (next === is.length || isOneRoom(at, next)) return;
    const isWhole =
      isSame(is[next].x - point.x, was[next].x - was[at].x) &&
      isSame(is[next].y - point.y, was[next].y - was[at].y);
    if (isWhole) return;
    const [out, back] = [toEdge(was[at], was[next], turned[at]), toEdge(was[next], was[at], turned[next])];
    run.push({ x: point.x + out.x, y: point.y + out.y });
    run = [{ x: is[next].x + back.x, y: is[next].y + back.y }];
    runs.push(run);
  });
  return runs;
}
