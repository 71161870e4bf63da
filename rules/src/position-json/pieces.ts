/** The pieces of a position as JSON: where each is, and what is remembered of it. */
import type { Cursor } from '../json/cursor.ts';
import { readEach } from '../json/fault.ts';
import type { PieceId } from '../model/action.ts';
import {
  AT_SLOT,
  HELD,
  IN_BOX,
  IN_HAND,
  KILLED,
  LEFT,
  MARKS,
  OWN_POINTS,
  OWN_POINTS_SHIFT,
  PIECES as FIRST,
  REMOVED,
  SAVED,
  WHERE,
} from '../model/fields.ts';
import { MARK_TABLE } from '../model/piece-memory.ts';
import {
  enteredFrom,
  mark,
  marksOf,
  ownPoints,
  type Position,
  put,
  setEnteredFrom,
  setOwnPoints,
  whereIs,
} from '../model/position.ts';
import type { Ruleset } from '../model/ruleset.ts';
import { invariant, type Piece, type Place } from '../vocabulary.ts';
import { pieceId, place, slot, whole } from './forms.ts';
import { type Form, type JsonOf, type Row, Schema } from './row.ts';

/** Out of play, or not yet in it. */
export const ELSEWHERE = {
  hand: IN_HAND,
  box: IN_BOX,
  removed: REMOVED,
  left: LEFT,
  saved: SAVED,
  killed: KILLED,
} as const;
type ElsewhereJson = keyof typeof ELSEWHERE;
export const ELSEWHERE_NAMES = Object.keys(ELSEWHERE) as readonly ElsewhereJson[];

/** Where a piece is: on a place, carried by a piece, a token at a slot's room, or out of play. */
export type WhereJson =
  | { readonly place: Place }
  | { readonly holder: PieceId }
  | { readonly slot: number }
  | ElsewhereJson;

export type MarkJson = keyof typeof MARK_TABLE;
export const MARK_NAMES = Object.keys(MARK_TABLE) as readonly MarkJson[];

/** In the order of the table: so none can be missing or stand twice. */
const id: Row<PieceId> = {
  shape: pieceId.shape,
  read: (at, { ruleset: { pieces }, index }) => {
    const name = at.plain();
    const isNamed = typeof name === 'string' && pieces.byId.get(name) === index;
    return isNamed ? pieces.ids[index] : at.oneOf([pieces.ids[index]]);
  },
  write: ({ ruleset }, piece) => ruleset.pieces.ids[piece],
  fill: () => undefined,
};

const where: Row<WhereJson> = {
  at: FIRST + WHERE,
  shape: {
    form: 'either',
    of: [
      { form: 'shape', fields: { place } },
      { form: 'shape', fields: { holder: pieceId } },
      { form: 'shape', fields: { slot } },
      { form: 'oneOf', values: ELSEWHERE_NAMES },
    ],
  },
  read: (at, { ruleset }) => readWhere(at, ruleset),
  write: whereOf,
  fill: (p, piece, json = 'box') => put(p, piece, whereNumber(p.ruleset, json)),
};

export function readWhere(cursor: Cursor, ruleset: Ruleset): WhereJson {
  const reading = { ruleset, index: 0, record: cursor };
  if (!cursor.isRecord) return cursor.oneOf(ELSEWHERE_NAMES);
  if (cursor.maybe('place')) return cursor.fields({ place: (at) => place.read(at, reading) });
  if (cursor.maybe('slot')) return cursor.fields({ slot: (at) => slot.read(at, reading) });
  return cursor.fields({ holder: (at) => pieceId.read(at, reading) });
}

function whereOf(p: Position, piece: Piece): WhereJson {
  const at = whereIs(p, piece);
  if (at < HELD) return { place: at };
  if (at < AT_SLOT) return { holder: p.ruleset.pieces.ids[at - HELD] };
  if (at < IN_HAND) return { slot: at - AT_SLOT };
  const name = ELSEWHERE_NAMES.find((one) => ELSEWHERE[one] === at);
  invariant(name !== undefined, () => `piece ${piece} is nowhere: ${at}`);
  return name;
}

function whereNumber(ruleset: Ruleset, json: WhereJson): number {
  if (typeof json === 'string') return ELSEWHERE[json];
  if ('place' in json) return json.place;
  if ('slot' in json) return AT_SLOT + json.slot;
  return HELD + pieceId.value(json.holder, ruleset);
}

const marks: Row<readonly MarkJson[] | undefined> = {
  at: FIRST + MARKS,
  shape: { form: 'list', of: { form: 'oneOf', values: MARK_NAMES } },
  mayLack: true,
  read: (at) => readEach(at.items(), (name) => name.oneOf(MARK_NAMES)),
  write: (p, piece) => {
    const names = MARK_NAMES.filter((name) => marksOf(p, piece) & MARK_TABLE[name].bits);
    return names.length > 0 ? names : undefined;
  },
  fill: (p, piece, names = []) => names.forEach((name) => mark(p, piece, MARK_TABLE[name].bits)),
};

/** A number that is kept among the marks. */
const numberAmong = (
  form: Form<number>,
  none: number,
  of: (p: Position, piece: Piece) => number,
  set: (p: Position, piece: Piece, value: number) => void,
): Row<number | undefined> => ({
  at: FIRST + MARKS,
  shape: form.shape,
  mayLack: true,
  read: (at, reading) => form.read(at, reading),
  write: (p, piece) => (of(p, piece) === none ? undefined : of(p, piece)),
  fill: (p, piece, json = none) => set(p, piece, json),
});

export const PIECE = new Schema({
  id,
  where,
  marks,
  ownPoints: numberAmong(whole(1, OWN_POINTS >> OWN_POINTS_SHIFT), 0, ownPoints, setOwnPoints),
  /** The place by which it came among enemies in this turn. */
  enteredFrom: numberAmong(place, -1, enteredFrom, setEnteredFrom),
});

/** A piece, and where it is. */
export type PieceJson = JsonOf<typeof PIECE>;
