/** The rest of a set-up by lot, for somebody who wants to play at once: any of the listed answers. */
import { type Action, ActionList, legalActions, type Position, type Seat } from '@dungeon-twister/rules';

/** Decisions that can be left to chance without harm: where the team goes and what it faces there, and who is in it. */
export const PLACING: ReadonlySet<string> = new Set(['deploy', 'lay', 'face']);
const CHOOSING: ReadonlySet<string> = new Set(['choose', 'dismiss']);

/** The decisions that are left to chance together with one. */
export const sameSort = (about: string): ReadonlySet<string> => (CHOOSING.has(about) ? CHOOSING : PLACING);

const listed = new ActionList();

export function byChance(p: Position, seat: Seat, random: () => number = Math.random): Action | null {
  const actions = legalActions(p, seat, listed);
  return actions[Math.floor(random() * actions.length)] ?? null;
}

/** Whether there is nothing to choose: one answer, and no other. */
export const isOnlyWay = (p: Position, seat: Seat): boolean => legalActions(p, seat, listed).length === 1;
