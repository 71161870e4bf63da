/** One piece, one name: an action that calls a piece as another edition spells it is rewritten before it is judged. */
import type { Ruleset } from '../model/ruleset.ts';
import type { Action } from '../model/action.ts';

export function usuallySpelt(ruleset: Ruleset, action: Action): Action {
  return isUsual(ruleset, action) ? action : (respelt(ruleset, action) as Action);
}

/** The usual name of a piece; any other word stays. */
function usualName({ pieces: { byId, ids } }: Ruleset, word: string): string {
  const piece = byId.get(word);
  return piece === undefined ? word : ids[piece];
}

function isUsual(ruleset: Ruleset, value: unknown): boolean {
  if (typeof value === 'string') return usualName(ruleset, value) === value;
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every((inner) => isUsual(ruleset, inner));
}

function respelt(ruleset: Ruleset, value: unknown): unknown {
  if (typeof value === 'string') return usualName(ruleset, value);
  if (Array.isArray(value)) return value.map((inner) => respelt(ruleset, inner));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, respelt(ruleset, inner)]));
}
