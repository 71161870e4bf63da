/** Which choices cannot be taken back, said before they are made. */
import type { Action, Table } from '@dungeon-twister/rules';

export const isFinal = (table: Table, action: Action): boolean =>
  table.kinds[table.kindNumbers[action.type] ?? -1]?.barrier ?? false;
