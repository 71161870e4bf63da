/**
 * Where everything lies on the drawing: the board in squares of 40 units, turned by quarters so that the seat that
 * looks has its line below. All points and rectangles that leave this file are in the frame of the drawing: whoever
 * draws need not know how the board is turned, and tokens and letters stay upright by themselves.
 */
import {
  type Chart,
  chartOfView,
  cornerOf,
  isOnLine,
  lineOf,
  type Place,
  ROOM_SIDE,
  type Ruleset,
  sizeOf,
  slotOf,
  squaresOf,
  type View,
} from '@dungeon-twister/rules';

/** Units of one square. */
/** So far from its border a room can be framed without hiding the walls that stand there. */
export const WITHIN_WALLS = 10.5;
export const SIDE = 40;
export const ROOM = SIDE * ROOM_SIDE;
/** How much deeper than a square a line is whose places are facings: several stand there before one zone. */
const DEEPER = 46;
/** A room that was lifted out hangs so far above its place. */
const ALOFT = 8;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

export interface Plane {
  readonly chart: Chart;
  /** Quarter turns clockwise of the whole board. */
  readonly turned: number;
  readonly width: number;
  readonly height: number;
  /** Units beyond the squares of the board in the west and in the north, before it is turned. */
  readonly west: number;
  readonly north: number;
  /** The board before it is turned, with what lies beyond its squares. */
  readonly across: number;
  readonly down: number;
}

export type Side = 'north' | 'east' | 'south' | 'west';
export const SIDES: readonly Side[] = ['north', 'east', 'south', 'west'];

/** On which side of the rooms a line lies. */
export function sideOfLine({ layout }: Ruleset, line: number): Side {
  const { x, y, runs, length } = layout.plan.lines[line];
  const along = runs === 'east';
  for (const slot of layout.plan.slots) {
    const meets = along
      ? slot.x < x + length && x < slot.x + ROOM_SIDE
      : slot.y < y + length && y < slot.y + ROOM_SIDE;
    if (!meets) continue;
    if (along && slot.y === y + 1) return 'north';
    if (along && slot.y + ROOM_SIDE === y) return 'south';
    if (!along && slot.x === x + 1) return 'west';
    if (!along && slot.x + ROOM_SIDE === x) return 'east';
  }
  return 'south';
}

export const planeOf = (ruleset: Ruleset, view: View, turned = 0): Plane =>
  planeOn(chartOfView(ruleset, view.shown), turned);

export function planeOn(chart: Chart, turned: number): Plane {
  const { width, height } = sizeOf(chart);
  const deep = (side: Side): number =>
    chart.ruleset.layout.lines.some((line, at) => line.facings > 0 && sideOfLine(chart.ruleset, at) === side)
      ? DEEPER
      : 0;
  const [west, north] = [deep('west'), deep('north')];
  const across = width * SIDE + west + deep('east');
  const down = height * SIDE + north + deep('south');
  const quarter = turned & 3;
  const [w, h] = quarter % 2 === 0 ? [across, down] : [down, across];
  return { chart, turned: quarter, width: w, height: h, west, north, across, down };
}

/** A rectangle of the board, in units before it is turned, on the drawing. */
export function onDrawing(plane: Plane, x: number, y: number, width: number, height: number): Rect {
  const { turned, across, down } = plane;
  const [left, top] = [x + plane.west, y + plane.north];
  if (turned === 1) return { x: down - top - height, y: left, width: height, height: width };
  if (turned === 2) return { x: across - left - width, y: down - top - height, width, height };
  if (turned === 3) return { x: top, y: across - left - width, width: height, height: width };
  return { x: left, y: top, width, height };
}

/** The smallest rectangle that holds some others. */
export function boundsOf(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  return {
    x,
    y,
    width: Math.max(...rects.map((rect) => rect.x + rect.width)) - x,
    height: Math.max(...rects.map((rect) => rect.y + rect.height)) - y,
  };
}

/** A rectangle with so much more on each side. */
export const widened = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** A rectangle as a path. */
export const asPath = ({ x, y, width, height }: Rect): string => `M${x},${y}h${width}v${height}h${-width}z`;

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const centre = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Whether a room has been lifted out of the labyrinth. */
export const isAloft = ({ chart }: Plane, slot: number): boolean =>
  chart.ruleset.layout.arrangements[chart.arrangement].slotAt[slot] < 0;

/** The upper left corner of a slot; a room that has left the labyrinth hangs above where it lay. */
export function slotCorner(plane: Plane, slot: number): Point {
  const { chart } = plane;
  const corner = cornerOf(chart, slot) ?? cornerOf({ ...chart, arrangement: 0 }, slot) ?? { x: 0, y: 0 };
  const { x, y } = onDrawing(plane, corner.x * SIDE, corner.y * SIDE, ROOM, ROOM);
  return { x, y: isAloft(plane, slot) ? y - ALOFT : y };
}

/** The square that a room in a slot fills. */
export const roomRect = (plane: Plane, slot: number): Rect => ({
  ...slotCorner(plane, slot),
  width: ROOM,
  height: ROOM,
});

export const slotMiddle = (plane: Plane, slot: number): Point => centre(roomRect(plane, slot));

/** A point in the frame of a room's drawing, where it lies now. */
export function inLyingRoom(plane: Plane, slot: number, at: Point): Point {
  const turned = (plane.chart.turned[slot] + plane.turned) & 3;
  let [x, y] = [at.x - ROOM / 2, at.y - ROOM / 2];
  for (let quarter = 0; quarter < turned; quarter++) [x, y] = [-y, x];
  const middle = slotMiddle(plane, slot);
  return { x: middle.x + x, y: middle.y + y };
}

/** A turn around the middle of a room, written so that one can be blended into another. */
export const turning = (degrees: number): string =>
  `translate(${ROOM / 2}px, ${ROOM / 2}px) rotate(${degrees}deg) translate(${-ROOM / 2}px, ${-ROOM / 2}px)`;

/** Where the slots can lie that move: the stops of a sliding room, the place under a lifted one. */
export function stopsOf(plane: Plane): Rect[] {
  const { chart } = plane;
  const { arrangements, slots } = chart.ruleset.layout;
  return slots.flatMap((_plan, slot) => {
    const corners = arrangements.flatMap((_one, arrangement) =>
      arrangements[arrangement].slotAt[slot] < 0 ? [] : [cornerOf({ ...chart, arrangement }, slot)],
    );
    const places = new Map(
      corners.flatMap((corner) => (corner ? [[`${corner.x}/${corner.y}`, corner]] : [])),
    );
    if (places.size < 2 && corners.length === arrangements.length) return [];
    return [...places.values()].map(({ x, y }) => onDrawing(plane, x * SIDE, y * SIDE, ROOM, ROOM));
  });
}

/** Everything that belongs to a place: its square, the squares of its zone, or the strip before a zone. */
export function areaOf(plane: Plane, place: Place): Rect[] {
  const { chart } = plane;
  if (isOnLine(chart.ruleset, place)) return [lineArea(plane, place)];
  const known = squaresOf(chart, place);
  const squares = known.length > 0 ? known : squaresOf({ ...chart, arrangement: 0 }, place);
  const raised = isAloft(plane, slotOf(place)) ? ALOFT : 0;
  return squares.map(({ x, y }) => {
    const rect = onDrawing(plane, x * SIDE, y * SIDE, SIDE, SIDE);
    return raised > 0 ? { ...rect, y: rect.y - raised } : rect;
  });
}

function lineArea(plane: Plane, place: Place): Rect {
  const { chart } = plane;
  const { layout } = chart.ruleset;
  const at = lineOf(chart.ruleset, place);
  const line = layout.lines[at];
  const [{ x, y }] = squaresOf(chart, line.facings > 0 ? line.first : place);
  if (line.facings === 0) return onDrawing(plane, x * SIDE, y * SIDE, SIDE, SIDE);
  const offset = place - line.first;
  const wide = ROOM / line.facings;
  const along = Math.floor(offset / line.facings) * ROOM + (offset % line.facings) * wide;
  const side = sideOfLine(chart.ruleset, at);
  const deep = SIDE + DEEPER;
  const first = side === 'north' || side === 'west' ? DEEPER : 0;
  return side === 'north' || side === 'south'
    ? onDrawing(plane, x * SIDE + along, y * SIDE - first, wide, deep)
    : onDrawing(plane, x * SIDE - first, y * SIDE + along, deep, wide);
}

/** A direction of the board as it lies on the drawing. */
export const sideOnDrawing = ({ turned }: Plane, side: Side): Side =>
  SIDES[(SIDES.indexOf(side) + turned) & 3];

/** A point inside a place that stands for it: of a zone, the square nearest to its middle. */
export function middleOf(plane: Plane, place: Place): Point {
  const points = areaOf(plane, place).map(centre);
  const [first] = points;
  if (!first) return { x: 0, y: 0 };
  const mean = {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
  const far = (p: Point): number => distance(p, mean);
  return points.reduce((best, point) => (far(point) < far(best) - 0.01 ? point : best), first);
}

/** The place at a point of the drawing, or null. */
export function placeAtPoint(plane: Plane, { x, y }: Point): Place | null {
  const { ruleset } = plane.chart;
  const inside = (rect: Rect): boolean =>
    x >= rect.x && y >= rect.y && x < rect.x + rect.width && y < rect.y + rect.height;
  for (let place = 0; place < ruleset.layout.places; place++) {
    if (!isOnLine(ruleset, place) && !plane.chart.rooms[slotOf(place)]) continue;
    if (areaOf(plane, place).some(inside)) return place;
  }
  return null;
}
