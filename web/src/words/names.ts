/** Names of pieces, colours and deeds as the page says them. */
import {
  type ActionType,
  type Chart,
  type Colour,
  isOnLine,
  type Language,
  type PieceId,
  type Place,
  placeName,
  type Ruleset,
} from '@dungeon-twister/rules';
import { deedWords, type Names, namesFor } from '@dungeon-twister/words';
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

/** Names for sentences: places are words, since the board beside them shows what they speak of. */
export const namesInWords = (chart: Chart, into: Language = language.value): Names =>
  namesFor(chart, into, 'words');

/**
 * A place as something to choose: squares have the letters and numbers on the rim, because two of one room must not be
 * called alike; zones have their icons.
 */
export const targetName = (chart: Chart, place: Place): string =>
  chart.ruleset.layout.zones === 0
    ? placeName(chart, place)
    : namesInWords(chart)[isOnLine(chart.ruleset, place) ? 'at' : 'place'](place);

/** What is done, before the name of what it is done to. */
export const verbOf = (type: ActionType): string => deedWords(type, tongue()).verb;

/** The same for a button that says nothing else. */
export const deedName = (type: ActionType): string => deedWords(type, tongue()).short ?? verbOf(type);
