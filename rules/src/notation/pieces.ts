/**
 * Names of pieces: a small letter for the colour and two letters for the kind, `bCl` for the blue Cleric.
 *
 * Whoever writes down his own action leaves his colour out: `Cl`. Both languages have letters of their own, so a text
 * is read in the language in which it was written. The full name of a piece, `blue-cleric`, is always understood.
 */
import type { Table } from '../position/table.ts';
import type { Colour, Language, Piece, Seat, Words } from '../vocabulary.ts';

export const COLOUR_LETTERS: Readonly<Record<Colour, Words>> = {
  blue: { en: 'b', fr: 'b' },
  red: { en: 'r', fr: 'r' },
  yellow: { en: 'y', fr: 'j' },
  green: { en: 'g', fr: 'v' },
};

export const colourLetter = (table: Table, seat: Seat, language: Language): string =>
  COLOUR_LETTERS[table.colours[seat]][language];

/** The seat with this letter for its colour, or -1. */
export const seatNamed = (table: Table, letter: string, language: Language): Seat =>
  table.colours.findIndex((colour) => COLOUR_LETTERS[colour][language] === letter);

/** `bCl`, whoever speaks. */
export const pieceName = (table: Table, piece: Piece, language: Language): string =>
  colourLetter(table, table.pieces.owner[piece], language) + table.pieces.kinds[piece].letters[language];

/** `Cl` where a seat speaks of its own piece, `yCl` of another's. */
export const nameFor = (table: Table, seat: Seat, piece: Piece, language: Language): string =>
  table.pieces.owner[piece] === seat
    ? table.pieces.kinds[piece].letters[language]
    : pieceName(table, piece, language);

/** The piece that a seat means by this name, or -1. */
export function pieceNamed(table: Table, seat: Seat, name: string, language: Language): Piece {
  const { pieces, colours } = table;
  const byId = pieces.byId.get(name) ?? pieces.byId.get(`${colours[seat]}-${name}`);
  if (byId !== undefined) return byId;
  const letters = name.slice(-2);
  const owner = name.length === 2 ? seat : name.length === 3 ? seatNamed(table, name[0], language) : -1;
  if (owner < 0) return -1;
  return pieces.kinds.findIndex(
    (kind, piece) => pieces.owner[piece] === owner && kind.letters[language] === letters,
  );
}
