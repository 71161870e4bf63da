/** Names of pieces, colours and deeds as the page says them. */
import type { ActionType, Colour, Language, PieceId, Ruleset } from '@dungeon-twister/rules';
import { deedWords } from '@dungeon-twister/words';
import { language, tongue, words } from './language.ts';

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

/** What is done, before the name of what it is done to. */
export const verbOf = (type: ActionType): string => deedWords(type, tongue()).verb;

/** The same for a button that says nothing else. */
export const deedName = (type: ActionType): string => deedWords(type, tongue()).short ?? verbOf(type);
