/** An action of a type that is not made up in a way of its own: each field by its form. */
import type { Chance } from '../src/chance.ts';
import { ACTION_ROWS, wellFormed } from '../src/content/how-actions-are-written.ts';
import type { Action, ActionType } from '../src/model/action.ts';
import type { CountForm, Form, IdForm } from '../src/model/form.ts';

/** What a name or a number is to be. */
export type Filling = (form: CountForm | IdForm, field: string) => string | number;

export function actionByForm(type: ActionType, chance: Pick<Chance, 'below'>, fill: Filling): Action {
  const valueOf = (form: Form, field: string): unknown => {
    switch (form.form) {
      case 'count':
      case 'id':
        return fill(form, field);
      case 'oneOf':
        return form.values[chance.below(form.values.length)];
      case 'nullOr':
        return chance.below(4) === 0 ? null : valueOf(form.of, field);
      case 'optional':
        return chance.below(2) === 0 ? undefined : valueOf(form.of, field);
      case 'list':
        return Array.from({ length: chance.below(3) }, () => valueOf(form.of, field));
      default:
        return objectOf(form.fields);
    }
  };
  const objectOf = (fields: Readonly<Record<string, Form>>): object =>
    Object.fromEntries(
      Object.entries(fields)
        .map(([field, form]) => [field, valueOf(form, field)] as const)
        .filter(([, value]) => value !== undefined),
    );
  const action = { type, ...objectOf(ACTION_ROWS[type].fields) };
  if (!wellFormed(action)) throw new Error(`${JSON.stringify(action)} is no action`);
  return action;
}
