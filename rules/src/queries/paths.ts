/** Ways over the ground, whoever stands there: for somebody who wants to know how far something is. */
import { VOID } from '../labyrinth/terrain.ts';
import type { Position } from '../model/position.ts';
import type { Place } from '../vocabulary.ts';

/** A step through something that blocks counts as many: it is taken only where no way leads around. */
const BLOCKED = 100;

/** A way over the ground from one place to another, whoever stands there; null where none is drawn. */
export function pathOver(p: Position, from: Place, to: Place): Place[] | null {
  const { ground, layout } = p.ruleset;
  ground.refresh(p);
  const { stride, blocks } = ground;
  const cost = new Int32Array(layout.places).fill(1_000_000);
  const before = new Int32Array(layout.places).fill(VOID);
  const queue: Place[] = [from];
  cost[from] = 0;
  for (let next = 0; next < queue.length; next++) {
    const place = queue[next];
    for (let link = place * stride; link < (place + 1) * stride; link++) {
      const beyond = ground.to[link];
      if (beyond < 0) continue;
      const price = cost[place] + (blocks[link] === 0 ? 1 : BLOCKED);
      if (price >= cost[beyond]) continue;
      cost[beyond] = price;
      before[beyond] = place;
      queue.push(beyond);
    }
  }
  if (before[to] === VOID) return null;
  const way: Place[] = [to];
  for (let place = before[to]; place !== VOID; place = before[place]) way.unshift(place);
  return way;
}
