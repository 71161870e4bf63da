/** A refusal as it is answered: what stands in the way, with its name on the board. */
import type { NamedRefusal } from '@dungeon-twister/protocol';
import {
  chartOf,
  type Language,
  pieceName,
  placeName,
  type Position,
  type Refusal,
  slotName,
} from '@dungeon-twister/rules';
import { Fault } from './fault.ts';

export function withNames(position: Position, refusal: Refusal, language: Language): NamedRefusal {
  const { code, rule, words, piece, at, slot, field } = refusal;
  const number = piece === undefined ? undefined : position.ruleset.pieces.byId.get(piece);
  return {
    code,
    rule,
    words,
    ...(piece !== undefined && number !== undefined
      ? { piece: { id: piece, name: pieceName(position.ruleset, number, language) } }
      : {}),
    ...(at !== undefined && at >= 0 && at < position.ruleset.layout.places
      ? { place: { id: at, name: placeName(chartOf(position), at) } }
      : {}),
    ...(slot !== undefined && slot >= 0 && slot < position.ruleset.layout.slots.length
      ? { slot: { id: slot, name: slotName(slot) } }
      : {}),
    ...(field === undefined ? {} : { field }),
  };
}

export function refused(refusal: NamedRefusal): Fault {
  const { rule, words } = refusal;
  const said = { en: `${words.en} (${rule})`, fr: `${words.fr} (${rule})` };
  return new Fault({ code: 'REFUSED', words: said, refusal });
}
