/**
 * Names of pieces: a small letter for the colour and two letters for the kind, `bCl` for the blue Cleric.
 *
 * Whoever writes down his own action leaves his colour out: `Cl`. Both languages have letters of their own, so a text
 * is read in the language in which it was written. The full name of a piece, `blue-cleric`, is always understood.
 */
import type { Ruleset } from '../model/ruleset.ts';
import type { Colour, Language, Piece, Seat, Words } from '../vocabulary.ts';

/** The letter of each colour. */
export const COLOUR_LETTERS: Readonly<Record<Colour, Words>> = {
  blue: { en: 'b', fr: 'b' },
  red: { en: 'r', fr: 'r' },
  yellow: { en: 'y', fr: 'j' },
  green: { en: 'g', fr: 'v' },
};

/** The letter of the colour that a seat plays. */
export const colourLetter = (ruleset: Ruleset, seat: Seat, language: Language): string =>
  COLOUR_LETTERS[ruleset.colours[seat]][language];

/** The seat with this letter for its colour, or -1. */
export const seatNamed = (ruleset: Ruleset, letter: string, language: Language): Seat =>
  ruleset.colours.findIndex((colour) => COLOUR_LETTERS[colour][language] === letter);

/** The letters of a piece; a second copy of the same kind has its number behind them. */
function lettersOf({ pieces }: Ruleset, piece: Piece, language: Language): string {
  let copy = 1;
  for (let other = 0; other < piece; other++)
    if (pieces.owner[other] === pieces.owner[piece] && pieces.kinds[other] === pieces.kinds[piece]) copy++;
  return pieces.kinds[piece].letters[language] + (copy > 1 ? copy : '');
}

/** `bCl`, whoever speaks. */
export const pieceName = (ruleset: Ruleset, piece: Piece, language: Language): string =>
  colourLetter(ruleset, ruleset.pieces.owner[piece], language) + lettersOf(ruleset, piece, language);

/** `Cl` where a seat speaks of its own piece, `yCl` of another's. */
export const nameFor = (ruleset: Ruleset, seat: Seat, piece: Piece, language: Language): string =>
  ruleset.pieces.owner[piece] === seat
    ? lettersOf(ruleset, piece, language)
    : pieceName(ruleset, piece, language);

const NAME = /^([a-z]?)([A-Z][a-z]\d?)$/;

/** The piece that a seat means by this name, or -1. */
export function pieceNamed(ruleset: Ruleset, seat: Seat, name: string, language: Language): Piece {
  const { pieces, colours } = ruleset;
  const byId = pieces.byId.get(name) ?? pieces.byId.get(`${colours[seat]}-${name}`);
  if (byId !== undefined) return byId;
  const [, colour = '', letters = ''] = NAME.exec(name) ?? [];
  const owner = colour === '' ? seat : seatNamed(ruleset, colour, language);
  if (owner < 0 || letters === '') return -1;
  return pieces.kinds.findIndex(
    (_kind, piece) => pieces.owner[piece] === owner && lettersOf(ruleset, piece, language) === letters,
  );
}
