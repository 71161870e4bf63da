/** How far somebody without gifts has to walk as everything stands, enemies in his way included. */
import { MAY_STAND } from '../map/square-kinds.ts';
import { hostile, isFigure, type Position, whereIs } from '../model/position.ts';
import type { Place, Seat } from '../vocabulary.ts';

/** No way leads there, or none that is shorter than this. */
export const NO_WAY = 255;

const MOST_PLACES = 1024;
const queue = new Int16Array(MOST_PLACES);
const taken = new Uint8Array(MOST_PLACES);

/**
 * The steps from every place to the nearest of some goals, for the figures of a seat; `NO_WAY` where none leads. Unlike
 * `costsTo` nothing is opened, jumped or turned on the way: it is what can be done by walking alone. A goal on which an
 * enemy stands is none.
 */
export function walkSteps(p: Position, seat: Seat, goals: readonly Place[], out: Uint8Array): void {
  const { ground, layout, pieces, terrain } = p.ruleset;
  ground.refresh(p);
  const { to, blocks, kind, stride } = ground;
  out.fill(NO_WAY);
  // In a zone there is room to pass; on a square there is none.
  const squares = ground.to === terrain.neighbour;
  if (squares)
    for (let piece = 0; piece < pieces.count; piece++) {
      const place = whereIs(p, piece);
      if (place < layout.places && isFigure(p, piece) && hostile(p, seat, pieces.owner[piece]))
        taken[place] = 1;
    }
  let count = 0;
  for (const goal of goals) {
    if (taken[goal] === 1) continue;
    out[goal] = 0;
    queue[count++] = goal;
  }
  for (let next = 0; next < count; next++) {
    const place = queue[next];
    const steps = out[place] + 1;
    if (steps >= NO_WAY) break;
    for (let link = place * stride; link < (place + 1) * stride; link++) {
      const other = to[link];
      if (other < 0 || blocks[link] !== 0 || out[other] !== NO_WAY) continue;
      if (MAY_STAND[kind[other]] === 0 || taken[other] === 1) continue;
      out[other] = steps;
      queue[count++] = other;
    }
  }
  if (squares)
    for (let piece = 0; piece < pieces.count; piece++) {
      const place = whereIs(p, piece);
      if (place < layout.places) taken[place] = 0;
    }
}
