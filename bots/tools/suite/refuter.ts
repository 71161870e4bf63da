/**
 * Shows of many turns, one after the other, that the next player can leave the labyrinth after them. What worked against
 * one turn mostly works against the next, so that is tried first; a whole search is made only where it fails.
 */
import {
  ActionList,
  activeSeat,
  exitsOf,
  list,
  type PackedAction,
  perform,
  type Position,
  stageOf,
  winnersOf,
} from '@dungeon-twister/rules';
import { beginnings, findExit } from './next-turn.ts';
import type { Reach } from './whole-turns.ts';

const MOST_REMEMBERED = 40;
const options = new ActionList();

export class Refuter {
  /** Whole searches that were made. */
  searches = 0;
  private readonly reach: Reach;
  private readonly ways: (readonly PackedAction[])[] = [];

  constructor(reach: Reach) {
    this.reach = reach;
  }

  /** Whether one of the ways that are known leads out here too. */
  refutesAtOnce(ended: Position): boolean {
    if (winnersOf(ended) >= 0) return false;
    const [begun] = beginnings(ended);
    if (!begun) return false;
    const index = this.ways.findIndex((way) => leadsOut(begun, way));
    const [way] = index < 0 ? [] : this.ways.splice(index, 1);
    if (way) this.ways.unshift(way);
    return way !== undefined;
  }

  /** Whether the next player can leave; null where that is too much to find out. */
  refutes(ended: Position): boolean | null {
    if (winnersOf(ended) >= 0) return false;
    if (this.refutesAtOnce(ended)) return true;
    this.searches++;
    const exits = findExit(ended, this.reach);
    if (!exits.way) return exits.complete ? false : null;
    this.ways.unshift(exits.way.actions);
    if (this.ways.length > MOST_REMEMBERED) this.ways.pop();
    return true;
  }
}

/** Whether these actions can be played from here, without a combat, and bring somebody out. */
function leadsOut(begun: Position, way: readonly PackedAction[]): boolean {
  const seat = activeSeat(begun);
  const p = begun.copy();
  for (const { head, first, second } of way) {
    if (stageOf(p) !== 'act') return false;
    list(p, seat, options);
    let index = options.length - 1;
    while (
      index >= 0 &&
      (options.heads[index] !== head || options.firsts[index] !== first || options.seconds[index] !== second)
    )
      index--;
    if (index < 0) return false;
    perform(p, seat, options.packed(index));
  }
  return exitsOf(p, seat) > exitsOf(begun, seat);
}
