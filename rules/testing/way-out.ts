/** How far every place is from the end of the journey: from the way out, or from a room that is still to be revealed. */
import { HIDDEN_ROOM } from '../src/labyrinth/neighbouring-squares.ts';
import type { Position } from '../src/model/position.ts';
import { HIDDEN, NO_PLACE, PIT, type Seat } from '../src/vocabulary.ts';

/** A hidden room is as good as a way out that lies this much farther. */
const BEHIND_HIDDEN = 12;
const FARTHEST = 60;

const MOST_PLACES = 1024;
const steps = new Int16Array(MOST_PLACES);
const queue = new Int16Array(MOST_PLACES * 2);

/** Steps from each place over open links, pits left out; valid until the next question. */
export function stepsToGo(p: Position, seat: Seat): Int16Array {
  const { ground, layout } = p.ruleset;
  ground.refresh(p);
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
  const { to, stride, blocks, kind } = p.ruleset.ground;
  let count = waiting;
  for (let head = 0; head < count; head++) {
    const place = queue[head];
    for (let link = place * stride; link < (place + 1) * stride; link++) {
      const next = to[link];
      if (next < 0 || blocks[link] !== 0 || kind[next] === PIT || steps[next] <= steps[place] + 1) continue;
      steps[next] = steps[place] + 1;
      if (count < queue.length) queue[count++] = next;
    }
  }
}

/** Whether a place that is itself face up has an open link to a room that is not. */
function opensToHidden(p: Position, place: number): boolean {
  const { to, stride, blocks, kind } = p.ruleset.ground;
  if (kind[place] === HIDDEN || kind[place] === NO_PLACE) return false;
  for (let link = place * stride; link < (place + 1) * stride; link++)
    if (to[link] <= HIDDEN_ROOM && blocks[link] === 0) return true;
  return false;
}
