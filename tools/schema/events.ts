/** Every event with its fields, as its row in the rules says. */
import { EVENT_TYPES, fieldsOf } from '@dungeon-twister/rules';
import type { Table } from './table.ts';

export const events = (): Table =>
  Object.fromEntries(EVENT_TYPES.map((type) => [type, { fields: fieldsOf({ type }) }]));
