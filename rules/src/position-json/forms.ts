/** The forms of single integers of a position: how each is read from a file, and what its number means. */
import { ACTION_CARDS } from '../actions/play-action-card.ts';
import { cardsIn, handOf, HIGHEST_COMBAT_CARD } from '../combat/cards/hand.ts';
import type { Cursor } from '../json/cursor.ts';
import { readEach } from '../json/fault.ts';
import type { PieceId } from '../model/action.ts';
import type { Ruleset } from '../model/ruleset.ts';
import { type Colour, COLOURS, type Piece, type Seat, type Words } from '../vocabulary.ts';
import type { Form, Row, Shape } from './row.ts';

/** More turns, points or decisions than any game has; keeps every number a small integer. */
export const MOST = 1_000_000;

const PIECE: Words = { en: 'piece', fr: 'pièce' };
export const ROOM: Words = { en: 'room', fr: 'salle' };

type Most = number | ((ruleset: Ruleset) => number);
const itself = (value: number): number => value;

/** A whole number; the greatest may depend on the game. */
export const whole = (least: number, most: Most, of?: string): Form<number> => ({
  shape: {
    form: 'number',
    least,
    ...(typeof most === 'number' ? { most } : {}),
    ...(of === undefined ? {} : { of }),
  },
  read: (at, { ruleset }) => at.integer(least, typeof most === 'number' ? most : most(ruleset)),
  json: itself,
  value: itself,
});

export const among = (values: readonly number[]): Form<number> => ({
  shape: { form: 'oneOf', values },
  read: (at) => at.oneOf(values),
  json: itself,
  value: itself,
});

/** One of these names, by its number. */
export const named = <Name>(names: readonly Name[]): Form<Name> => ({
  shape: { form: 'oneOf', values: names },
  read: (at) => at.oneOf(names),
  json: (value) => names[value],
  value: (name) => names.indexOf(name),
});

export const yesOrNo: Form<boolean> = { ...named([false, true]), read: (at) => at.boolean() };

/** True, or left out. */
export const isSo: Form<true> = { ...named([true]), json: () => true, value: () => 1 };

export const seat = whole(0, ({ seats }) => seats - 1, 'seat');
/** A seat, or -1. */
export const seatOrNone = whole(-1, ({ seats }) => seats - 1, 'seat');
export const slot = whole(0, ({ layout }) => layout.slots.length - 1, 'slot');
export const place = whole(0, ({ layout }) => layout.places - 1, 'place');
/** An action card, or 0 for none. */
export const actionCard = among([0, ...ACTION_CARDS]);
export const combatCard = whole(0, HIGHEST_COMBAT_CARD, 'card');

export const pieceId: Form<PieceId> = {
  shape: { form: 'id', of: 'piece' },
  read: (at, { ruleset }) => readPieceId(at, ruleset),
  json: (piece, { pieces }) => pieces.ids[piece],
  value: (id, { pieces }) => pieces.byId.get(id) ?? -1,
};

/** Numbers, one bit each: in rising order, so that there is one way to write them. */
export const bits = (item: Form<number>): Form<readonly number[]> => ({
  shape: { form: 'list', of: item.shape },
  read: (at, reading) => rising(at, (one) => item.read(one, reading)),
  json: (value) => numbersIn(value),
  value: (numbers) => numbers.reduce((all, number) => all | (1 << number), 0),
});

/** Numbers in rising order, none twice. */
export function rising(cursor: Cursor, read: (item: Cursor) => number): number[] {
  let before = -1;
  return readEach(cursor.items(), (item) => {
    const number = read(item);
    if (number <= before)
      item.fail({ en: 'must be greater than the one before', fr: 'doit dépasser celui d’avant' });
    before = number;
    return number;
  });
}

const BITS = Array.from({ length: 32 }, (_, number) => number);

const numbersIn = (all: number): number[] => BITS.filter((number) => all & (1 << number));

export const combatHand: Form<readonly number[]> = {
  shape: { form: 'list', of: combatCard.shape },
  read: (at, reading) => readEach(at.items(), (card) => combatCard.read(card, reading)),
  json: cardsIn,
  value: handOf,
};

/** What the ruleset knows already, written for the reader: no integer holds it. */
export const constant = <Json>(shape: Shape, json: (ruleset: Ruleset, index: number) => Json): Row<Json> => ({
  shape,
  read: (at, { ruleset, index }) => at.oneOf([json(ruleset, index)]),
  write: ({ ruleset }, index) => json(ruleset, index),
  fill: () => undefined,
});

export const readSeat = (cursor: Cursor, ruleset: Ruleset): Seat => cursor.integer(0, ruleset.seats - 1);

export const readPieceId = (cursor: Cursor, ruleset: Ruleset): PieceId =>
  ruleset.pieces.ids[readPieceName(cursor, ruleset)];

/** The number of a piece by its id, however that is spelt. */
export function readPieceName(cursor: Cursor, { pieces }: Ruleset): Piece {
  const names = [...pieces.byId.keys()];
  return pieces.byId.get(names[cursor.indexIn(names, PIECE)]) ?? -1;
}

/** The colours of the lines that lots deal out: each of them to one line. */
export function readColours(cursor: Cursor, lines: number): Colour[] {
  const colours: Colour[] = [];
  return readEach(cursor.items(lines), (item) => {
    const colour = item.oneOf(COLOURS);
    if (colours.includes(colour))
      item.fail({ en: 'is dealt to another line too', fr: 'est attribué aussi à une autre ligne' });
    colours.push(colour);
    return colour;
  });
}
