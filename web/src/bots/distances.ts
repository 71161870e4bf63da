/**
 * How far every place is from a goal, in steps of somebody without gifts. What stands in the way now can be opened,
 * jumped or turned away, so it costs steps instead of ending the search: there is always a direction that is better.
 */
import {
  exitPlaces,
  placeOf,
  PIT,
  type Place,
  type Position,
  ROOM_SIDE,
  type Seat,
} from '@dungeon-twister/rules';

/** A way into the void, as the ground writes it; whatever is below is a room that lies face down. */
const VOID = -1;
const BLOCK_PORTCULLIS = 4;
const BLOCK_PIT = 8;

const STEP = 1;
const GATE = 4;
const OVER_PIT = 5;
const WALL = 12;
const HIDDEN_ROOM = 7;

const costOf = (blocks: number): number => {
  if (blocks === 0) return STEP;
  if (blocks === BLOCK_PORTCULLIS) return GATE;
  return blocks === BLOCK_PIT ? OVER_PIT : WALL;
};

/** Where a seat wants to go: its ways out; else the room from which one is lifted out; else its enemies. */
export function goalsOf(p: Position, seat: Seat): Place[] {
  const { scenario, pieces, hostile, seats, layout, kindNumbers } = p.ruleset;
  const hunts =
    scenario.goal.kind === 'kills' || (scenario.goal.kind === 'hunt' && scenario.goal.hunters === seat);
  const exits = hunts ? [] : exitPlaces(p, seat);
  if (exits.length > 0) return exits;
  const top = scenario.fixedRooms?.[0]?.slot;
  if (kindNumbers['lift'] !== undefined && top !== undefined)
    return Array.from({ length: ROOM_SIDE * ROOM_SIDE }, (_, square) => top * ROOM_SIDE * ROOM_SIDE + square);
  const enemies: Place[] = [];
  for (let piece = 0; piece < pieces.count; piece++) {
    const place = placeOf(p, piece);
    if (place >= 0 && pieces.isCharacter[piece] && hostile[seat * seats + pieces.owner[piece]])
      enemies.push(place);
  }
  return enemies.length > 0 ? enemies : layout.lines.map(({ first }) => first);
}

/** Steps from every place to the nearest goal; behind the places one number for each room that lies face down. */
export function stepsTo(p: Position, goals: readonly Place[]): Int32Array {
  const { ground, layout } = p.ruleset;
  ground.refresh(p);
  const { to, blocks, kind, stride } = ground;
  const { places } = layout;
  const steps = new Int32Array(places + layout.slots.length).fill(10_000);
  const doors = doorsOf(p);
  const queue: number[] = [];
  const reach = (node: number, cost: number): void => {
    if (cost >= steps[node]) return;
    steps[node] = cost;
    queue.push(node);
  };
  for (const goal of goals) reach(goal, 0);
  for (let next = 0; next < queue.length; next++) {
    const node = queue[next];
    const far = steps[node];
    if (node >= places) {
      for (const beyond of doors[node - places]) reach(beyond, far + HIDDEN_ROOM);
      continue;
    }
    const here = kind[node] === PIT ? OVER_PIT : 0;
    for (let link = node * stride; link < (node + 1) * stride; link++) {
      const other = to[link];
      if (other === VOID) continue;
      reach(other < VOID ? places + (VOID - 1 - other) : other, far + here + costOf(blocks[link]));
    }
  }
  return steps;
}

/** For every room that lies face down: the places that lead to it, and its neighbours that lie face down too. */
function doorsOf(p: Position): number[][] {
  const { ground, layout } = p.ruleset;
  const { to, stride } = ground;
  const doors: number[][] = layout.slots.map(() => []);
  for (let place = 0; place < layout.places; place++)
    for (let link = place * stride; link < (place + 1) * stride; link++)
      if (to[link] < VOID) doors[VOID - 1 - to[link]]?.push(place);
  for (let one = 0; one < doors.length; one++)
    for (let other = 0; other < doors.length; other++)
      if (touch(layout.slots[one], layout.slots[other])) doors[one].push(layout.places + other);
  return doors;
}

interface Corner {
  readonly x: number;
  readonly y: number;
}

function touch(a: Corner, b: Corner): boolean {
  const [dx, dy] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  return (dx === ROOM_SIDE && dy < ROOM_SIDE) || (dy === ROOM_SIDE && dx < ROOM_SIDE);
}
