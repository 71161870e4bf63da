/**
 * Bulk count: how many sequences of actions there are to a depth, from fixed positions.
 *
 * The counts are kept in perft.txt. A count that has changed means that some action is listed that was not, or is no
 * longer: either a rule was corrected (then `npm run perft:write --workspace bench`) or one was broken.
 */
import {
  ActionList,
  Chance,
  list,
  mustDecide,
  newGame,
  perform,
  type Position,
} from '@dungeon-twister/rules';

const DEPTH = 3;
/** Where the counts are kept. */
export const STORED = new URL('../perft.txt', import.meta.url);

export interface Start {
  readonly name: string;
  readonly scenario: string;
  readonly seed: string;
  readonly decisions: number;
}

/** Fixed positions: the seed of a game, and how many random decisions into it (28 or 32 of them are its set-up). */
export const STARTS: readonly Start[] = [
  { name: 'first-rooms', scenario: 'base', seed: 'perft 1', decisions: 65 },
  { name: 'many-objects', scenario: 'base', seed: 'perft 2', decisions: 141 },
  { name: 'all-about', scenario: 'base', seed: 'perft 3', decisions: 213 },
  { name: 'first-zones', scenario: 'card-3', seed: 'perft 1', decisions: 60 },
  { name: 'zones-all-about', scenario: 'card-3', seed: 'perft 4', decisions: 160 },
];

export interface Counted {
  readonly name: string;
  /** Sequences of one, two and three actions. */
  readonly counts: readonly number[];
}

/** Lists and positions are kept per depth: counting makes no garbage. */
class Counter {
  private readonly lists = Array.from({ length: DEPTH }, () => new ActionList());
  private readonly positions: readonly Position[];

  constructor(like: Position) {
    this.positions = Array.from({ length: DEPTH }, () => like.copy());
  }

  count(position: Position, depth: number): number {
    const seat = deciderOf(position);
    if (seat < 0) return 0;
    const listed = this.lists[depth - 1] as ActionList;
    list(position, seat, listed);
    if (depth === 1) return listed.length;
    const next = this.positions[depth - 1] as Position;
    let sum = 0;
    for (let i = 0; i < listed.length; i++) {
      next.copyFrom(position);
      perform(next, seat, listed.packed(i));
      sum += this.count(next, depth - 1);
    }
    return sum;
  }
}

function deciderOf(position: Position): number {
  for (let seat = 0; seat < position.ruleset.seats; seat++) if (mustDecide(position, seat)) return seat;
  return -1;
}

function reach(start: Start): Position {
  const position = newGame({ scenario: start.scenario }, start.seed);
  const chance = new Chance(start.seed);
  const listed = new ActionList();
  for (let i = 0; i < start.decisions; i++) {
    const seat = deciderOf(position);
    list(position, seat, listed);
    perform(position, seat, listed.packed(chance.below(listed.length)));
  }
  return position;
}

export function countFrom(start: Start): Counted {
  const position = reach(start);
  const counter = new Counter(position);
  return {
    name: start.name,
    counts: Array.from({ length: DEPTH }, (_, i) => counter.count(position, i + 1)),
  };
}

/** One line per position: its name, then the counts. */
export const writeCounts = (counted: readonly Counted[]): string =>
  counted.map(({ name, counts }) => [name, ...counts].join(' ')).join('\n');

export const readCounts = (text: string): Counted[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', ...counts] = line.split(/\s+/);
      return { name, counts: counts.map(Number) };
    });
