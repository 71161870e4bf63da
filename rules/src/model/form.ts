/**
 * The form of a value that comes from outside, as data: so that it can be judged, and shown in the documents.
 *
 * `FormOf` gives each type its form; a field that is forgotten or of another type does not compile.
 */

/** A whole number from 0, and what it counts or numbers. */
export interface CountForm {
  readonly form: 'count';
  readonly of: 'place' | 'slot' | 'portcullis' | 'card' | 'cards' | 'step';
}
/** The name of a piece. */
export interface IdForm {
  readonly form: 'id';
  readonly of: 'piece';
}
interface OneOfForm<V> {
  readonly form: 'oneOf';
  readonly values: readonly V[];
}
interface NullOrForm<V> {
  readonly form: 'nullOr';
  readonly of: FormOf<V>;
}
interface ListForm<V> {
  readonly form: 'list';
  readonly most: number;
  readonly of: FormOf<V>;
}
interface ShapeForm<V> {
  readonly form: 'shape';
  readonly fields: FieldForms<V>;
}
/** A field that may be left out. */
interface OptionalForm<V> {
  readonly form: 'optional';
  readonly of: FormOf<V>;
}

type FormOf<V> = [V] extends [number]
  ? CountForm
  : [V] extends [readonly (infer Entry)[]]
    ? ListForm<Entry>
    : [V] extends [number | null]
      ? NullOrForm<NonNullable<V>>
      : [V] extends [string | null]
        ? string extends V
          ? IdForm
          : OneOfForm<V>
        : ShapeForm<V>;

/** A form for each field, no more and no fewer. */
export type FieldForms<V> = {
  readonly [F in keyof V]-?: undefined extends V[F] ? OptionalForm<Exclude<V[F], undefined>> : FormOf<V[F]>;
};

/** Any form, for whoever reads it. */
export type Form =
  | CountForm
  | IdForm
  | OneOfForm<unknown>
  | { readonly form: 'nullOr'; readonly of: Form }
  | { readonly form: 'optional'; readonly of: Form }
  | { readonly form: 'list'; readonly most: number; readonly of: Form }
  | { readonly form: 'shape'; readonly fields: Fields };
type Fields = Readonly<Record<string, Form>>;

/** What is wrong with which field: `path[2]`, `at.slot`; an empty name is the whole. */
export interface FieldFault {
  readonly field: string;
  readonly fault: 'missing' | 'unknown' | 'wrong';
}

const COUNTS_BELOW = 4096;
const IDS_BELOW = 64;
const WRONG: FieldFault = { field: '', fault: 'wrong' };
const MISSING: FieldFault = { field: '', fault: 'missing' };

const within = (name: string, { field, fault }: FieldFault): FieldFault => ({
  field: field === '' || field.startsWith('[') ? name + field : `${name}.${field}`,
  fault,
});

/** The first fault of a value, or null. */
function faultOf(form: Form, value: unknown): FieldFault | null {
  if (form.form === 'optional') return value === undefined ? null : faultOf(form.of, value);
  if (value === undefined) return MISSING;
  switch (form.form) {
    case 'count':
      return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < COUNTS_BELOW
        ? null
        : WRONG;
    case 'id':
      return typeof value === 'string' && value.length > 0 && value.length < IDS_BELOW ? null : WRONG;
    case 'oneOf':
      return form.values.includes(value) ? null : WRONG;
    case 'nullOr':
      return value === null ? null : faultOf(form.of, value);
    case 'list':
      return listFault(form.of, form.most, value);
    default:
      return shapeFault(form.fields, value);
  }
}

function listFault(of: Form, most: number, value: unknown): FieldFault | null {
  if (!Array.isArray(value) || value.length > most) return WRONG;
  // By number: a hole in a list is an entry too.
  for (let i = 0; i < value.length; i++) {
    const fault = faultOf(of, value[i]);
    if (fault) return within(`[${i}]`, fault);
  }
  return null;
}

/** The first fault of an object that has these fields of its own and no others, but for one that was judged before. */
export function shapeFault(fields: Fields, value: unknown, judged?: string): FieldFault | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return WRONG;
  const record = value as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(fields)) {
    const fault = faultOf(fields[name], Object.hasOwn(record, name) ? record[name] : undefined);
    if (fault) return within(name, fault);
  }
  for (const name of Object.keys(record))
    if (name !== judged && !Object.hasOwn(fields, name)) return { field: name, fault: 'unknown' };
  return null;
}
