/** How pieces look on the labyrinth: their name in the notation, one more character for their state, their colour. */
import { type Place, type PieceJson, pieceName, type Shown, type Table } from '@dungeon-twister/rules';
import type { Style } from './canvas.ts';
import type { Language } from './language.ts';

/** What stands on a square of its own, and what it carries. */
export interface Token {
  readonly piece: PieceJson;
  readonly index: number;
  readonly load: readonly PieceJson[];
}

export const isWounded = (piece: PieceJson): boolean => piece.marks?.includes('wounded') ?? false;

export const indexOf = (table: Table, { id }: PieceJson): number => table.pieces.byId.get(id) ?? -1;

/** Whoever stands or lies on a place by itself, by place. */
export function tokensByPlace(table: Table, { pieces }: Pick<Shown, 'pieces'>): ReadonlyMap<Place, Token> {
  const tokens = new Map<Place, Token>();
  for (const piece of pieces) {
    if (typeof piece.where === 'string' || !('place' in piece.where)) continue;
    tokens.set(piece.where.place, {
      piece,
      index: indexOf(table, piece),
      load: pieces.filter(
        ({ where }) => typeof where === 'object' && 'holder' in where && where.holder === piece.id,
      ),
    });
  }
  return tokens;
}

/** ` ` a figure, `+` it carries something, `!` wounded, `&` wounded and holding something, `°` an object. */
export function stateMark(table: Table, { piece, index, load }: Token): string {
  if (table.pieces.isCharacter[index] !== 1) return '°';
  if (isWounded(piece)) return load.length > 0 ? '&' : '!';
  return load.length > 0 ? '+' : ' ';
}

export const tokenName = (table: Table, piece: PieceJson, language: Language): string =>
  pieceName(table, indexOf(table, piece), language);

export function tokenStyle(table: Table, { piece, index }: Pick<Token, 'piece' | 'index'>): Style {
  const colour = table.colours[table.pieces.owner[index] ?? 0] ?? 'blue';
  return table.pieces.isCharacter[index] === 1 && !isWounded(piece) ? `${colour}Token` : colour;
}
