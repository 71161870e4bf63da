/**
 * Plays a position on by chance: any legal action, all equally likely.
 *
 * Chance alone hardly ever reaches a goal, so whoever may claim the end of a quiet game does so.
 */
import {
  type Action,
  ActionList,
  Chance,
  check,
  decisions,
  decode,
  list,
  perform,
  type Position,
  type Seat,
} from '@dungeon-twister/rules';

export interface Played {
  readonly seat: Seat;
  readonly action: Action;
}

const CLAIM: Action = { type: 'claimEnd' };

/** Whoever wants to know what was done; written out for nobody otherwise. */
export type Noting = ((played: Played) => void) | null;

/** Changes the position, and answers how many actions were done. */
export function playOut(position: Position, seed: string, most: number, note: Noting): number {
  const chance = new Chance(seed);
  const listed = new ActionList();
  let played = 0;
  for (; played < most; played++) {
    const open = decisions(position);
    const decision = open[open.length > 1 ? chance.below(open.length) : 0];
    if (!decision) break;
    const { seat, number } = decision;
    const claim = check(position, { seat, decision: number, action: CLAIM });
    if (!claim.ok) list(position, seat, listed);
    const packed = claim.ok ? claim.packed : listed.packed(chance.below(listed.length));
    note?.({ seat, action: decode(position, seat, packed) });
    perform(position, seat, packed);
  }
  return played;
}
