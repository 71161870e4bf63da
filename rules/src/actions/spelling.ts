/** One piece, one name: an action that calls a piece as another edition spells it is rewritten before it is judged. */
import type { Ruleset } from '../model/ruleset.ts';
import type { Action } from '../model/action.ts';

export const usuallySpelt = (ruleset: Ruleset, action: Action): Action => respelt(ruleset, action) as Action;

function respelt(ruleset: Ruleset, value: unknown): unknown {
  const { byId, ids } = ruleset.pieces;
  if (typeof value === 'string') return ids[byId.get(value) ?? -1] ?? value;
  if (Array.isArray(value)) return value.map((inner) => respelt(ruleset, inner));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, respelt(ruleset, inner)]));
}
