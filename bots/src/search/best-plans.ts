/** The best plans of a turn that were found so far. */
import { type PackedAction, perform, type Position, type Seat } from '@dungeon-twister/rules';

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

/** A plan as it is found: its end is only made where it is wanted. */
interface Found {
  readonly value: number;
  readonly open: number;
  /** Where it ends, if not where its last action leads: before something open, or behind a combat that is certain. */
  readonly end: Position | null;
  readonly node: Node;
  readonly packed: PackedAction;
  readonly actions: number;
  readonly index: number;
}

/** A heap with the worst of them on top. */
export class BestPlans {
  private readonly most: number;
  private readonly heap: Found[] = [];
  private count = 0;

  constructor(most: number) {
    this.most = most;
  }

  add(
    value: number,
    open: number,
    end: Position | null,
    node: Node,
    packed: PackedAction,
    actions: number,
  ): void {
    const { heap, most } = this;
    const index = this.count++;
    if (heap.length === most && value <= heap[0].value) return;
    const found = { value, open, end, node, packed, actions, index };
    if (heap.length < most) {
      heap.push(found);
      this.rise(heap.length - 1);
    } else {
      heap[0] = found;
      this.sink();
    }
  }

  private rise(from: number): void {
    const { heap } = this;
    for (let at = from; at > 0; ) {
      const above = (at - 1) >> 1;
      if (heap[above].value <= heap[at].value) return;
      [heap[above], heap[at]] = [heap[at], heap[above]];
      at = above;
    }
  }

  private sink(): void {
    const { heap } = this;
    for (let at = 0; ; ) {
      let least = at;
      for (let below = 2 * at + 1; below <= 2 * at + 2; below++)
        if (below < heap.length && heap[below].value < heap[least].value) least = below;
      if (least === at) return;
      [heap[least], heap[at]] = [heap[at], heap[least]];
      at = least;
    }
  }

  inOrder(seat: Seat): Plan[] {
    return this.heap
      .sort((a, b) => b.value - a.value || a.actions - b.actions || a.index - b.index)
      .map(({ value, open, end, node, packed, actions }) => ({
        value,
        open,
        actions,
        line: [...lineTo(node), packed],
        end: end ?? performed(node.p, seat, packed),
      }));
  }
}
