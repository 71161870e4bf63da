/**
 * Somebody points at something that is not listed: the wish that he seems to have is judged by the rules, so that the
 * answer is the true reason. For a far square a way is made up that nobody who stands there blocks; where walls leave
 * none, the way through the fewest of them.
 */
import { type Action, type PieceId, type Place, type Position, whereIs } from '@dungeon-twister/rules';

const VOID = -1;
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

/** The wish to walk to a place, along a way that makes the refusal speak of what is really in the way. */
export function walkWish(p: Position, piece: PieceId, to: Place): Action | null {
  const from = whereIs(p, p.ruleset.pieces.byId.get(piece) ?? -1);
  if (from === undefined || from < 0 || from >= p.ruleset.layout.places) return null;
  return { type: 'move', piece, path: pathOver(p, from, to) ?? [from, to] };
}

/** Standing still is a walk too: whether somebody can do anything at all is asked with it. */
export function stillWish(p: Position, piece: PieceId): Action | null {
  const from = whereIs(p, p.ruleset.pieces.byId.get(piece) ?? -1);
  if (from === undefined || from < 0) return null;
  return { type: 'move', piece, path: [from < p.ruleset.layout.places ? from : 0] };
}
