/**
 * How far everybody has to walk to where he wants to go, past the enemies as they stand. In a search mostly one's own
 * figures move and the enemies stay, so most ways are met again: they are kept for each way in which enemies stood.
 */
import { type Position, type Seat, walkSteps } from '@dungeon-twister/rules';
import type { Maps } from './maps.ts';

/** More than a search meets; then all are forgotten. */
const MOST_KEPT = 4000;
const MOST_SEATS = 4;

type Kept = readonly Map<number, Uint8Array>[];

export class WalkStore {
  private readonly kept = new Map<Maps, Kept>();
  private count = 0;
  private lastMaps: Maps | null = null;
  private last: Kept = [];

  /** `enemies` stands for where the enemies are: equal numbers for equal places. */
  stepsOf(p: Position, seat: Seat, maps: Maps, enemies: number): Uint8Array {
    const walks = this.of(maps)[seat];
    const before = walks.get(enemies);
    if (before) return before;
    const steps = new Uint8Array(p.ruleset.layout.places);
    walkSteps(p, seat, maps.goals[seat], steps);
    walks.set(enemies, steps);
    if (++this.count >= MOST_KEPT) this.forget();
    return steps;
  }

  private of(maps: Maps): Kept {
    if (maps === this.lastMaps) return this.last;
    let walks = this.kept.get(maps);
    if (!walks) {
      walks = Array.from({ length: MOST_SEATS }, () => new Map());
      this.kept.set(maps, walks);
    }
    this.lastMaps = maps;
    this.last = walks;
    return walks;
  }

  private forget(): void {
    this.kept.clear();
    this.count = 0;
    this.lastMaps = null;
  }
}
