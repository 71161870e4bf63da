/** How gears are called: by the number of their pair, or by its colour where a pair has one; and by their arrow. */
import { isZoneRoom, type Room, type Words } from '@dungeon-twister/rules';
import type { Language } from '@dungeon-twister/words';

export const ARROWS = { cw: '↻', ccw: '↺' } as const;

/** The colours of the Card Game, by the names of its rooms. */
const COLOURS: Readonly<Record<string, Words>> = {
  blue: { en: 'blue', fr: 'bleu' },
  green: { en: 'green', fr: 'vert' },
  red: { en: 'red', fr: 'rouge' },
  purple: { en: 'purple', fr: 'violet' },
  orange: { en: 'orange', fr: 'orange' },
  white: { en: 'white', fr: 'blanc' },
};
/** So many letters of a colour fit into a square; no two colours begin alike. */
const SHORT = 3;

const colourOf = (room: Room, language: Language): string | undefined =>
  isZoneRoom(room) ? COLOURS[room.id.split('-')[0] ?? '']?.[language] : undefined;

/** `3`, or `blue`. */
const pairName = (room: Room, language: Language): string => colourOf(room, language) ?? String(room.pair);

/** With the number by which options name it: `3`, or `101 blue`. */
export const numberedPair = (room: Room, language: Language): string =>
  [room.pair, colourOf(room, language) ?? []].flat().join(' ');

/** `3↻`, or `blue↻`. */
export const gearName = (room: Room, language: Language): string =>
  pairName(room, language) + ARROWS[room.arrow];

/** The same as short as a square needs it: `blu↻`. */
export const gearSign = (room: Room, language: Language): string =>
  pairName(room, language).slice(0, SHORT) + ARROWS[room.arrow];
