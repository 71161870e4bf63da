/**
 * Whether something that came from outside has the form of an action at all: right type, right fields, no nonsense
 * numbers; if not, which field is wrong. Whether it is legal is for the rules to say.
 */
import type { AnyRows } from '../model/action-row.ts';
import type { ActionType, Handling } from '../model/action.ts';
import { shapeFault } from '../model/form.ts';
import { type Cause, malformed } from '../refusals.ts';
import type { Place } from '../vocabulary.ts';

export function formRefusal(rows: AnyRows, value: unknown): Cause | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'MALFORMED';
  if (!Object.hasOwn(value, 'type')) return malformed('type', 'missing');
  const { type } = value as { type: unknown };
  if (typeof type !== 'string' || !Object.hasOwn(rows, type)) return malformed('type', 'wrong');
  const fault = shapeFault(rows[type as ActionType].fields, value, 'type');
  return fault && malformed(fault.field, fault.fault);
}

/** A path that somebody wrote has a place at least, and none that this labyrinth does not have. */
export function pathFault(path: readonly Place[], isPlace: (place: Place) => boolean): Cause | null {
  const bad = path.findIndex((place) => !isPlace(place));
  if (bad >= 0) return malformed(`path[${bad}]`);
  return path.length === 0 ? malformed('path') : null;
}

/** What is done on the way comes in the order of the way, on so many places. */
export function stepsFault(handlings: readonly Handling[], places: number): Cause | null {
  const bad = handlings.findIndex(({ step }, i) => step >= places || step < (handlings[i - 1]?.step ?? 0));
  return bad < 0 ? null : malformed(`handlings[${bad}].step`);
}
