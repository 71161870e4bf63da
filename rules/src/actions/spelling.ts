/** One piece, one name: an action that calls a piece as another edition spells it is rewritten before it is judged. */
import type { Table } from '../position/ruleset.ts';
import type { Action } from './action.ts';

export function usuallySpelt(table: Table, action: Action): Action {
  return isUsual(table, action) ? action : (respelt(table, action) as Action);
}

/** The usual name of a piece; any other word stays. */
function usualName({ pieces: { byId, ids } }: Table, word: string): string {
  const piece = byId.get(word);
  return piece === undefined ? word : ids[piece];
}

function isUsual(table: Table, value: unknown): boolean {
  if (typeof value === 'string') return usualName(table, value) === value;
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every((inner) => isUsual(table, inner));
}

function respelt(table: Table, value: unknown): unknown {
  if (typeof value === 'string') return usualName(table, value);
  if (Array.isArray(value)) return value.map((inner) => respelt(table, inner));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, respelt(table, inner)]));
}
