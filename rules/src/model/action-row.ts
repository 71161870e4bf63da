/**
 * What an action type says of itself: the form of its fields, how it is written, what it is aimed at, and how one would
 * ask for it. Facts of the rules, never how a page shows them. The row stands beside the action's list, check and
 * perform; `content/how-actions-are-written.ts` collects them, and everything else reads them there.
 */
import type { Place, Seat, Words } from '../vocabulary.ts';
import type { Action, ActionOf, ActionType, Handling, PieceId, PortcullisAt } from './action.ts';
import type { CountForm, FieldForms, Form, IdForm } from './form.ts';
import type { Position } from './position.ts';

type FieldsOf<T extends ActionType> = Omit<ActionOf<T>, 'type'>;

/**
 * A word of the line of an action: a fixed one, the name of what a field holds, one of a few words, or one of the
 * compounds that say several fields at once.
 */
export type Part<F extends string = string> =
  | { readonly word: Words }
  | { readonly piece: F }
  | { readonly place: F; readonly mark: string; readonly on?: 'room' | 'line' }
  | { readonly slot: F; readonly mark: string }
  | { readonly portcullis: F }
  | { readonly card: F }
  | { readonly cardOrNone: F }
  | { readonly choice: F; readonly among: readonly (readonly [string | null, Words])[]; readonly no: Words }
  | 'path'
  | 'leap'
  | 'flip'
  | 'group'
  | 'throughWall'
  | 'flight'
  | 'cards';

/** What one points at to do something, by the field that names it; of a path it is the end. */
type AimField<F extends string = string> =
  | { readonly place: F }
  | { readonly piece: F }
  | { readonly slot: F }
  | { readonly portcullis: F };

/** What changes or is passed, where that is more than what is aimed at. */
type TouchedField<F extends string = string> = { readonly path: F } | { readonly turn: F; readonly slot: F };

/** Who asks why he cannot do something, and where he is; in no room his slot is 0. */
export interface Asker {
  readonly seat: Seat;
  readonly piece: PieceId;
  readonly place: Place;
  readonly slot: number;
}

/** What a row says of an action, which has fields of these names and forms. */
interface Row<A extends Action, F extends string, Forms> {
  readonly fields: Forms;
  readonly text: readonly Part<F>[];
  /** None where it needs no pointing. */
  readonly aim?: AimField<F>;
  readonly touches?: TouchedField<F>;
  /** How much besides the plain deed it does: so that the plain one comes first. Unless it says so: `PLAIN`. */
  complexity?(action: A): number;
  /** A request that comes as near to a legal one as can be, to be refused with the reason; null where there is none. */
  ask?(position: Position, asker: Asker): A | null;
}
export type ActionRow<T extends ActionType> = Row<
  ActionOf<T>,
  keyof FieldsOf<T> & string,
  FieldForms<FieldsOf<T>>
>;

/** The rows of all types, for whoever reads any of them. */
export type AnyRows = Readonly<Record<ActionType, Row<Action, string, Readonly<Record<string, Form>>>>>;

/** More than a walk, less than a walk through a wall. */
export const PLAIN = 4;

export const PIECE_ID: IdForm = { form: 'id', of: 'piece' };
const count = (of: CountForm['of']): CountForm => ({ form: 'count', of });
export const PLACE_NUMBER = count('place');
export const SLOT_NUMBER = count('slot');
export const CARD_NUMBER = count('card');
export const CARD_COUNT = count('cards');

/** Longest list that any action can need. */
const MOST = 64;
export const manyOf = <F>(of: F) => ({ form: 'list', most: MOST, of }) as const;
export const optional = <F>(of: F) => ({ form: 'optional', of }) as const;
export const oneOf = <const V extends readonly unknown[]>(...values: V) =>
  ({ form: 'oneOf', values }) as const;

const HANDLING_FIELDS: FieldForms<Handling> = {
  step: count('step'),
  leave: optional(PIECE_ID),
  to: optional(PIECE_ID),
  take: optional(PIECE_ID),
};
export const HANDLINGS = optional(manyOf({ form: 'shape', fields: HANDLING_FIELDS } as const));
const PORTCULLIS_FIELDS: FieldForms<PortcullisAt> = { slot: SLOT_NUMBER, gate: count('portcullis') };
export const PORTCULLIS_AT = { form: 'shape', fields: PORTCULLIS_FIELDS } as const;

/** The word for no card and no side. */
export const NONE: Words = { en: 'none', fr: 'rien' };
