/** Names of pieces and colours as the page says them. */
import type { Colour, Language, PieceId, Table } from '@dungeon-twister/rules';
import { language, words } from '../words/language.ts';

export const kindName = (table: Table, id: PieceId, into: Language = language.value): string => {
  const piece = table.pieces.byId.get(id);
  return piece === undefined ? id : (table.pieces.kinds[piece]?.name[into] ?? id);
};

export const colourName = (colour: Colour): string => words().colour[colour];

export const fullName = (table: Table, id: PieceId): string => {
  const piece = table.pieces.byId.get(id) ?? 0;
  const colour = table.colours[table.pieces.owner[piece] ?? 0];
  return colour ? `${kindName(table, id)} (${colourName(colour)})` : kindName(table, id);
};
