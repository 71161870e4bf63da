/** What it costs to get somewhere, whoever stands in the way: for a search that wants a direction from everywhere. */
import { neighbourSlots } from '../labyrinth/neighbouring-rooms.ts';
import { HIDDEN_ROOM, VOID } from '../labyrinth/neighbouring-squares.ts';
import { isFaceUp, type Position } from '../model/position.ts';
import { BLOCK_PIT, BLOCK_PORTCULLIS, PIT, type Place } from '../vocabulary.ts';

/** What it costs to get past something, where a step costs 1: it can be opened, jumped, turned away or revealed. */
export interface Prices {
  readonly portcullis: number;
  readonly pit: number;
  readonly wall: number;
  readonly hiddenRoom: number;
  /** Pits are crossed as the rules of the game say, straight ahead or to any side; else always to any side. */
  readonly jumpsAsRuled?: boolean;
}

function priceOf(blocks: number, { portcullis, pit, wall }: Prices): number {
  if (blocks === 0) return 1;
  if (blocks === BLOCK_PORTCULLIS) return portcullis;
  return blocks === BLOCK_PIT ? pit : wall;
}

/** More than any way costs: nothing leads there. */
const TOO_MUCH = 10_000;

/**
 * Nodes in the order of their cost: one stack for each cost, of which only as many are in use at once as the dearest
 * link costs. Kept from one question to the next, so that asking makes no garbage; whoever was found again more cheaply
 * stands in two of them, and counts where he stands first.
 */
const stacks: Int16Array[] = [];
const heights: number[] = [];

function push(stack: number, node: number): void {
  let nodes = (stacks[stack] ??= new Int16Array(512));
  const height = heights[stack] ?? 0;
  if (height === nodes.length) {
    nodes = new Int16Array(height * 2);
    nodes.set(stacks[stack]);
    stacks[stack] = nodes;
  }
  nodes[height] = node;
  heights[stack] = height + 1;
}

/**
 * What it costs from every place to get to the nearest of some goals. What stands in the way has a price instead of
 * ending the search, so that there is always a direction that is better; behind the places stands one number for each
 * room that lies face down, which may be a goal too.
 */
export function costsTo(p: Position, goals: readonly Place[], prices: Prices): Int32Array {
  const { ground, layout } = p.ruleset;
  ground.refresh(p);
  const { to, blocks, kind, stride } = ground;
  const { places } = layout;
  const costs = new Int32Array(places + layout.slots.length).fill(TOO_MUCH);
  const doors = doorsOf(p);
  const dearest = Math.max(prices.portcullis, prices.pit, prices.wall, prices.hiddenRoom);
  const inUse = prices.pit + 2 * dearest + 1;
  const isStraight = prices.jumpsAsRuled === true && p.ruleset.rules.jumpLanding === 'straight';
  heights.fill(0);
  let waiting = 0;
  const reach = (node: number, cost: number): void => {
    if (cost >= costs[node]) return;
    costs[node] = cost;
    push(cost % inUse, node);
    waiting++;
  };
  for (const goal of goals) reach(goal, 0);
  for (let far = 0; waiting > 0; far++) {
    const stack = far % inUse;
    while (heights[stack] > 0) {
      const node = stacks[stack][--heights[stack]];
      waiting--;
      if (costs[node] !== far) continue;
      if (node >= places) {
        // Nobody reaches a room that nobody knows over a pit at its border.
        for (const beyond of doors[node - places])
          if (!isStraight || kind[beyond] !== PIT) reach(beyond, far + prices.hiddenRoom);
        continue;
      }
      const here = kind[node] === PIT ? prices.pit : 0;
      for (let link = node * stride; link < (node + 1) * stride; link++) {
        const other = to[link];
        if (other === VOID) continue;
        const there = far + here + priceOf(blocks[link], prices);
        if (other >= 0 && kind[other] === PIT && isStraight) {
          // Who is on it steps off as he likes; who jumps over it comes from the other side (BD-JUMP-6).
          if (there < costs[other]) costs[other] = there;
          const behind = other * stride + link - node * stride;
          const from = to[behind];
          if (from >= 0 && kind[from] !== PIT)
            reach(from, there + prices.pit + priceOf(blocks[behind], prices));
          continue;
        }
        reach(other < VOID ? places + HIDDEN_ROOM - other : other, there);
      }
    }
  }
  return costs;
}

/** For every room that lies face down: the places that lead to it, and its neighbours that lie face down too. */
function doorsOf(p: Position): number[][] {
  const { ground, layout } = p.ruleset;
  const doors: number[][] = layout.slots.map(() => []);
  if (layout.slots.every((_, slot) => isFaceUp(p, slot))) return doors;
  for (let place = 0; place < layout.places; place++)
    for (let link = place * ground.stride; link < (place + 1) * ground.stride; link++)
      if (ground.to[link] < VOID) doors[HIDDEN_ROOM - ground.to[link]].push(place);
  const beside = neighbourSlots(p);
  doors.forEach((leadThere, slot) => {
    if (isFaceUp(p, slot)) return;
    for (const other of beside[slot]) if (!isFaceUp(p, other)) leadThere.push(layout.places + other);
  });
  return doors;
}
