/**
 * What lies on the board besides pieces and can be asked about: gears, pits, what stands on edges, lines, closed rooms,
 * and the floor of open ones. Things of a room are named by where they are in it, so that they stay the same when it
 * turns.
 */
import {
  isOnLine,
  lineOf,
  NO_ZONE,
  PIT,
  type Place,
  placeIn,
  PORTCULLIS,
  type Room,
  ROOM_SQUARES,
  slotOf,
  SLIT,
  inRoom,
  type View,
} from '@dungeon-twister/rules';
import { edgesOf } from './edge-art.tsx';
import { gearSpot, gearSquare, isOnGear, middleOfSquare, roomsOfGear } from './gear-spot.ts';
import {
  areaOf,
  boundsOf,
  distance,
  inLyingRoom,
  type Plane,
  type Point,
  placeAtPoint,
  type Rect,
  roomRect,
  SIDE,
} from './plane.ts';

export type Thing =
  | { readonly kind: 'gear'; readonly slot: number }
  | { readonly kind: 'pit'; readonly slot: number; readonly square: number }
  /** What stands on an edge, by its number among the edges of the room. */
  | { readonly kind: 'portcullis' | 'slit' | 'wall'; readonly slot: number; readonly edge: number }
  | { readonly kind: 'line'; readonly line: number }
  /** A room that lies face down. */
  | { readonly kind: 'room'; readonly slot: number }
  /** Where nothing is but the room itself: a square, or a zone. */
  | { readonly kind: 'floor'; readonly place: Place };

export const sameThing = (one: Thing | null, other: Thing | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** How near somebody must point to what stands on an edge: a wall is everywhere, and must not be in the way. */
const NEAR_EDGE = { portcullis: 9, slit: 9, wall: 5 } as const;

const edgeKind = (kind: number): 'portcullis' | 'slit' | 'wall' =>
  kind === PORTCULLIS ? 'portcullis' : kind === SLIT ? 'slit' : 'wall';

const isUpright = (plane: Plane, slot: number, upright: boolean): boolean =>
  upright !== (((plane.chart.turned[slot] + plane.turned) & 3) % 2 === 1);

const standsIn = (view: View, slot: number): boolean => {
  const room = view.shown.rooms[slot];
  return room.faceUp && !room.wallsBroken;
};

const contains = ({ x, y, width, height }: Rect, at: Point): boolean =>
  at.x >= x && at.y >= y && at.x < x + width && at.y < y + height;

function edgeAt(plane: Plane, slot: number, room: Room, point: Point): Thing | null {
  for (const [edge, { at, upright, kind }] of edgesOf(room).entries()) {
    const spot = inLyingRoom(plane, slot, at);
    const [along, across] = isUpright(plane, slot, upright)
      ? [Math.abs(point.y - spot.y), Math.abs(point.x - spot.x)]
      : [Math.abs(point.x - spot.x), Math.abs(point.y - spot.y)];
    const name = edgeKind(kind);
    if (along <= SIDE / 2 && across <= NEAR_EDGE[name]) return { kind: name, slot, edge };
  }
  return null;
}

function pitAt(plane: Plane, slot: number, room: Room, point: Point): Thing | null {
  for (let square = 0; square < ROOM_SQUARES; square++) {
    if (room.squares[square] !== PIT) continue;
    const { x, y } = inLyingRoom(plane, slot, middleOfSquare(square));
    if (contains(around({ x, y }, SIDE / 2, SIDE / 2), point)) return { kind: 'pit', slot, square };
  }
  return null;
}

/** The thing at a point of the drawing: the smallest first. */
export function thingAtPoint(plane: Plane, view: View, point: Point): Thing | null {
  const { rooms, ruleset } = plane.chart;
  for (const [slot, room] of rooms.entries()) {
    if (!contains(roomRect(plane, slot), point)) continue;
    if (!room) return { kind: 'room', slot };
    const gear = gearSpot(plane, slot);
    if (gear && distance(gear, point) < SIDE / 2) return { kind: 'gear', slot };
    const found =
      (standsIn(view, slot) && edgeAt(plane, slot, room, point)) || pitAt(plane, slot, room, point);
    if (found) return found;
  }
  const place = placeAtPoint(plane, point);
  if (place === null) return null;
  if (isOnLine(ruleset, place)) return { kind: 'line', line: lineOf(ruleset, place) };
  return ruleset.layout.zones === 0 && isOnGear(plane, place)
    ? { kind: 'gear', slot: slotOf(place) }
    : { kind: 'floor', place };
}

/** Whether a square of a room lies along an edge of its drawing. */
const touches = (square: number, at: Point): boolean => {
  const middle = middleOfSquare(square);
  return distance(middle, at) < SIDE / 2 + 1;
};

/** Everything at a place, what matters most first: for whoever goes over the board by keyboard. */
export function thingsAtPlace(plane: Plane, view: View, place: Place): Thing[] {
  const { rooms, ruleset } = plane.chart;
  if (isOnLine(ruleset, place)) return [{ kind: 'line', line: lineOf(ruleset, place) }];
  const slot = slotOf(place);
  const room = rooms[slot];
  if (!room) return [{ kind: 'room', slot }];
  const inZones = ruleset.layout.zones > 0;
  const squares = Array.from({ length: ROOM_SQUARES }, (_, square) => square).filter((square) =>
    inZones ? room.zones[square] === inRoom(place) : square === inRoom(place),
  );
  // A pit between zones belongs to none of them; whoever stands beside it asks about it.
  const beside = (square: number): boolean =>
    squares.some((one) => distance(middleOfSquare(one), middleOfSquare(square)) <= SIDE);
  const pits = [...room.squares.keys()].filter(
    (square) =>
      room.squares[square] === PIT &&
      (inZones ? room.zones[square] === NO_ZONE && beside(square) : squares.includes(square)),
  );
  const edges = standsIn(view, slot)
    ? [...edgesOf(room).entries()].filter(([, { at }]) => squares.some((square) => touches(square, at)))
    : [];
  const onEdges = (wanted: Thing['kind']): Thing[] =>
    edges.flatMap(([edge, { kind }]) =>
      edgeKind(kind) === wanted ? [{ kind: edgeKind(kind), slot, edge }] : [],
    );
  return [
    ...(isOnGear(plane, place) ? [{ kind: 'gear', slot } as const] : []),
    ...pits.map((square) => ({ kind: 'pit', slot, square }) as const),
    ...onEdges('portcullis'),
    ...onEdges('slit'),
    { kind: 'floor', place },
    ...onEdges('wall').slice(0, 1),
  ];
}

const around = ({ x, y }: Point, wide: number, high: number): Rect => ({
  x: x - wide,
  y: y - high,
  width: 2 * wide,
  height: 2 * high,
});

/** What a thing fills on the drawing. */
export function areaOfThing(plane: Plane, thing: Thing): Rect[] {
  const { ruleset, rooms } = plane.chart;
  if (thing.kind === 'line') {
    const { first, length } = ruleset.layout.lines[thing.line];
    return [boundsOf(Array.from({ length }, (_, at) => areaOf(plane, first + at)).flat())];
  }
  if (thing.kind === 'room') return [roomRect(plane, thing.slot)];
  if (thing.kind === 'floor') return areaOf(plane, thing.place);
  const room = rooms[thing.slot];
  if (!room) return [roomRect(plane, thing.slot)];
  if (thing.kind === 'gear' || thing.kind === 'pit') {
    const square = thing.kind === 'gear' ? gearSquare(room) : thing.square;
    return [around(inLyingRoom(plane, thing.slot, middleOfSquare(square)), SIDE / 2, SIDE / 2)];
  }
  const edge = edgesOf(room)[thing.edge];
  if (!edge) return [];
  const [wide, high] = isUpright(plane, thing.slot, edge.upright) ? [8, SIDE / 2] : [SIDE / 2, 8];
  return [around(inLyingRoom(plane, thing.slot, edge.at), wide, high)];
}

/** The rooms that a thing speaks of: that of a gear with its twin, or a closed one by itself. */
export function roomsOfThing(plane: Plane, thing: Thing | null): number[] {
  if (thing?.kind === 'room') return [thing.slot];
  if (thing?.kind === 'gear') return roomsOfGear(plane, placeIn(thing.slot, 0));
  return thing?.kind === 'floor' && !isOnLine(plane.chart.ruleset, thing.place)
    ? roomsOfGear(plane, thing.place)
    : [];
}
