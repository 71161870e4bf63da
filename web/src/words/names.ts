/** Names of pieces and colours as the page says them. */
import type { Colour, Language, PieceId, Ruleset } from '@dungeon-twister/rules';
import { language, words } from './language.ts';

export const kindName = (ruleset: Ruleset, id: PieceId, into: Language = language.value): string => {
  const piece = ruleset.pieces.byId.get(id);
  return piece === undefined ? id : (ruleset.pieces.kinds[piece]?.name[into] ?? id);
};

export const colourName = (colour: Colour): string => words().colour[colour];

export const fullName = (ruleset: Ruleset, id: PieceId): string => {
  const piece = ruleset.pieces.byId.get(id) ?? 0;
  const colour = ruleset.colours[ruleset.pieces.owner[piece] ?? 0];
  return colour ? `${kindName(ruleset, id)} (${colourName(colour)})` : kindName(ruleset, id);
};
