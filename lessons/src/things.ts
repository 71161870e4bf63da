/** What a sentence of a lesson points at: something on the board, or something that lies before the player. */
import {
  chartOf,
  exitPlaces,
  isGear,
  isInSlot,
  type Piece,
  type Place,
  pieceNamed,
  placeNamed,
  placeOf,
  type Position,
  type Seat,
} from '@dungeon-twister/rules';
import { faultAt, quoted } from './fault.ts';
import { type Naming, readSlot } from './goal-text.ts';

/** Things that are not on the board. */
const BESIDE = ['cards', 'end', 'undo'] as const;
export type Beside = (typeof BESIDE)[number];

export type Thing =
  | { readonly piece: Piece }
  | { readonly place: string }
  | { readonly room: number }
  | { readonly gear: number }
  | { readonly beside: Beside }
  | 'exit';

/** Names between commas. */
export const readThings = (text: string, naming: Naming): Thing[] =>
  text.split(/\s*,\s*/).map((name) => readThing(name, naming));

function readThing(name: string, naming: Naming): Thing {
  const { line, position } = naming;
  if (name === 'exit') return 'exit';
  const beside = BESIDE.find((one) => one === name);
  if (beside) return { beside };
  const [first = '', second = '', ...more] = name.split(/\s+/);
  const slot = more.length === 0 ? readSlot(second, naming) : null;
  if (slot !== null && first === 'room') return { room: slot };
  if (slot !== null && first === 'gear') return { gear: slot };
  const piece = pieceNamed(position.ruleset, 0, name, 'en');
  if (piece >= 0) return { piece };
  if (placeNamed(chartOf(position), name) !== null) return { place: name };
  return faultAt(line, 'BAD_POINT', {
    en: `${quoted(name)} is nothing to point at: a piece (bCl), a square (c7), "room A", "gear A", ${['exit', ...BESIDE].join(', ')}`,
    fr: `${quoted(name)} ne se montre pas : une pièce (bCl), une case (c7), « room A », « gear A », ${['exit', ...BESIDE].join(', ')}`,
  });
}

/** The places of a thing as everything lies now; none for what is not on the board, or not any more. */
export function placesOf(position: Position, seat: Seat, thing: Thing): Place[] {
  if (thing === 'exit') return exitPlaces(position, seat);
  if ('piece' in thing) {
    const place = placeOf(position, thing.piece);
    return place >= 0 && place < position.ruleset.layout.places ? [place] : [];
  }
  if ('gear' in thing) return gearsOf(position, thing.gear);
  if (!('place' in thing)) return [];
  const place = placeNamed(chartOf(position), thing.place);
  return place === null ? [] : [place];
}

/** The gears of a room, as it lies now; of all rooms where none is named. */
export function gearsOf(position: Position, slot: number | null): Place[] {
  const { ruleset } = position;
  return Array.from({ length: ruleset.layout.places }, (_, place) => place).filter(
    (place) => isGear(position, place) && (slot === null || isInSlot(ruleset, place, slot)),
  );
}
