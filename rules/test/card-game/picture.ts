/**
 * A room of zones as a picture: its squares as they lie after some quarter turns, and what one can read off them.
 *
 * A second opinion on the ground of the rules: it turns the picture itself and knows neither positions nor links.
 */
import type { Room } from '../../src/map/read-room-drawing.ts';
import { NO_ZONE, ZONE_ICONS } from '../../src/map/zones-of-a-room.ts';
import { OPEN, PORTCULLIS } from '../../src/vocabulary.ts';
import type { Icon } from './questions.ts';

export const ZONES: readonly Icon[] = ZONE_ICONS;
export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;
export const SIDES = [NORTH, EAST, SOUTH, WEST];
const FIVE = [0, 1, 2, 3, 4];

export interface Cell {
  /** Null for a pit. */
  readonly zone: Icon | null;
  /** What is printed on its four sides. */
  readonly edges: readonly number[];
}

/** Rows from the north, columns from the west. */
export type Picture = readonly (readonly Cell[])[];

const asDrawn = (room: Room): Picture =>
  FIVE.map((y) =>
    FIVE.map((x) => {
      const square = y * 5 + x;
      const zone = room.zones[square];
      return {
        zone: zone === NO_ZONE ? null : (ZONES[zone] ?? null),
        edges: SIDES.map((side) => room.edges[square * 4 + side] ?? OPEN),
      };
    }),
  );

/** What lay in the west lies in the north, and so on round. */
const quarterTurn = (picture: Picture): Picture =>
  FIVE.map((y) =>
    FIVE.map((x) => {
      const { zone, edges } = picture[4 - x][y];
      return { zone, edges: SIDES.map((side) => edges[(side + 3) % 4]) };
    }),
  );

export function pictureOf(room: Room, turned = 0): Picture {
  let picture = asDrawn(room);
  for (let quarter = 0; quarter < turned; quarter++) picture = quarterTurn(picture);
  return picture;
}

interface At {
  readonly x: number;
  readonly y: number;
}

const cells: readonly At[] = FIVE.flatMap((y) => FIVE.map((x) => ({ x, y })));
const beside = ({ x, y }: At, side: number): At => ({
  x: x + (side === EAST ? 1 : side === WEST ? -1 : 0),
  y: y + (side === SOUTH ? 1 : side === NORTH ? -1 : 0),
});
/** The cell, or undefined beyond the border. */
const cellAt = (picture: Picture, { x, y }: At): Cell | undefined => picture[y]?.[x];

export const squaresOf = (picture: Picture, zone: Icon): readonly At[] =>
  cells.filter((at) => cellAt(picture, at)?.zone === zone);

/** What is printed between two zones, edge by edge. */
export const between = (picture: Picture, a: Icon, b: Icon): number[] =>
  squaresOf(picture, a).flatMap((at) =>
    SIDES.filter((side) => cellAt(picture, beside(at, side))?.zone === b).map(
      (side) => cellAt(picture, at)?.edges[side] ?? OPEN,
    ),
  );

/** The five border squares of a side, from the west or from the north, with what is printed on that side. */
export const sideOf = (
  picture: Picture,
  side: number,
): readonly { readonly zone: Icon | null; readonly edge: number }[] =>
  FIVE.map((i) => {
    const at = [
      { x: i, y: 0 },
      { x: 4, y: i },
      { x: i, y: 4 },
      { x: 0, y: i },
    ][side];
    const cell = picture[at.y][at.x];
    return { zone: cell.zone, edge: cell.edges[side] };
  });

/** Squares that hang together, from one on, as far as the question says yes. */
function spread(from: At, goesOn: (at: At, side: number) => boolean): readonly At[] {
  const found = [from];
  for (const at of found)
    for (const side of SIDES) {
      const next = beside(at, side);
      if (goesOn(at, side) && !found.some(({ x, y }) => x === next.x && y === next.y)) found.push(next);
    }
  return found;
}

/** Whether a zone is in one piece, with nothing printed inside it. */
export function isWhole(picture: Picture, zone: Icon): boolean {
  const squares = squaresOf(picture, zone);
  const [first] = squares;
  if (!first) return false;
  const open = between(picture, zone, zone).every((edge) => edge === OPEN);
  return (
    open &&
    spread(first, (at, side) => cellAt(picture, beside(at, side))?.zone === zone).length === squares.length
  );
}

export interface Pit {
  readonly squares: readonly At[];
  /** The zones that share an open edge with it. */
  readonly touches: readonly Icon[];
}

/** The pits; `passes` says which edges count as open. */
export function pitsOf(picture: Picture, passes = (edge: number): boolean => edge === OPEN): readonly Pit[] {
  const pits: Pit[] = [];
  for (const at of cells) {
    if (cellAt(picture, at)?.zone !== null) continue;
    if (pits.some(({ squares }) => squares.some(({ x, y }) => x === at.x && y === at.y))) continue;
    const squares = spread(at, (from, side) => cellAt(picture, beside(from, side))?.zone === null);
    const touches = ZONES.filter((zone) =>
      squares.some((square) =>
        SIDES.some(
          (side) =>
            cellAt(picture, beside(square, side))?.zone === zone &&
            passes(cellAt(picture, square)?.edges[side] ?? OPEN),
        ),
      ),
    );
    pits.push({ squares, touches });
  }
  return pits;
}

export const sharePit = (picture: Picture, a: Icon, b: Icon): boolean =>
  pitsOf(picture).some(({ touches }) => touches.includes(a) && touches.includes(b));

/** Whether two zones lie straight across a pit from each other, nothing but pit between. */
export const acrossPit = (picture: Picture, a: Icon, b: Icon): boolean =>
  squaresOf(picture, a).some((from) =>
    SIDES.some((side) => {
      let at = from;
      let cell = cellAt(picture, at);
      do {
        if (cell?.edges[side] !== OPEN) return false;
        at = beside(at, side);
        cell = cellAt(picture, at);
      } while (cell?.zone === null);
      const direct = Math.abs(at.x - from.x) + Math.abs(at.y - from.y) === 1;
      return !direct && cell?.zone === b;
    }),
  );

/** Whether one step leads from one zone to the other, portcullises closed. */
export const joined = (picture: Picture, a: Icon, b: Icon): boolean => between(picture, a, b).includes(OPEN);

/** The zones with an open edge on a side. */
export const doorsOn = (picture: Picture, side: number): readonly Icon[] =>
  ZONES.filter((zone) => sideOf(picture, side).some((cell) => cell.zone === zone && cell.edge === OPEN));

/** Zones that one can walk between inside the room, portcullises closed. */
export function areasOf(picture: Picture): readonly (readonly Icon[])[] {
  const areas: Icon[][] = [];
  for (const zone of ZONES) {
    if (areas.some((area) => area.includes(zone))) continue;
    const area = [zone];
    for (const from of area)
      for (const to of ZONES) if (!area.includes(to) && joined(picture, from, to)) area.push(to);
    areas.push(area);
  }
  return areas;
}

/** Whether one can walk from one side of the room to another. */
export const leadsThrough = (picture: Picture, from: number, to: number): boolean =>
  areasOf(picture).some((area) =>
    [from, to].every((side) => doorsOn(picture, side).some((zone) => area.includes(zone))),
  );

/** Everything printed inside the room between zones. */
export const innerEdges = (picture: Picture): readonly number[] =>
  ZONES.flatMap((a, i) => ZONES.slice(i + 1).flatMap((b) => between(picture, a, b)));

export const outerEdges = (picture: Picture): readonly number[] =>
  SIDES.flatMap((side) => sideOf(picture, side).map(({ edge }) => edge));

/** How many portcullises are printed, each counted once, also beside a pit. */
export const gatesIn = (picture: Picture): number => {
  const printed = cells.flatMap((at) =>
    SIDES.filter((side) => cellAt(picture, at)?.edges[side] === PORTCULLIS).map((side) =>
      // An edge inside is seen from both sides.
      cellAt(picture, beside(at, side)) ? 0.5 : 1,
    ),
  );
  return printed.reduce((sum, part) => sum + part, 0);
};
