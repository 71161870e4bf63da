/** A path that nobody who stands there blocks; where walls leave none, the one through the fewest of them. */
import type { Position } from '../model/position.ts';
import type { Place } from '../vocabulary.ts';

const NOWHERE = -1;
/** A step through something that blocks counts as many: it is taken only where no path leads around. */
const BLOCKED = 100;

/** The paths over the ground from one place, whoever stands there; null to where none is drawn. */
export function pathsFrom(p: Position, from: Place): (to: Place) => Place[] | null {
  const { ground, layout } = p.ruleset;
  ground.refresh(p);
  const { stride, blocks } = ground;
  const cost = new Int32Array(layout.places).fill(1_000_000);
  const before = new Int32Array(layout.places).fill(NOWHERE);
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
  return (to) => {
    if (before[to] === NOWHERE) return null;
    const path: Place[] = [];
    for (let place = to; place !== NOWHERE; place = before[place]) path.unshift(place);
    return path;
  };
}
