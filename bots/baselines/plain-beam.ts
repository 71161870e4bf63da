/**
 * A plain beam over the own turn: at every length the best positions that differ are kept, by what they are worth, and
 * nobody asks what the other will do. An hour's work that beats one-step play nearly always; the floor of everything else.
 */
import { type PackedAction, type Position, searchKey } from '@dungeon-twister/rules';
import type { Bot } from '../src/bot.ts';
import type { Turn } from './turn.ts';
import { QUARTER_OF_MASTER, TurnBot } from './turn-bot.ts';

const LONGEST = 8;

interface Node {
  readonly p: Position;
  readonly first: PackedAction | null;
}

export function plainBeam(turn: Turn, actions: number): PackedAction {
  let best: PackedAction | null = null;
  let highest = -Infinity;
  let beam: Node[] = [{ p: turn.root, first: null }];
  const seen = new Set<number>();
  for (let length = 0; length < LONGEST && beam.length > 0 && turn.performed < actions; length++) {
    const children: { readonly p: Position; readonly first: PackedAction; readonly value: number }[] = [];
    for (const { p, first } of beam)
      for (const packed of turn.actionsIn(p)) {
        const step = turn.after(p, packed);
        const begun = first ?? packed;
        if (step.value > highest) [best, highest] = [begun, step.value];
        const key = searchKey(step.p);
        if (step.last || seen.has(key)) continue;
        seen.add(key);
        children.push({ p: step.p, first: begun, value: step.value });
      }
    const perNode = turn.performed / Math.max(1, beam.length * (length + 1));
    const wide = Math.max(1, Math.floor((actions - turn.performed) / Math.max(1, perNode) / 3));
    beam = children.sort((a, b) => b.value - a.value).slice(0, wide);
  }
  return best ?? turn.actionsIn(turn.root)[0];
}

export default (): Bot => new TurnBot(QUARTER_OF_MASTER, plainBeam);
