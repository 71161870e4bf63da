/** Places in words: by the letter of the room that everybody sees on it, by the icon of a zone, by the colour of a line. */
import {
  type Chart,
  type Colour,
  inRoom,
  isOnLine,
  lineOf,
  type Place,
  type PortcullisAt,
  ROOM_SIDE,
  type Ruleset,
  slotName,
  slotOf,
  ZONE_ICONS,
} from '@dungeon-twister/rules';
import { feminineColour } from './french-names.ts';
import { COLOUR_WORDS, type Language } from './language.ts';

type Icon = (typeof ZONE_ICONS)[number];

interface PlaceWords {
  readonly room: (letter: string) => string;
  readonly zone: (icon: Icon, room: string) => string;
  readonly line: (colour: Colour) => string;
  readonly lineAt: (room: string) => string;
  readonly finish: string;
  readonly within: (room: string) => string;
  readonly on: (line: string) => string;
  readonly facing: (zone: string) => string;
  readonly way: (from: string, to: string) => string;
}

const ICON_WORDS: Readonly<Record<Language, Readonly<Record<Icon, string>>>> = {
  en: { T: 'triangle', S: 'square', C: 'circle', G: 'gear' },
  fr: { T: 'triangle', S: 'carré', C: 'cercle', G: 'rouage' },
};

const WORDS: Readonly<Record<Language, PlaceWords>> = {
  en: {
    room: (letter) => `room ${letter}`,
    zone: (icon, room) => `the ${ICON_WORDS.en[icon]} zone of ${room}`,
    line: (colour) => `the ${COLOUR_WORDS[colour].en} line`,
    lineAt: (room) => `the line at ${room}`,
    finish: 'the finish',
    within: (room) => `in ${room}`,
    on: (line) => `on ${line}`,
    facing: (zone) => `facing ${zone}`,
    way: (from, to) => `from ${from} to ${to}`,
  },
  fr: {
    room: (letter) => `la salle ${letter}`,
    zone: (icon, room) => `la zone du ${ICON_WORDS.fr[icon]} de ${room}`,
    line: (colour) => `la ligne ${feminineColour(colour)}`,
    lineAt: (room) => `la ligne de ${room}`,
    finish: 'l’arrivée',
    within: (room) => `dans ${room}`,
    on: (line) => `sur ${line}`,
    facing: (zone) => `face à ${zone}`,
    way: (from, to) => `de ${from} à ${to}`,
  },
};

/** `room C`. */
export const roomInWords = (slot: number, language: Language): string => WORDS[language].room(slotName(slot));

/** The room along which a line lies, so many squares from its beginning. */
function slotAlong({ layout: { plan } }: Ruleset, index: number, further = 0): number {
  const line = plan.lines[index];
  if (!line) return 0;
  const isEast = line.runs === 'east';
  const [x, y] = isEast ? [line.x + further, line.y] : [line.x, line.y + further];
  const beside = plan.slots.findIndex((slot) =>
    isEast
      ? x >= slot.x && x < slot.x + ROOM_SIDE && (slot.y === y + 1 || slot.y + ROOM_SIDE === y)
      : y >= slot.y && y < slot.y + ROOM_SIDE && (slot.x === x + 1 || slot.x + ROOM_SIDE === x),
  );
  return Math.max(0, beside);
}

export function placesInWords(chart: Chart, language: Language) {
  const { ruleset } = chart;
  const { layout } = ruleset;
  const w = WORDS[language];
  const room = (slot: number): string => roomInWords(slot, language);
  const zone = (slot: number, index: number): string => w.zone(ZONE_ICONS[index] ?? 'T', room(slot));
  const line = (index: number): string => {
    const { owner = -1, use = 'start' } = layout.lines[index] ?? {};
    const colour = ruleset.colours[owner];
    if (use === 'finish') return w.finish;
    return use === 'start' && colour ? w.line(colour) : w.lineAt(room(slotAlong(ruleset, index)));
  };
  const place = (one: Place): string => {
    if (isOnLine(ruleset, one)) return line(lineOf(ruleset, one));
    return layout.zones > 0 ? zone(slotOf(one), inRoom(one)) : room(slotOf(one));
  };
  /** The zone that is faced from a place of a line; null where one stands on a square. */
  const facedZone = (one: Place): string | null => {
    if (!isOnLine(ruleset, one)) return null;
    const index = lineOf(ruleset, one);
    const { first = 0, facings = 0 } = layout.lines[index] ?? {};
    if (facings === 0) return null;
    const further = Math.floor((one - first) / facings) * ROOM_SIDE;
    return zone(slotAlong(ruleset, index, further), (one - first) % facings);
  };
  const at = (one: Place): string => {
    if (!isOnLine(ruleset, one)) return w.within(place(one));
    const zoneFaced = facedZone(one);
    return zoneFaced === null ? w.on(place(one)) : `${w.on(place(one))}, ${w.facing(zoneFaced)}`;
  };
  return {
    place,
    at,
    faced: (one: Place): string => facedZone(one) ?? place(one),
    line,
    code: (_place: Place): string | null => null,
    path(path: readonly Place[]): string {
      const [from = 0] = path;
      const to = path.at(-1) ?? from;
      if (place(from) !== place(to)) return w.way(place(from), place(to));
      return isOnLine(ruleset, from) ? w.on(place(from)) : w.within(place(from));
    },
    gate: ({ slot }: PortcullisAt): string => slotName(slot),
  };
}
