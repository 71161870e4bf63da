/** The best plans of a turn that were found so far. */
import { type PackedAction, perform, type Position, type Seat } from '@dungeon-twister/rules';
import { Heap } from './heap.ts';

/** A position on the way, and how it came about. */
export interface Step {
  readonly p: Position;
  readonly before: Step | null;
  readonly packed: PackedAction | null;
}

export interface Node extends Step {
  readonly value: number;
}

/** A way to go on: what it comes to, and the position before the turn ends or something open begins. */
export interface Plan {
  readonly value: number;
  /** What is gained by what is still open at its end; the rest of the value is that of the position. */
  readonly open: number;
  readonly end: Position;
  /** Its actions, the first one first; whatever is open at its end is the last of them. */
  readonly line: readonly PackedAction[];
  /** How many actions it takes; to end the turn at once is none. Of equal plans the shortest is best. */
  readonly actions: number;
}

/** The actions that led to a step, the first one first. */
export function lineTo(step: Step): PackedAction[] {
  const line: PackedAction[] = [];
  for (let at: Step | null = step; at?.packed; at = at.before) line.unshift(at.packed);
  return line;
}

export function performed(p: Position, seat: Seat, packed: PackedAction): Position {
  const after = p.copy();
  perform(after, seat, packed);
  return after;
}

/** A plan that was come by. */
export interface Finding {
  readonly value: number;
  readonly open: number;
  /** Where it ends, if not where its last action leads: before something open, or behind a combat that is certain. */
  readonly end: Position | null;
  readonly node: Node;
  readonly packed: PackedAction;
  readonly actions: number;
}

/** A plan as it is found: of thousands only some are looked at again, so its line and its end are made on demand. */
class Found implements Plan {
  readonly value: number;
  readonly open: number;
  readonly actions: number;
  readonly index: number;
  private readonly node: Node;
  private readonly packed: PackedAction;
  private readonly seat: Seat;
  private made: Position | null;

  constructor(found: Finding, seat: Seat, index: number) {
    this.value = found.value;
    this.open = found.open;
    this.made = found.end;
    this.node = found.node;
    this.packed = found.packed;
    this.actions = found.actions;
    this.seat = seat;
    this.index = index;
  }

  get end(): Position {
    return (this.made ??= performed(this.node.p, this.seat, this.packed));
  }

  get line(): readonly PackedAction[] {
    return [...lineTo(this.node), this.packed];
  }
}

export class BestPlans {
  private readonly most: number;
  /** The worst of them on top, to be replaced by something better. */
  private readonly heap = new Heap<Found>((a, b) => a.value < b.value);
  private readonly seat: Seat;
  private count = 0;

  constructor(most: number, seat: Seat) {
    this.most = most;
    this.seat = seat;
  }

  /** A plan that ends quietly. Most are not kept, and nothing is made for those. */
  addQuiet(value: number, node: Node, packed: PackedAction, actions: number): void {
    if (this.keeps(value)) this.add({ value, open: 0, end: null, node, packed, actions });
  }

  add(found: Finding): void {
    if (this.keeps(found.value)) this.heap.keep(new Found(found, this.seat, this.count++), this.most);
  }

  private keeps(value: number): boolean {
    const { heap, most } = this;
    return heap.size < most || (heap.top !== undefined && value > heap.top.value);
  }

  get inOrder(): readonly Plan[] {
    return [...this.heap.all].sort((a, b) => b.value - a.value || a.actions - b.actions || a.index - b.index);
  }
}
