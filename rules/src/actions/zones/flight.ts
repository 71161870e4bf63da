/**
 * Where an object floats: from zone to zone as a flyer would, over pits and past everybody, and through starting zones
 * by their facings. No line is an exit for it: it stays in the game wherever it stops.
 * Rules: CG-CHAR-Telekineticist-6, CG-CHAR-Telekineticist-7, CG-CHAR-Telekineticist-11, CG-RULING-17, CG-RULING-66, CG-RULING-160.
 */
import { edgeRefusal, HIDDEN_ROOM } from '../../labyrinth/squares-and-edges.ts';
import type { Position } from '../../model/position.ts';
import type { RefusalCode } from '../../refusals.ts';
import { BLOCK_PIT, type Place } from '../../vocabulary.ts';
import { slotOf } from '../../map/place-numbers.ts';

/** Zones that it travels at most. */
export const MOST_STEPS = 3;

export function flightRefusal(p: Position, from: Place, to: Place): RefusalCode | null {
  const { stride, to: leads, blocks } = p.ruleset.ground;
  let refusal: RefusalCode = 'NOT_NEXT_TO';
  for (let link = from * stride; link < (from + 1) * stride; link++) {
    if (leads[link] === to) {
      const stopping = blocks[link] & ~BLOCK_PIT;
      if (stopping === 0) return null;
      refusal = edgeRefusal(stopping) ?? refusal;
    } else if (leads[link] <= HIDDEN_ROOM && slotOf(to) === HIDDEN_ROOM - leads[link])
      refusal = 'ROOM_UNREVEALED';
  }
  return refusal;
}

/** Every place that it reaches, the first among them. */
export class Flight {
  count = 0;
  readonly place: Place[] = [];
  private readonly distance: number[] = [];
  private readonly from: number[] = [];

  begin(p: Position, origin: Place): void {
    const { stride, to: leads, blocks } = p.ruleset.ground;
    this.count = 0;
    this.add(origin, 0, -1);
    for (let head = 0; head < this.count; head++) {
      if (this.distance[head] === MOST_STEPS) continue;
      const first = this.place[head] * stride;
      for (let link = first; link < first + stride; link++)
        if (leads[link] >= 0 && (blocks[link] & ~BLOCK_PIT) === 0)
          this.add(leads[link], this.distance[head] + 1, head);
    }
  }

  private add(place: Place, distance: number, from: number): void {
    for (let i = 0; i < this.count; i++) if (this.place[i] === place) return;
    const i = this.count++;
    this.place[i] = place;
    this.distance[i] = distance;
    this.from[i] = from;
  }

  /** The path to one of those reached, the origin included. */
  pathTo(place: Place): Place[] {
    const path: Place[] = [];
    let at = this.count - 1;
    while (at >= 0 && this.place[at] !== place) at--;
    for (; at >= 0; at = this.from[at]) path.unshift(this.place[at]);
    return path;
  }
}
