/** The single words of which lines are made at this table: for Tab, where no whole line fits. */
import {
  chartOf,
  inRoom,
  isOnLine,
  type Language,
  nameFor,
  type Place,
  placeName,
  type Position,
  type Seat,
  slotName,
} from '@dungeon-twister/rules';
import { legalLines } from './legal-lines.ts';

export function wordsToType(p: Position, seat: Seat, language: Language): string[] {
  const { ruleset } = p;
  const chart = chartOf(p);
  const pieces = ruleset.pieces.ids.map((_id, piece) => nameFor(ruleset, seat, piece, language));
  const { places, zones } = ruleset.layout;
  // A room of zones has fewer places than squares.
  const isPlace = (place: Place): boolean => zones === 0 || isOnLine(ruleset, place) || inRoom(place) < zones;
  const squares = Array.from({ length: places }, (_, place) => place)
    .filter(isPlace)
    .map((place) => placeName(chart, place));
  const slots = ruleset.layout.slots.map((_plan, slot) => slotName(slot));
  const verbs = legalLines(p, seat, language).flatMap(({ line }) => line.split(' '));
  return [...pieces, ...squares, ...slots, ...verbs];
}
