/**
 * The starting zone of the Card Game: one zone, in which everybody stands before a room and faces a zone of it.
 *
 * From a facing a link leads into the zone that one faces, where it touches the line, and to every other facing of the
 * line (CG-START-1, CG-START-3, CG-START-4), each for one step (CG-RULING-47, CG-RULING-50). Who blocks a way out
 * (CG-START-8 to 10, CG-EXIT-5, CG-EXIT-6, CG-RULING-51): actions/enemies-block-way-and-exit.ts; fights over its edge
 * are in editions/policies/zone-attack.ts (group CG-STARTCOMBAT); which portcullises are worked from here
 * (CG-RULING-28, CG-RULING-174): portcullises-in-reach.ts.
 * Rules: CG-ZONE-3, CG-START-1 to 7, CG-REVEAL-2; CG-RULING-11, CG-RULING-43, CG-RULING-47 to 50, CG-RULING-59,
 * CG-RULING-61.
 */
import type { Layout, Line } from '../map/layout.ts';
import { inRoom } from '../map/place-numbers.ts';
import type { Terrain } from '../model/ground.ts';
import type { Position } from '../model/position.ts';
import { type Place, ROOM_SIDE } from '../vocabulary.ts';
import { VOID } from './neighbouring-squares.ts';
import { letsSightPass } from './what-walls-slits-portcullises-stop.ts';

/** Adds a link of the ground: from a place to another, or to a hidden room, over what blocks. */
type AddLink = (from: Place, to: number, blocks: number) => void;

/** Whether two places are one zone: a starting zone is one, whatever its characters face (CG-RULING-43, CG-RULING-59). */
export function isSameZone(p: Position, a: Place, b: Place): boolean {
  if (a === b) return true;
  const { linesFrom, lineOf } = p.ruleset.layout;
  return a >= linesFrom && b >= linesFrom && lineOf[a - linesFrom] === lineOf[b - linesFrom];
}

/** Whoever comes out of a zone stands before its room and faces the zone that he left (CG-RULING-48). */
function facingBefore(layout: Layout, lineSquare: number, zone: number): Place {
  const line = layout.lines[layout.lineOfSquare[lineSquare - layout.linesFrom]];
  if (line.facings === 0) return line.first + lineSquare - line.firstSquare;
  const room = Math.floor((lineSquare - line.firstSquare) / ROOM_SIDE);
  return line.first + room * line.facings + zone;
}

/** A zone that touches a line, and the place where one faces it, lead to each other over what stands on that edge. */
export function linkToLine(layout: Layout, zone: Place, square: number, blocks: number, link: AddLink): void {
  const facing = facingBefore(layout, square, inRoom(zone));
  link(zone, facing, blocks);
  link(facing, zone, blocks);
}

export function linkLines(layout: Layout, terrain: Terrain, link: AddLink): void {
  for (const line of layout.lines) {
    if (line.facings === 0) linkLineSquares(layout, terrain, line, link);
    else {
      const last = line.first + line.length;
      for (let from = line.first; from < last; from++)
        for (let to = line.first; to < last; to++) if (from !== to) link(from, to, 0);
      linkHiddenBefore(terrain, line, link);
    }
  }
}

/** A line whose places are its squares: one walks along it, and stands before what lies there. */
function linkLineSquares(layout: Layout, terrain: Terrain, line: Line, link: AddLink): void {
  for (let i = 0; i < line.length; i++)
    for (let direction = 0; direction < 4; direction++) {
      const next = terrain.neighbour[(line.firstSquare + i) * 4 + direction];
      if (next < VOID) link(line.first + i, next, 0);
      else if (next >= layout.linesFrom) link(line.first + i, facingBefore(layout, next, 0), 0);
    }
}

/** Before a room that lies face down one faces nothing yet, but stands at it, and at no other (CG-REVEAL-2, CG-RULING-11). */
function linkHiddenBefore(terrain: Terrain, line: Line, link: AddLink): void {
  const { first, length, firstSquare, facings } = line;
  for (let facing = 0; facing < length; facing++) {
    const square = firstSquare + Math.floor(facing / facings) * ROOM_SIDE;
    for (let direction = 0; direction < 4; direction++) {
      const next = terrain.neighbour[square * 4 + direction];
      if (next < VOID) link(first + facing, next, 0);
    }
  }
}

/** What stands between a place of a starting zone and the zone that one faces there: the least of it. */
interface Facing {
  /** The zone faced, or -1 where it does not lie at that end. */
  readonly zone: Place;
  /** What blocks, as bits; 0 where one could step over. */
  readonly blocks: number;
}

/** The zone into which nothing keeps one from stepping from a place of a starting zone, or -1. */
export function openFrom({ ruleset: { layout, ground } }: Position, place: Place): Place {
  for (let link = place * ground.stride; link < (place + 1) * ground.stride; link++) {
    const zone = ground.to[link];
    if (zone === VOID) return -1;
    if (zone >= 0 && zone < layout.linesFrom && ground.blocks[link] === 0) return zone;
  }
  return -1;
}

/** Which zone is faced from a place of a starting zone, and what is between: an open edge rather than a slit. */
export function facedFrom(p: Position, place: Place): Facing {
  const { layout, ground } = p.ruleset;
  let best: Facing = { zone: -1, blocks: 0 };
  for (let link = place * ground.stride; link < (place + 1) * ground.stride; link++) {
    const zone = ground.to[link];
    const blocks = ground.blocks[link];
    // The links of a place stand together; behind the last there is nothing.
    if (zone === VOID) break;
    if (zone < 0 || zone >= layout.linesFrom) continue;
    if (blocks === 0) return { zone, blocks };
    if (best.zone < 0 || letsSightPass(blocks)) best = { zone, blocks };
  }
  return best;
}
