/**
 * A figure is asked to walk to a place: the walk, or why not. Everybody who asks hears the same.
 *
 * The nearest truth wins. Where one obstacle alone keeps the figure from getting there with its movement, it is named;
 * where it could walk there but not so far, the distance is; and where no way leads there at all, what encloses it.
 * See docs/decisions/0022.
 */
import type { Action, PieceId } from '../model/action.ts';
import { ASKED } from '../model/fields.ts';
import { type Position, whereIs } from '../model/position.ts';
import { check, type Refused } from '../flow/play.ts';
import { inWordsOf, refuse, type Refusal } from '../refusals.ts';
import { HIDDEN, type Place, type Seat } from '../vocabulary.ts';
import { type Obstacle, placesOf, waysTo } from './ways.ts';

export interface Walkable {
  readonly ok: true;
  readonly action: Action;
}

/** The walk of a piece to a place, or the nearest reason why there is none. */
export function walkTo(p: Position, seat: Seat, id: PieceId, to: Place): Walkable | Refused {
  const { pieces, ground, scenario } = p.ruleset;
  const judge = (...path: Place[]): Walkable | Refused => {
    const action: Action = { type: 'move', piece: id, path };
    const answer = check(p, { seat, decision: p.data[ASKED + seat], action });
    return answer.ok ? { ok: true, action } : answer;
  };
  // Whatever is wrong besides the way is wrong with this, too.
  const still = judge(to);
  if (still.ok || still.refusal.code !== 'PATH_STARTS_ELSEWHERE') return still;
  const mover = pieces.byId.get(id) ?? -1;
  const piece = pieces.ids[mover];
  const refused = (refusal: Refusal): Refused => ({ ok: false, refusal: inWordsOf(scenario, refusal) });
  // Where nothing leads there at all (a room that hangs above its place), the two are simply apart.
  const blamed = (obstacle?: Obstacle | null): Walkable | Refused =>
    obstacle ? refused(refuse(obstacle.cause, { piece, ...obstacle.blame })) : judge(whereIs(p, mover), to);
  if (ground.kind[to] === HIDDEN) return refused(refuse('ROOM_UNREVEALED', { piece, at: to }));

  const steps = pieces.movement[mover];
  const ways = waysTo(p, mover, to);
  const free = ways.next().value ?? null;
  if (free && free.steps <= steps) return judge(...placesOf(free));
  const throughOne = ways.next().value ?? null;
  if (throughOne && throughOne.steps <= steps) return blamed(throughOne.obstacle);
  if (free) return refused(refuse('TOO_FAR', { piece, at: to }));
  let fewest = throughOne;
  for (let next = ways.next(); !fewest && !next.done; next = ways.next()) fewest = next.value;
  return blamed(fewest?.obstacle);
}
