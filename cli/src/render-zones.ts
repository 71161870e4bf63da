/**
 * The zones of the labyrinth and everybody in them.
 *
 * Every square bears the icon of its zone, as the notation writes it. Whoever is in a zone stands on a square of it,
 * whichever is free; the first square keeps the icon, and says how many found no room.
 */
import {
  type Chart,
  inRoom,
  NO_ZONE,
  type Place,
  placeIn,
  type Room,
  type Square,
  squaresOf,
  ZONE_ICONS,
} from '@dungeon-twister/rules';
import { squareInRoom } from './board-squares.ts';
import { centred, FLOOR_GROUND, type Pen, PIT_GROUND } from './cell.ts';
import { renderStartingZones } from './render-starting-zones.ts';
import { gearSign } from './gear-names.ts';
import type { Language } from '@dungeon-twister/words';
import { knownPieces, type Perspective, woundedIn } from './perspective.ts';
import { figureOf, type Token, tokensIn, unknownName } from './tokens.ts';

const GEAR_ICON = 'G';

export function renderZones(pen: Pen, perspective: Perspective, language: Language): void {
  const { chart, ruleset } = perspective;
  const everybody = tokensIn(ruleset, knownPieces(perspective));
  chart.rooms.forEach((room, slot) => {
    if (!room) return;
    drawPits(pen, perspective, room, slot);
    ZONE_ICONS.forEach((_icon, zone) => {
      const place = placeIn(slot, zone);
      const inside = insideOf(pen, perspective, everybody.get(place) ?? [], place, language);
      drawZone(pen, { chart, room, place, inside }, language);
    });
  });
  renderStartingZones(pen, perspective, language);
}

function drawPits(pen: Pen, { chart }: Perspective, room: Room, slot: number): void {
  room.zones.forEach((zone, drawn) => {
    const square = zone === NO_ZONE ? squareInRoom(chart, slot, drawn) : null;
    if (square) pen.ground(square, PIT_GROUND.empty, PIT_GROUND.style);
  });
}

interface Zone {
  readonly chart: Chart;
  readonly room: Room;
  readonly place: Place;
  /** Everybody inside, each to be drawn on a square. */
  readonly inside: readonly ((square: Square) => void)[];
}

/** Those who are known, then those who lie face down. */
const insideOf = (
  pen: Pen,
  perspective: Perspective,
  known: readonly Token[],
  place: Place,
  language: Language,
): Zone['inside'] => [
  ...known.map((token) => (square: Square) => {
    pen.figure(square, FLOOR_GROUND, figureOf(perspective.ruleset, token, language));
  }),
  ...woundedIn(perspective, place).map((colour) => (square: Square) => {
    pen.faceDown(square, unknownName(colour, language), colour);
  }),
];

function drawZone(pen: Pen, { chart, room, place, inside }: Zone, language: Language): void {
  const { first, free, narrow } = zoneSquares(chart, place, inside.length, (square) => pen.isRoomy(square));
  if (!first) return;
  const icon = iconOf(place);
  const left = inside.length - free.length;
  if (left > 0) pen.ground(first, centred(`${icon}+${left}`), 'strong');
  else if (icon === GEAR_ICON) pen.ground(first, centred(gearSign(room, language)), 'gear');
  else pen.ground(first, centred(icon), 'faint');
  for (const [i, square] of [...free, ...narrow].entries()) {
    const draw = i < free.length ? inside[i] : undefined;
    if (draw) draw(square);
    else pen.ground(square, centred(icon), 'faint');
  }
}

const iconOf = (place: Place): string => ZONE_ICONS[inRoom(place)] ?? '';

interface ZoneSquares {
  /** Bears the icon. */
  readonly first: Square | undefined;
  /** For so many names. */
  readonly free: readonly Square[];
  readonly narrow: readonly Square[];
}

/** The squares of a zone by their use; an icon needs less room than a name, unless it is the sign of a gear. */
export function zoneSquares(
  chart: Chart,
  place: Place,
  names: number,
  isRoomy: (square: Square) => boolean,
): ZoneSquares {
  const squares = squaresOf(chart, place).sort(asRead);
  const isLongSign = iconOf(place) === GEAR_ICON && squares.filter(isRoomy).length > names;
  const first = squares.find((square) => isRoomy(square) === isLongSign) ?? squares[0];
  const others = squares.filter((square) => square !== first);
  return {
    first,
    free: others.filter(isRoomy),
    narrow: others.filter((square) => !isRoomy(square)),
  };
}

/** Row by row from the north-west, however the room is turned. */
const asRead = (a: Square, b: Square): number => a.y - b.y || a.x - b.x;
