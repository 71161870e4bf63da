/** Where each token is drawn, and how large: alone on its square, or beside the others of its square or zone. */
import {
  type Colour,
  inRoom,
  isOnLine,
  lineOf,
  type PieceJson,
  type Place,
  type Ruleset,
  slotOf,
  type View,
} from '@dungeon-twister/rules';
import { isOnGear } from './gear-spot.ts';
import { HALF, spotsIn } from './packing.ts';
import {
  areaOf,
  centre,
  type Plane,
  type Point,
  type Rect,
  SIDE,
  sideOfLine,
  sideOnDrawing,
} from './plane.ts';
import { iconSquare } from './zone-shape.ts';

export interface Load {
  readonly id: string;
  readonly kind: string;
  readonly colour: Colour;
  readonly isCharacter: boolean;
}

export interface TokenSpot {
  readonly id: string;
  /** Null for one that lies face down. */
  readonly kind: string | null;
  readonly colour: Colour;
  readonly isCharacter: boolean;
  readonly place: Place;
  readonly at: Point;
  readonly scale: number;
  readonly wounded: boolean;
  readonly spent: boolean;
  readonly loads: readonly Load[];
}

type Guest = Omit<TokenSpot, 'at' | 'scale'>;

/** An object's token is smaller than a figure's. */
export const OBJECT_SCALE = 0.7;

/** Half the side of the box that a token covers. */
export const halfOf = ({ isCharacter, scale }: Pick<TokenSpot, 'isCharacter' | 'scale'>): number =>
  HALF * scale * (isCharacter ? 1 : OBJECT_SCALE);

const placeIn = (piece: PieceJson): Place | null =>
  typeof piece.where === 'object' && 'place' in piece.where ? piece.where.place : null;
const holderIn = (piece: PieceJson): string | null =>
  typeof piece.where === 'object' && 'holder' in piece.where ? piece.where.holder : null;

/** What a piece is, whoever looks. */
export function pieceArtOf(ruleset: Ruleset, id: string): Omit<Load, 'id'> {
  const { pieces } = ruleset;
  const piece = pieces.byId.get(id) ?? 0;
  return {
    kind: pieces.kinds[piece]?.id ?? '',
    colour: ruleset.colours[pieces.owner[piece] ?? 0] ?? 'blue',
    isCharacter: pieces.isCharacter[piece] === 1,
  };
}

/** One of which only the back is seen. */
const back = (id: string, colour: Colour, place: Place, isCharacter: boolean, wounded: boolean): Guest => ({
  id,
  kind: null,
  colour,
  isCharacter,
  place,
  wounded,
  spent: false,
  loads: [],
});

/** Everything that this person sees standing or lying on the board. */
export function tokenLayout(plane: Plane, view: View): TokenSpot[] {
  const { ruleset } = plane.chart;
  const seen = [...view.shown.pieces, ...view.own.pieces];
  const standing = seen.flatMap((piece): Guest[] => {
    const place = placeIn(piece);
    if (place === null) return [];
    return [
      {
        id: piece.id,
        ...pieceArtOf(ruleset, piece.id),
        place,
        wounded: piece.marks?.includes('wounded') ?? false,
        spent: piece.marks?.includes('spent') ?? false,
        loads: seen
          .filter((other) => holderIn(other) === piece.id)
          .map((other) => ({ id: other.id, ...pieceArtOf(ruleset, other.id) })),
      },
    ];
  });
  const onDots = view.shown.seats.flatMap((seat, index) =>
    index === view.viewer
      ? []
      : seat.faceDownOn.map((place) =>
          back(`hidden-${seat.colour}-${place}`, seat.colour, place, true, false),
        ),
  );
  const veiled = (view.shown.veiled ?? []).flatMap(({ sort, seat, place }, index) =>
    seat === view.viewer
      ? []
      : [
          back(
            `veiled-${index}`,
            ruleset.colours[seat] ?? 'blue',
            place,
            sort === 'wounded',
            sort === 'wounded',
          ),
        ],
  );
  return spread(plane, [...standing, ...onDots, ...veiled]);
}

/** Who stands on a gear lets its arrow be seen around him. */
const ON_GEAR = 0.76;

/** A token on a closed room: without id and kind where only its back is seen. */
interface WaitingToken {
  readonly id: string | null;
  readonly kind: string | null;
  readonly colour: Colour;
  readonly isCharacter: boolean;
}

/** The tokens that wait on a closed room: by their faces if that is asked for and this view knows them, else by their backs. */
export function tokensOn(plane: Plane, view: View, slot: number, byFace: boolean): WaitingToken[] {
  const { ruleset } = plane.chart;
  const room = view.shown.rooms[slot];
  if (!room || room.faceUp) return [];
  const faces: WaitingToken[] = view.own.pieces
    .filter(({ where }) => byFace && typeof where === 'object' && 'slot' in where && where.slot === slot)
    .map(({ id }) => ({ id, ...pieceArtOf(ruleset, id) }));
  return room.tokens.flatMap((count, seat) => {
    const colour = ruleset.colours[seat] ?? 'blue';
    const known = faces.filter((face) => face.colour === colour).slice(0, count);
    const backs = Array.from(
      { length: count - known.length },
      (): WaitingToken => ({ id: null, kind: null, colour, isCharacter: true }),
    );
    return [...known, ...backs];
  });
}

/** How the token that keeps most of a square and the one beside it share it. */
const GREATER = 0.76;
const LESSER = 0.41;

function spread(plane: Plane, all: readonly Guest[]): TokenSpot[] {
  const byPlace = new Map<Place, Guest[]>();
  for (const one of all) byPlace.set(one.place, [...(byPlace.get(one.place) ?? []), one]);
  return [...byPlace].flatMap(([place, here]) => {
    // Figures first, so that they keep their spots when objects come and go.
    const sorted = [...here].sort(
      (a, b) =>
        Number(b.isCharacter) - Number(a.isCharacter) ||
        Number(a.wounded) - Number(b.wounded) ||
        (a.id < b.id ? -1 : 1),
    );
    const area = areaOf(plane, place);
    const [square] = area;
    if (!square) return [];
    const isSquare = area.length === 1 && square.width === SIDE && square.height === SIDE;
    const [first, second, ...others] = sorted;
    if (isSquare && first && !second)
      return [
        { ...first, at: centre(square), scale: first.isCharacter && isOnGear(plane, place) ? ON_GEAR : 1 },
      ];
    if (isSquare && first && second && others.length === 0) return sharing(square, first, second);
    const { points, scale } = spotsIn(guestRoom(plane, place, area), sorted.length, spared(plane, place));
    return sorted.map((one, index) => ({ ...one, at: points[index] ?? centre(square), scale }));
  });
}

/** Two on one square: the first in the upper left, the other as large as the rest allows. */
function sharing(square: Rect, first: Guest, second: Guest): TokenSpot[] {
  const great = { ...first, scale: first.isCharacter ? GREATER : 0.7 };
  const small = {
    ...second,
    scale: second.isCharacter ? LESSER : first.isCharacter ? LESSER / OBJECT_SCALE : 0.7,
  };
  return [
    { ...great, at: { x: square.x + halfOf(great), y: square.y + halfOf(great) } },
    {
      ...small,
      at: { x: square.x + square.width - halfOf(small), y: square.y + square.height - halfOf(small) },
    },
  ];
}

/** Before a line there is a strip for the icon on the outside and one for the arrow towards the room. */
const ICON_STRIP = 20;
const ARROW_STRIP = 9;

function guestRoom(plane: Plane, place: Place, area: readonly Rect[]): readonly Rect[] {
  const { ruleset } = plane.chart;
  const { layout } = ruleset;
  const [strip] = area;
  if (!isOnLine(ruleset, place) || layout.zones === 0 || !strip) return area;
  const side = sideOnDrawing(plane, sideOfLine(ruleset, lineOf(ruleset, place)));
  const { x, y, width, height } = strip;
  const less = ICON_STRIP + ARROW_STRIP;
  if (side === 'south') return [{ x, y: y + ARROW_STRIP, width, height: height - less }];
  if (side === 'north') return [{ x, y: y + ICON_STRIP, width, height: height - less }];
  if (side === 'east') return [{ x: x + ARROW_STRIP, y, width: width - less, height }];
  return [{ x: x + ICON_STRIP, y, width: width - less, height }];
}

/** The icon of a zone stays visible where there is room for it. */
function spared(plane: Plane, place: Place): Rect[] {
  const { chart } = plane;
  const { ruleset } = chart;
  if (ruleset.layout.zones === 0 || isOnLine(ruleset, place)) return [];
  const room = chart.rooms[slotOf(place)];
  if (!room) return [];
  const zone = inRoom(place);
  const squares = [...room.zones.keys()].filter((square) => room.zones[square] === zone);
  const rect = areaOf(plane, place)[squares.indexOf(iconSquare(room, zone))];
  return rect ? [{ x: rect.x + 6, y: rect.y + 6, width: rect.width - 12, height: rect.height - 12 }] : [];
}
