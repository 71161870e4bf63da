/** How pieces look on the labyrinth: two letters, one more character for their state, and the colour of their team. */
import type { Place, PieceJson, Shown, Table } from '@dungeon-twister/rules';
import type { Style } from './canvas.ts';

/** What stands on a square of its own, and what it carries. */
export interface Token {
  readonly piece: PieceJson;
  readonly index: number;
  readonly load: readonly PieceJson[];
}

export const isWounded = (piece: PieceJson): boolean => piece.marks?.includes('wounded') ?? false;

/** Whoever stands or lies on a place by itself, by place. */
export function tokensByPlace(table: Table, shown: Shown): ReadonlyMap<Place, Token> {
  const tokens = new Map<Place, Token>();
  for (const piece of shown.pieces) {
    if (typeof piece.where === 'string' || !('place' in piece.where)) continue;
    tokens.set(piece.where.place, {
      piece,
      index: table.pieces.byId.get(piece.id) ?? -1,
      load: shown.pieces.filter(
        ({ where }) => typeof where === 'object' && 'holder' in where && where.holder === piece.id,
      ),
    });
  }
  return tokens;
}

/** Capitals for the first team, small letters for the second: colour is never the only sign. */
export const inTeamCase = (letters: string, owner: number): string =>
  owner % 2 === 0 ? letters.toUpperCase() : letters.toLowerCase();

/** ` ` a figure, `+` it carries something, `!` wounded, `&` wounded and holding something, `°` an object. */
function stateMark(table: Table, { piece, index, load }: Token): string {
  if (table.pieces.isCharacter[index] !== 1) return '°';
  if (isWounded(piece)) return load.length > 0 ? '&' : '!';
  return load.length > 0 ? '+' : ' ';
}

export function tokenText(table: Table, letters: ReadonlyMap<string, string>, token: Token): string {
  const kind = table.pieces.kinds[token.index]?.id ?? '';
  return (
    inTeamCase(letters.get(kind) ?? '??', table.pieces.owner[token.index] ?? 0) + stateMark(table, token)
  );
}

export function tokenStyle(table: Table, { piece, index }: Token): Style {
  const colour = table.colours[table.pieces.owner[index] ?? 0] ?? 'blue';
  return table.pieces.isCharacter[index] === 1 && !isWounded(piece) ? `${colour}Token` : colour;
}
