/** How pieces look on the labyrinth: their name in the notation, one more character for their state, their colour. */
import {
  type Colour,
  COLOUR_LETTERS,
  type Place,
  type PieceJson,
  pieceName,
  type Ruleset,
} from '@dungeon-twister/rules';
import type { Style } from './canvas.ts';
import type { Figure } from './cell.ts';
import type { Language } from '@dungeon-twister/words';

/** What stands on a square of its own, and what it carries. */
export interface Token {
  readonly piece: PieceJson;
  readonly index: number;
  readonly load: readonly PieceJson[];
}

export const isWounded = (piece: PieceJson): boolean => piece.marks?.includes('wounded') ?? false;

export const indexOf = (ruleset: Ruleset, { id }: PieceJson): number => ruleset.pieces.byId.get(id) ?? -1;

/** Has still to choose what he faces. */
export const isUnturned = (piece: PieceJson): boolean => piece.marks?.includes('unturned') ?? false;

/** Everybody who stands or lies on a place by itself, with the place. */
export const tokensOf = (ruleset: Ruleset, pieces: readonly PieceJson[]): (readonly [Place, Token])[] =>
  pieces.flatMap((piece) => {
    if (typeof piece.where === 'string' || !('place' in piece.where)) return [];
    const load = pieces.filter(
      ({ where }) => typeof where === 'object' && 'holder' in where && where.holder === piece.id,
    );
    return [[piece.where.place, { piece, index: indexOf(ruleset, piece), load }] as const];
  });

/** By place, where a place holds one of them at most. */
export const tokensByPlace = (ruleset: Ruleset, pieces: readonly PieceJson[]): ReadonlyMap<Place, Token> =>
  new Map(tokensOf(ruleset, pieces));

/** By place, where a place is a zone and holds several: characters first. */
export function tokensIn(
  ruleset: Ruleset,
  pieces: readonly PieceJson[],
): ReadonlyMap<Place, readonly Token[]> {
  const { isCharacter } = ruleset.pieces;
  const tokens = new Map<Place, Token[]>();
  for (const [place, token] of tokensOf(ruleset, pieces))
    tokens.set(place, [...(tokens.get(place) ?? []), token]);
  for (const here of tokens.values())
    here.sort((a, b) => (isCharacter[b.index] ?? 0) - (isCharacter[a.index] ?? 0) || a.index - b.index);
  return tokens;
}

/** ` ` a figure, `+` it carries something, `!` wounded, `&` wounded and holding something, `°` an object. */
export function stateMark(ruleset: Ruleset, { piece, index, load }: Token): string {
  if (ruleset.pieces.isCharacter[index] !== 1) return '°';
  if (isWounded(piece)) return load.length > 0 ? '&' : '!';
  return load.length > 0 ? '+' : ' ';
}

export const tokenName = (ruleset: Ruleset, piece: PieceJson, language: Language): string =>
  pieceName(ruleset, indexOf(ruleset, piece), language);

export function tokenStyle(ruleset: Ruleset, { piece, index }: Pick<Token, 'piece' | 'index'>): Style {
  const colour = ruleset.colours[ruleset.pieces.owner[index] ?? 0] ?? 'blue';
  return ruleset.pieces.isCharacter[index] === 1 && !isWounded(piece) ? `${colour}Token` : colour;
}

/** How it is drawn on a square. */
export const figureOf = (ruleset: Ruleset, token: Token, language: Language): Figure => ({
  name: tokenName(ruleset, token.piece, language),
  mark: stateMark(ruleset, token),
  style: tokenStyle(ruleset, token),
});

/** Somebody of this colour, who lies face down. */
export const unknownName = (colour: Colour, language: Language): string =>
  `${COLOUR_LETTERS[colour][language]}??`;
