/** Somebody who plays by chance from what he is sent, and from nothing else. */
import {
  type Action,
  ActionList,
  type Chance,
  decode,
  list,
  type Position,
  sample,
  type View,
} from '@dungeon-twister/rules';
import { purposeful } from '@dungeon-twister/rules/testing';
import type { Client } from './client.ts';

const listed = new ActionList();

/** What may be done is the same in every position that fits a view: one is made up. */
function choice(view: View, seat: number, chance: Chance): Action {
  const position: Position = sample(view, chance);
  list(position, seat, listed);
  return decode(position, seat, listed.packed(purposeful(position, seat, listed, chance)));
}

export interface Wish {
  readonly decision: number;
  readonly action: Action;
}

/** What the person at this seat does next; null where he is asked nothing. */
export function wishOf({ state }: Client, seat: number, chance: Chance): Wish | null {
  const open = state?.decisions.find((decision) => decision.seat === seat);
  if (!state?.view || !open) return null;
  return { decision: open.number, action: choice(state.view, seat, chance) };
}
