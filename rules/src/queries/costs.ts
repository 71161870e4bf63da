/** What it costs to get somewhere, whoever stands in the way: for a search that wants a direction from everywhere. */
import { areNeighbours } from '../labyrinth/neighbour-slots.ts';
import { HIDDEN_ROOM, VOID } from '../labyrinth/terrain.ts';
import { isFaceUp, type Position } from '../model/position.ts';
import { BLOCK_PIT, BLOCK_PORTCULLIS, PIT, type Place } from '../vocabulary.ts';

/** What it costs to get past something, where a step costs 1: it can be opened, jumped, turned away or revealed. */
export interface Prices {
  readonly portcullis: number;
  readonly pit: number;
  readonly wall: number;
  readonly hiddenRoom: number;
}

function priceOf(blocks: number, { portcullis, pit, wall }: Prices): number {
  if (blocks === 0) return 1;
  if (blocks === BLOCK_PORTCULLIS) return portcullis;
  return blocks === BLOCK_PIT ? pit : wall;
}

/** More than any way costs: nothing leads there. */
const TOO_MUCH = 10_000;

/**
 * What it costs from every place to get to the nearest of some goals. What stands in the way has a price instead of
 * ending the search, so that there is always a direction that is better; behind the places stands one number for each
 * room that lies face down.
 */
export function costsTo(p: Position, goals: readonly Place[], prices: Prices): Int32Array {
  const { ground, layout } = p.ruleset;
  ground.refresh(p);
  const { to, blocks, kind, stride } = ground;
  const { places } = layout;
  const costs = new Int32Array(places + layout.slots.length).fill(TOO_MUCH);
  const doors = doorsOf(p);
  const queue: number[] = [];
  const reach = (node: number, cost: number): void => {
    if (cost >= costs[node]) return;
    costs[node] = cost;
    queue.push(node);
  };
  for (const goal of goals) reach(goal, 0);
  for (let next = 0; next < queue.length; next++) {
    const node = queue[next];
    const far = costs[node];
    if (node >= places) {
      for (const beyond of doors[node - places]) reach(beyond, far + prices.hiddenRoom);
      continue;
    }
    const here = kind[node] === PIT ? prices.pit : 0;
    for (let link = node * stride; link < (node + 1) * stride; link++) {
      const other = to[link];
      if (other === VOID) continue;
      reach(other < VOID ? places + HIDDEN_ROOM - other : other, far + here + priceOf(blocks[link], prices));
    }
  }
  return costs;
}

/** For every room that lies face down: the places that lead to it, and its neighbours that lie face down too. */
function doorsOf(p: Position): number[][] {
  const { ground, layout } = p.ruleset;
  const doors: number[][] = layout.slots.map(() => []);
  for (let place = 0; place < layout.places; place++)
    for (let link = place * ground.stride; link < (place + 1) * ground.stride; link++)
      if (ground.to[link] < VOID) doors[HIDDEN_ROOM - ground.to[link]].push(place);
  doors.forEach((leadThere, slot) => {
    for (let other = 0; other < doors.length; other++)
      if (!isFaceUp(p, slot) && !isFaceUp(p, other) && areNeighbours(p, slot, other))
        leadThere.push(layout.places + other);
  });
  return doors;
}
