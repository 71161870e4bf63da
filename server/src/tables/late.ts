/** What is done for somebody whose time is up: what the rules choose, or, where they choose nothing, a legal action by lot. */
import { randomInt } from 'node:crypto';
import { ActionList, decisions, legalActions, type Seat } from '@dungeon-twister/rules';
import type { Body } from '../table/entry.ts';
import type { Table } from '../table/table.ts';

const listed = new ActionList();

/** An action by lot; null where the seat is asked nothing. */
export function byLot(table: Table, seat: Seat): Body | null {
  const position = table.game?.position;
  const open = position && decisions(position).find((decision) => decision.seat === seat);
  if (!open) return null;
  const actions = legalActions(position, seat, listed);
  const action = actions[randomInt(Math.max(1, actions.length))];
  return action ? { kind: 'lot', seat, decision: open.number, action } : null;
}

/** `again` says that the rules were asked for this very decision before and it is still open. */
export function lateBody(table: Table, seat: Seat, again: boolean): Body | null {
  const position = table.game?.position;
  const open = position && decisions(position).find((decision) => decision.seat === seat);
  if (!open) return null;
  return open.clock === null || again ? byLot(table, seat) : { kind: 'late', seat };
}
