/** Every action with its fields, what it is aimed at and how it is written, as its row in the rules says. */
import { ACTION_ROWS, ACTION_TYPES, type Form } from '@dungeon-twister/rules';
import type { Table } from './table.ts';

/** A form with `optional` beside it, as one looks for it in a table. */
function written(form: Form): object {
  switch (form.form) {
    case 'optional':
      return { ...written(form.of), optional: true };
    case 'list':
      return { form: 'list', most: form.most, of: written(form.of) };
    case 'nullOr':
      return { ...written(form.of), orNull: true };
    case 'shape':
      return { form: 'shape', fields: writtenFields(form.fields) };
    default:
      return form;
  }
}

const writtenFields = (fields: Readonly<Record<string, Form>>): object =>
  Object.fromEntries(Object.entries(fields).map(([name, form]) => [name, written(form)]));

export const actions = (): Table =>
  Object.fromEntries(
    ACTION_TYPES.map((type) => {
      const { fields, aim, text } = ACTION_ROWS[type];
      return [type, { fields: writtenFields(fields), aim: aim ?? null, text }];
    }),
  );
