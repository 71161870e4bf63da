/** How far every place is from the end of the journey: from the way out, or from a room that is still to be revealed. */
import { HIDDEN_ROOM } from '../src/labyrinth/terrain.ts';
import type { Position } from '../src/position/position.ts';
import { HIDDEN, PIT, type Seat } from '../src/vocabulary.ts';

/** A hidden room is as good as a way out that lies this much farther. */
const BEHIND_HIDDEN = 12;
const FARTHEST = 60;

const MOST_PLACES = 1024;
const steps = new Int16Array(MOST_PLACES);
const queue = new Int16Array(MOST_PLACES * 2);

/** Steps from each place over open edges, pits left out; valid until the next question. */
export function stepsToGo(p: Position, seat: Seat): Int16Array {
  const { terrain, layout } = p.table;
  terrain.refresh(p);
  steps.fill(FARTHEST, 0, layout.places);
  let count = 0;
  for (const line of layout.lines) {
    if (line.owner === seat) continue;
    for (let place = line.first; place < line.first + line.length; place++) {
      steps[place] = 0;
      queue[count++] = place;
    }
  }
  spread(p, count);
  for (let place = 0; place < layout.places; place++) {
    if (steps[place] <= BEHIND_HIDDEN || !opensToHidden(p, place)) continue;
    steps[place] = BEHIND_HIDDEN;
    queue[0] = place;
    spread(p, 1);
  }
  return steps;
}

function spread(p: Position, waiting: number): void {
  const { neighbour, blocks, kind } = p.table.terrain;
  let count = waiting;
  for (let head = 0; head < count; head++) {
    const place = queue[head];
    for (let edge = place * 4; edge < place * 4 + 4; edge++) {
      const next = neighbour[edge];
      if (next < 0 || blocks[edge] !== 0 || kind[next] === PIT || steps[next] <= steps[place] + 1) continue;
      steps[next] = steps[place] + 1;
      if (count < queue.length) queue[count++] = next;
    }
  }
}

/** Whether a place that is itself face up has an open edge to a room that is not. */
function opensToHidden(p: Position, place: number): boolean {
  const { neighbour, blocks, kind } = p.table.terrain;
  if (kind[place] === HIDDEN) return false;
  for (let edge = place * 4; edge < place * 4 + 4; edge++)
    if (neighbour[edge] <= HIDDEN_ROOM && blocks[edge] === 0) return true;
  return false;
}
