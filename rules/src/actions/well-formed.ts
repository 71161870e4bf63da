/**
 * Whether something that came from outside has the form of an action at all: right type, right fields, no nonsense
 * numbers. Whether it is legal is for the rules to say.
 */
import type { AnyRows } from '../model/action-row.ts';
import type { ActionType } from '../model/action.ts';
import { shapeFault } from '../model/form.ts';
import type { Cause } from '../refusals.ts';

export function formRefusal(rows: AnyRows, value: unknown): Cause | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'MALFORMED';
  if (!Object.hasOwn(value, 'type')) return 'MALFORMED';
  const { type } = value as { type: unknown };
  if (typeof type !== 'string' || !Object.hasOwn(rows, type)) return 'MALFORMED';
  const fault = shapeFault(rows[type as ActionType].fields, value, 'type');
  return fault && 'MALFORMED';
}
