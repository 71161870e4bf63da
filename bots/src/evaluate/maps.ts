/**
 * How far every place is from where a seat wants to go. It changes only when the labyrinth does, and in a search most
 * actions leave that alone: maps are kept for each way in which the labyrinth has lain.
 */
import { groundKey, type Position, type Seat } from '@dungeon-twister/rules';
import { goalsOf, stepsTo } from '../greedy/distances.ts';

export class MapStore {
  private readonly kept = new Map<number, Int32Array[]>();
  private lastKey = -1;
  private last: Int32Array[] = [];

  of(p: Position): readonly Int32Array[] {
    const key = groundKey(p);
    if (key === this.lastKey) return this.last;
    let maps = this.kept.get(key);
    if (!maps) {
      maps = Array.from({ length: p.ruleset.seats }, (_, seat: Seat) => stepsTo(p, goalsOf(p, seat)));
      this.kept.set(key, maps);
    }
    this.lastKey = key;
    this.last = maps;
    return maps;
  }
}
