/**
 * How far everybody has to walk to where he wants to go, past the enemies as they stand. In a search mostly one's own
 * figures move and the enemies stay, so most ways are met again: they are kept for each way in which enemies stood.
 */
import { groundKey, type Place, type Position, type Seat, walkSteps } from '@dungeon-twister/rules';

/** More than a search meets; then all are forgotten. */
const MOST_KEPT = 4000;

export class WalkStore {
  private readonly kept = new Map<number, Uint8Array>();

  /** `enemies` stands for where the enemies are: equal numbers for equal places. */
  stepsOf(p: Position, seat: Seat, goals: readonly Place[], enemies: number): Uint8Array {
    const key = ((enemies >>> 0) * 4 + seat) * 0x40000 + (groundKey(p) % 0x40000);
    const before = this.kept.get(key);
    if (before) return before;
    const steps = new Uint8Array(p.ruleset.layout.places);
    walkSteps(p, seat, goals, steps);
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    this.kept.set(key, steps);
    return steps;
  }
}
