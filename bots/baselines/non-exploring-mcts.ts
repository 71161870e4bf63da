/**
 * Non-exploring Monte Carlo tree search for games with many actions in a turn (Justesen, Mahlmann, Risi and Togelius,
 * "Playing Multi-Action Adversarial Games: Online Evolutionary Planning versus Tree Search", 2017). The tree has one
 * action of the own turn on each edge; no term of exploration draws the selection to what was tried seldom; from a new
 * node the turn is completed greedily, always alike, and what it is worth at its end is backed up.
 */
import type { PackedAction, Position } from '@dungeon-twister/rules';
import type { Bot } from '../src/bot.ts';
import type { Turn } from './turn.ts';
import { QUARTER_OF_MASTER, TurnBot } from './turn-bot.ts';

/** In a completion each step looks at so many actions at most, spread over the list. */
const LOOKED_AT = 24;
const LONGEST = 8;

class Node {
  readonly p: Position;
  readonly last: boolean;
  readonly value: number;
  visits = 0;
  sum = 0;
  readonly children: { readonly packed: PackedAction; readonly node: Node }[] = [];
  private untried: PackedAction[] | null = null;

  constructor(p: Position, last: boolean, value: number) {
    this.p = p;
    this.last = last;
    this.value = value;
  }

  get mean(): number {
    return this.visits === 0 ? this.value : this.sum / this.visits;
  }

  /** The next action that was not tried here yet. */
  next(turn: Turn): PackedAction | undefined {
    this.untried ??= this.last ? [] : turn.actionsIn(this.p).reverse();
    return this.untried.pop();
  }
}

/** Completes the turn by what looks best at each step; what it is worth at its end. */
function completed(turn: Turn, from: Node): number {
  let { p, value, last } = from;
  for (let length = 0; length < LONGEST && !last; length++) {
    const actions = turn.actionsIn(p);
    const stride = Math.max(1, Math.floor(actions.length / LOOKED_AT));
    let best = null;
    for (let i = 0; i < actions.length; i += stride) {
      const step = turn.after(p, actions[i]);
      if (!best || step.value > best.value) best = step;
    }
    if (!best || best.value <= value) break;
    ({ p, value, last } = best);
  }
  return value;
}

function visit(turn: Turn, root: Node): void {
  const path = [root];
  let node = root;
  for (;;) {
    const packed = node.next(turn);
    if (packed) {
      const step = turn.after(node.p, packed);
      const child = new Node(step.p, step.last, step.value);
      node.children.push({ packed, node: child });
      path.push(child);
      node = child;
      break;
    }
    if (node.children.length === 0) break;
    node = node.children.reduce((a, b) => (b.node.mean > a.node.mean ? b : a)).node;
    path.push(node);
  }
  const value = completed(turn, node);
  for (const one of path) {
    one.visits++;
    one.sum += value;
  }
}

export function nonExploringSearch(turn: Turn, actions: number): PackedAction {
  const root = new Node(turn.root, false, turn.worthOf(turn.root));
  for (let before = -1; turn.performed < actions && turn.performed !== before; ) {
    // A visit that performs nothing has come to the end of the best turn: all others would be the same.
    before = turn.performed;
    visit(turn, root);
  }
  const best = root.children.reduce((a, b) => (b.node.mean > a.node.mean ? b : a));
  return best.packed;
}

export default (): Bot => new TurnBot(10 * QUARTER_OF_MASTER, nonExploringSearch);
