/** The deed of another world that one person cannot tell from the one he watched. */
import type { Action, ActionType } from '../../src/model/action.ts';
import { ActionList } from '../../src/model/packed-action.ts';
import type { Chance } from '../../src/chance.ts';
import type { LogEntry } from '../../src/game.ts';
import { CHOOSER } from '../../src/model/fields.ts';
import type { Position } from '../../src/model/position.ts';
import { legalActions } from '../../src/flow/play.ts';

type Parts = readonly string[];

/** What of an action stays behind the screen or face down. An action that is not named here is done openly. */
const HIDDEN: Readonly<Partial<Record<ActionType, (p: Position) => Parts>>> = {
  choose: (p) => (p.ruleset.teamChoice === 'fullFrontal' ? ['piece'] : []),
  dismiss: () => ['piece'],
  deploy: () => ['piece'],
  lay: () => ['piece'],
  layCard: () => ['card', 'second'],
  // Where several answer at once, none of them knows what the others say.
  join: (p) => (p.data[CHOOSER] < 0 ? ['side'] : []),
};

export const hiddenParts = (p: Position, entry: LogEntry): Parts =>
  'action' in entry ? (HIDDEN[entry.action.type]?.(p) ?? []) : [];

/** An action as the others see it. */
function seen(action: Action, hidden: Parts): string {
  return JSON.stringify(action, (key, value: unknown) => (hidden.includes(key) ? null : value));
}

const listed = new ActionList();

/** One of the deeds that look the same in the other world, any of them as likely; null where there is none. */
export function twinOf(entry: LogEntry, hidden: Parts, world: Position, chance: Chance): LogEntry | null {
  if (!('action' in entry) || hidden.length === 0) return entry;
  const { seat, action } = entry;
  const alike = legalActions(world, seat, listed).filter(
    (one) => one.type === action.type && seen(one, hidden) === seen(action, hidden),
  );
  return alike.length > 0 ? { seat, action: alike[chance.below(alike.length)] } : null;
}
