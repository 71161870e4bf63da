/** What happened, as a sentence. */
import {
  type Chart,
  type Colour,
  type EventType,
  type GameEvent,
  isOnLine,
  type PieceId,
  type Place,
  placeName,
  type PortcullisAt,
  portcullisName,
  type Ruleset,
  type Seat,
  slotName,
} from '@dungeon-twister/rules';
import { FEMININE, frenchPiece } from './french-names.ts';
import { capital, seatColour, COLOUR_WORDS, type Language } from './language.ts';
import { placesInWords, roomInWords } from './places-in-words.ts';
import type { Tongue } from './tongue.ts';

/** How things are called in a sentence. */
export interface Names {
  /** In English without an article, `blue Cleric`; in French with it, `le Clerc bleu`. */
  readonly piece: (id: PieceId) => string;
  /** Whether its French name is feminine. */
  readonly isFeminine: (id: PieceId) => boolean;
  /** The colour of a seat. */
  readonly seat: (seat: Seat) => string;
  /** The same two at the beginning of a sentence: `The blue Cleric`, `Le Clerc bleu`, `Blue`. */
  readonly thePiece: (id: PieceId) => string;
  readonly theSeat: (seat: Seat) => string;
  /** A place without a little word: `c7`; in words `room C`, `the square zone of room C`, `the blue line`. */
  readonly place: (place: Place) => string;
  /** The same with the little word before it: `on c7`, `in C.T`; in words `in room C`. */
  readonly at: (place: Place) => string;
  /** The name of a place for whoever reads coordinates; null for whoever sees the board. */
  readonly code: (place: Place) => string | null;
  /** A way: `c7-c8-d8`; in words `from room C to room D`. */
  readonly path: (path: readonly Place[]) => string;
  /** The zone that somebody on a line faces. */
  readonly faced: (place: Place) => string;
  /** The letter of a room; and with the word before it. */
  readonly slot: (slot: number) => string;
  readonly room: (slot: number) => string;
  /** A line by its first and last square, `p21-t21`; in words by the room that it lies along. */
  readonly line: (line: number) => string;
  readonly colour: (colour: Colour) => string;
  readonly gate: (gate: PortcullisAt) => string;
  /** Everybody at the table who is not among these. */
  readonly others: (seats: readonly Seat[]) => Seat[];
}

/** A sentence for each type of event, or null for what goes without saying. */
export type Sayings = {
  readonly [T in EventType]: (event: Extract<GameEvent, { readonly type: T }>, names: Names) => string | null;
};

export function sayEvent(event: GameEvent, names: Names, { sayings }: Tongue): string | null {
  // Each entry takes the events of its own key; TypeScript cannot follow that through the index.
  const say = sayings[event.type] as (event: GameEvent, names: Names) => string | null;
  return say(event, names);
}

/** One stands on a square, in a zone, and before a room at what one faces. */
const LITTLE_WORDS: Readonly<Record<Language, (ruleset: Ruleset, place: Place) => string>> = {
  en: (ruleset, place) => (ruleset.layout.zones === 0 ? 'on' : isOnLine(ruleset, place) ? 'at' : 'in'),
  fr: () => 'en',
};

/**
 * How places are called: by their names in notation, for whoever reads the board in a terminal; or in words, for whoever
 * has it before his eyes, where everything that is spoken of is shown.
 */
export type PlaceStyle = 'notation' | 'words';

type PlaceNames = Pick<Names, 'place' | 'at' | 'code' | 'path' | 'faced' | 'line' | 'gate'>;

function placesInNotation(chart: Chart, language: Language): PlaceNames {
  const { ruleset } = chart;
  const place = (one: Place): string => placeName(chart, one);
  return {
    place,
    at: (one) => `${LITTLE_WORDS[language](ruleset, one)} ${place(one)}`,
    code: place,
    path: (path) => path.map(place).join('-'),
    faced: place,
    line(line) {
      const { first = 0, length = 1 } = ruleset.layout.lines[line] ?? {};
      return `${place(first)}-${place(first + length - 1)}`;
    },
    gate: (gate) => portcullisName(chart, gate) ?? slotName(gate.slot),
  };
}

/** Names as they are while things lie as on this chart. */
export function namesFor(chart: Chart, language: Language, style: PlaceStyle = 'notation'): Names {
  const { ruleset } = chart;
  const seat = (index: Seat): string => seatColour(ruleset, index, language);
  const piece = (id: PieceId): string => {
    const index = ruleset.pieces.byId.get(id) ?? -1;
    const kind = ruleset.pieces.kinds[index];
    if (!kind) return id;
    const owner = ruleset.pieces.owner[index] ?? 0;
    return language === 'en'
      ? `${seat(owner)} ${kind.name.en}`
      : frenchPiece(kind.name.fr, ruleset.colours[owner] ?? 'blue');
  };
  return {
    seat,
    piece,
    thePiece: (id) => (language === 'en' ? `The ${piece(id)}` : capital(piece(id))),
    theSeat: (index) => capital(seat(index)),
    isFeminine: (id) => FEMININE.has(ruleset.pieces.kinds[ruleset.pieces.byId.get(id) ?? -1]?.name.fr ?? ''),
    slot: slotName,
    room: (slot) => roomInWords(slot, language),
    colour: (colour) => COLOUR_WORDS[colour][language],
    ...(style === 'words' ? placesInWords(chart, language) : placesInNotation(chart, language)),
    others: (seats) => [...ruleset.colours.keys()].filter((one) => !seats.includes(one)),
  };
}
