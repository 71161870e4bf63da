/**
 * How far it is from every zone to the way out, as somebody who sees the labyrinth would guess.
 *
 * Zones are linked where their squares touch and nothing stands between. A pit is a detour, and so is an exit before
 * which somebody stands; behind a hidden room the way goes on somehow.
 */
import {
  type Chart,
  chartOfView,
  inRoom,
  isOnLine,
  lineOf,
  NO_ZONE,
  type Place,
  placeIn,
  ROOM_SIDE,
  type Ruleset,
  type Seat,
  type Shown,
  type Square,
} from '@dungeon-twister/rules';
import { facingAt, lineSquares, squareInRoom } from './board-squares.ts';
import { AROUND, edgesOf, key } from './edges.ts';
import { PASSABLE, type StepsFrom, Ways } from './steps.ts';
import { isWounded, tokensOf } from './tokens.ts';

/** Into a pit and out again. */
const HALF_A_PIT = 3;
const GUARDED = 6;
/** A room that nobody knows may have to be walked around in. */
const UNKNOWN_DETOUR = 2;
const ZONES_ACROSS_A_ROOM = 2;

/** A place, or behind the last of them a square of a pit. */
type Node = number;

export function stepsOverZones(ruleset: Ruleset, shown: Shown, seat: Seat): StepsFrom {
  const chart = chartOfView(ruleset, shown);
  const edges = edgesOf(chart, shown);
  const nodes = nodesOf(chart);
  const lines = new Map(lineSquares(chart).map((one) => [key(one.square), one]));
  const exitY = [...lines.values()].find(({ line }) => line.owner !== seat)?.square.y ?? 0;
  const guarded = guardedBy(ruleset, shown);
  const ways = new Ways();
  const unknown = ({ y }: Square): number =>
    UNKNOWN_DETOUR + (Math.abs(exitY - y) / ROOM_SIDE) * ZONES_ACROSS_A_ROOM;
  for (const { square, node } of nodes.values())
    AROUND.forEach(({ dx, dy }, direction) => {
      const beyond = { x: square.x + dx, y: square.y + dy };
      const edge = edges.on(square, direction);
      if (edge === 'hidden') ways.near(node, unknown(square));
      // The other half of the links is found from the other side.
      const next = direction === 1 || direction === 2 ? nodes.get(key(beyond)) : undefined;
      const isPassable = PASSABLE.has(edge);
      if (next && next.node !== node && isPassable)
        link(ways, node, next.node, wayBetween(ruleset, node, next.node));
      const line = lines.get(key(beyond));
      if (!line || !isPassable || node >= ruleset.layout.places) return;
      const facing = facingAt(line, inRoom(node));
      if (line.line.owner === seat) link(ways, node, facing, 1);
      else ways.near(node, 1 + (guarded.has(facing) ? GUARDED : 0));
    });
  for (const line of lines.values())
    if (AROUND.some((_step, direction) => edges.on(line.square, direction) === 'hidden'))
      for (let zone = 0; zone < line.line.facings; zone++)
        ways.near(facingAt(line, zone), unknown(line.square));
  linkFacings(ruleset, ways);
  ways.spread();
  return (place) => (isExit(ruleset, place, seat) ? 0 : ways.from(place));
}

/** As far from one to the other as back. */
function link(ways: Ways, a: Node, b: Node, way: number): void {
  ways.step(a, b, way);
  ways.step(b, a, way);
}

const wayBetween = ({ layout }: Ruleset, a: Node, b: Node): number => {
  const pits = [a, b].filter((node) => node >= layout.places).length;
  return pits === 2 ? 0 : pits === 1 ? HALF_A_PIT : 1;
};

/** Every square of a room that lies open, with the zone it belongs to, or itself where it is a pit. */
function nodesOf(chart: Chart): ReadonlyMap<string, { readonly square: Square; readonly node: Node }> {
  const nodes = new Map<string, { readonly square: Square; readonly node: Node }>();
  chart.rooms.forEach((room, slot) => {
    room?.zones.forEach((zone, drawn) => {
      const square = squareInRoom(chart, slot, drawn);
      const node =
        zone === NO_ZONE ? chart.ruleset.layout.places + placeIn(slot, drawn) : placeIn(slot, zone);
      if (square) nodes.set(key(square), { square, node });
    });
  });
  return nodes;
}

/** In a starting zone one turns to another icon or goes before another room. */
function linkFacings({ layout }: Ruleset, ways: Ways): void {
  for (const { first, length } of layout.lines)
    for (let a = first; a < first + length; a++)
      for (let b = a + 1; b < first + length; b++) link(ways, a, b, 1);
}

/** The facings at which somebody stands who can fight. */
const guardedBy = (ruleset: Ruleset, shown: Shown): ReadonlySet<Place> =>
  new Set(
    tokensOf(ruleset, shown.pieces)
      .filter(([, { piece, index }]) => ruleset.pieces.isCharacter[index] === 1 && !isWounded(piece))
      .map(([place]) => place),
  );

const isExit = (ruleset: Ruleset, place: Place, seat: Seat): boolean =>
  isOnLine(ruleset, place) && ruleset.layout.lines[lineOf(ruleset, place)]?.owner !== seat;
