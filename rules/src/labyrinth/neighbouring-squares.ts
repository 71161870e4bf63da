/**
 * The squares of the labyrinth as it lies now: for each its four neighbours on the table and what stands on the edges;
 * and which two are next to each other.
 *
 * The tables are derived from the position and kept beside it, not in it: turning a room changes one number of the
 * position, and only the squares of that room and around it are computed anew when somebody next asks. Which rooms they
 * were computed for is compared on every question, so they can never be stale.
 *
 * Elsewhere: what stands on an edge and what it stops (BD-LOS-9, BD-MOVE-12 to BD-MOVE-15, BD-PORT-7, BD-PORT-8,
 * CG-ADJ-2 to CG-ADJ-4, CG-MOVE-5, CG-MOVE-12, CG-MOVE-13): what-walls-slits-portcullises-stop.ts; how rooms and lines
 * lie on the grid (MP-RULING-22, MP-RULING-35): map/layout.ts; which squares are pits (BD-TERM-8): map/square-kinds.ts.
 * Who steps over an edge or crosses a pit (BD-MOVE-16, CG-MOVE-11): actions/squares/square-step.ts, square-pits.ts,
 * actions/zones/zone-step.ts; who attacks over one (BD-COMBAT-1 to BD-COMBAT-3): editions/policies/board-attack.ts; who
 * is drawn in (BD-RULING-57): combat/who-is-drawn-into-a-group.ts. Neighbouring zones (group CG-ADJ):
 * neighbouring-zones.ts.
 * Rules: BD-TERM-1, BD-TERM-2, BD-STACK-1, BD-MOVE-20, BD-MOVE-21; BD-RULING-1 to BD-RULING-6; CG-RULING-23;
 * MP-RULING-79.
 */
import { ASK, BARRED, type Terrain } from '../model/ground.ts';
import type { Position } from '../model/position.ts';
import { ARRANGEMENT, FACE_UP, MOST_SLOTS, ROOM_IN, SLOT, TURNED } from '../model/fields.ts';
import { BLOCK_SLIT, HIDDEN, LINE, ROOM_SIDE, ROOM_SQUARES, opposite, type Place } from '../vocabulary.ts';
import type { Layout } from '../map/layout.ts';
import type { Room } from '../map/read-room-drawing.ts';
import { CELL_OF, directionInRoom, directionOnTable, SQUARE_ON } from '../map/rotation.ts';
import { MAY_STAND } from '../map/square-kinds.ts';
import { inRoom, placeIn, slotOf } from '../map/place-numbers.ts';
import type { RefusalCode } from '../refusals.ts';
import { BLOCK_OF_LINE, blockOf, blockOfBoth, edgeRefusal } from './what-walls-slits-portcullises-stop.ts';

/** No square there: the edge of the board. */
export const VOID = -1;
/** Neighbours from here down are unrevealed rooms, which nobody enters (BD-MOVE-21): `HIDDEN_ROOM - slot`. */
export const HIDDEN_ROOM = -2;

export class RoomTerrain implements Terrain {
  readonly neighbour: Int16Array;
  readonly clear: Int16Array;
  readonly blocks: Uint8Array;
  readonly kind: Uint8Array;
  private readonly layout: Layout;
  private readonly rooms: readonly Room[];
  private readonly seen = new Int32Array(MOST_SLOTS * 2 + 1).fill(-1);
  private version = 0;

  constructor(layout: Layout, rooms: readonly Room[]) {
    this.layout = layout;
    this.rooms = rooms;
    this.neighbour = new Int16Array(layout.squares * 4).fill(VOID);
    this.clear = new Int16Array(layout.squares * 4).fill(BARRED);
    this.blocks = new Uint8Array(layout.squares * 4);
    this.kind = new Uint8Array(layout.squares).fill(HIDDEN);
    this.kind.fill(LINE, layout.linesFrom);
  }

  /** Costs a comparison when no room has changed; who computes more from these tables sees when that is stale. */
  refresh(position: Position): number {
    const { data } = position;
    const { seen, layout } = this;
    const slots = layout.slots.length;
    const moved = seen[MOST_SLOTS * 2] !== data[ARRANGEMENT];
    let stale = moved ? -1 : 0;
    if (!moved) {
      for (let slot = 0; slot < slots; slot++)
        if (seen[slot] !== data[ROOM_IN + slot] || seen[MOST_SLOTS + slot] !== data[SLOT + slot])
          stale |= 1 << slot;
      if (stale === 0) return this.version;
    }
    seen[MOST_SLOTS * 2] = data[ARRANGEMENT];
    for (let slot = 0; slot < slots; slot++) {
      seen[slot] = data[ROOM_IN + slot];
      seen[MOST_SLOTS + slot] = data[SLOT + slot];
    }
    for (let slot = 0; slot < slots; slot++) if (stale & (1 << slot)) this.readKinds(position, slot);
    for (let slot = 0; slot < slots; slot++) if (stale & (1 << slot)) this.readSlot(position, slot);
    for (let slot = 0; slot < slots; slot++) if (stale & (1 << slot)) this.readAround(position, slot);
    if (moved)
      for (let square = layout.linesFrom; square < layout.squares; square++)
        this.readLineSquare(position, square);
    return ++this.version;
  }

  /** Before any edge is read: what an edge leads to is asked there. */
  private readKinds(position: Position, slot: number): void {
    const first = slot * ROOM_SQUARES;
    if (position.data[SLOT + slot] & FACE_UP)
      this.kind.set(this.rooms[position.data[ROOM_IN + slot]].squares, first);
    else this.kind.fill(HIDDEN, first, first + ROOM_SQUARES);
  }

  private readSlot(position: Position, slot: number): void {
    const state = position.data[SLOT + slot];
    const first = slot * ROOM_SQUARES;
    if (!(state & FACE_UP)) {
      // Nothing leads out of it either: what lay there in another position must not be found by whoever asks every square.
      this.neighbour.fill(VOID, first * 4, (first + ROOM_SQUARES) * 4);
      this.clear.fill(BARRED, first * 4, (first + ROOM_SQUARES) * 4);
      this.blocks.fill(0, first * 4, (first + ROOM_SQUARES) * 4);
      return;
    }
    const room = this.rooms[position.data[ROOM_IN + slot]];
    for (let square = 0; square < ROOM_SQUARES; square++)
      this.readSquare(position, slot, square, room, state);
  }

  private readSquare(position: Position, slot: number, square: number, room: Room, state: number): void {
    const turned = state & TURNED;
    const place = placeIn(slot, square);
    const x = square % ROOM_SIDE;
    const y = (square - x) / ROOM_SIDE;
    for (let printed = 0; printed < 4; printed++) {
      const direction = directionOnTable(printed, turned);
      const own = blockOf(room, state, square, printed);
      const inside = printed === 0 ? y > 0 : printed === 1 ? x < 4 : printed === 2 ? y < 4 : x > 0;
      if (inside) {
        const step = printed === 0 ? -ROOM_SIDE : printed === 1 ? 1 : printed === 2 ? ROOM_SIDE : -1;
        this.lead(place * 4 + direction, place + step, own);
      } else {
        const arrangement = this.arrangement(position);
        const from = arrangement.slotAt[slot];
        const cell = CELL_OF[turned * ROOM_SQUARES + square];
        const at =
          from < 0 ? -1 : from + Math.floor(cell / ROOM_SIDE) * arrangement.width + (cell % ROOM_SIDE);
        this.across(position, place, direction, at, own);
      }
    }
  }

  private readLineSquare(position: Position, place: number): void {
    const at = this.arrangement(position).lineAt[place - this.layout.linesFrom];
    for (let direction = 0; direction < 4; direction++)
      this.across(position, place, direction, at, BLOCK_OF_LINE);
  }

  /** What lies across a border: another room, a line, an unrevealed room or nothing. */
  private across(position: Position, place: number, direction: number, at: number, own: number): void {
    const edge = place * 4 + direction;
    this.lead(edge, VOID, own);
    if (at < 0) return;
    const { grid, width } = this.arrangement(position);
    const beyond = grid[at + (direction === 0 ? -width : direction === 1 ? 1 : direction === 2 ? width : -1)];
    if (beyond < 0) return;
    if (beyond >= this.layout.linesFrom) {
      if (!this.isBesideAWayOut(place, beyond)) this.lead(edge, beyond, own);
      return;
    }
    const slot = slotOf(beyond);
    const state = position.data[SLOT + slot];
    if (!(state & FACE_UP)) {
      this.lead(edge, HIDDEN_ROOM - slot, own);
      return;
    }
    const turned = state & TURNED;
    const square = SQUARE_ON[turned * ROOM_SQUARES + inRoom(beyond)];
    const room = this.rooms[position.data[ROOM_IN + slot]];
    const other = blockOf(room, state, square, directionInRoom(opposite(direction), turned));
    this.lead(edge, placeIn(slot, square), blockOfBoth(own, other));
  }

  private lead(edge: number, to: number, blocks: number): void {
    this.neighbour[edge] = to;
    this.blocks[edge] = blocks;
    if (to < 0 || (blocks & ~BLOCK_SLIT) !== 0) this.clear[edge] = BARRED;
    else if (blocks !== 0 || to >= this.layout.linesFrom || MAY_STAND[this.kind[to]] === 0)
      this.clear[edge] = ASK;
    else this.clear[edge] = to;
  }

  /** A line that is only a way out is entered from its room, never along another line (MP-RULING-79). */
  private isBesideAWayOut(one: number, other: number): boolean {
    const { lines, lineOfSquare, linesFrom } = this.layout;
    if (one < linesFrom) return false;
    return lines[lineOfSquare[one - linesFrom]].use !== lines[lineOfSquare[other - linesFrom]].use;
  }

  /** The squares that border a slot see something new on their side of the border. */
  private readAround(position: Position, slot: number): void {
    const { grid, width, slotAt } = this.arrangement(position);
    const from = slotAt[slot];
    if (from < 0) return;
    for (let i = 0; i < ROOM_SIDE; i++) {
      this.readCell(position, grid[from - width + i]);
      this.readCell(position, grid[from + ROOM_SIDE * width + i]);
      this.readCell(position, grid[from - 1 + i * width]);
      this.readCell(position, grid[from + ROOM_SIDE + i * width]);
    }
  }

  private readCell(position: Position, cell: number): void {
    if (cell < 0) return;
    if (cell >= this.layout.linesFrom) {
      this.readLineSquare(position, cell);
      return;
    }
    const slot = slotOf(cell);
    const state = position.data[SLOT + slot];
    if (!(state & FACE_UP)) return;
    const square = SQUARE_ON[(state & TURNED) * ROOM_SQUARES + inRoom(cell)];
    this.readSquare(position, slot, square, this.rooms[position.data[ROOM_IN + slot]], state);
  }

  private arrangement(position: Position) {
    return this.layout.arrangements[position.data[ARRANGEMENT]];
  }

  ownBlock(position: Position, square: number, direction: number): number {
    const slot = slotOf(square);
    const state = position.data[SLOT + slot];
    const printed = directionInRoom(direction, state & TURNED);
    return blockOf(this.rooms[position.data[ROOM_IN + slot]], state, inRoom(square), printed);
  }
}

/** The unrevealed rooms that a place borders, whatever stands between, one bit each. */
export function hiddenRoomsBeside(p: Position, place: Place): number {
  const { to, stride } = p.ruleset.ground;
  let bits = 0;
  for (let link = place * stride; link < (place + 1) * stride; link++)
    if (to[link] <= HIDDEN_ROOM) bits |= 1 << (HIDDEN_ROOM - to[link]);
  return bits;
}

/** The direction in which one place borders another, whatever stands between, or -1. */
export function directionTo(p: Position, from: Place, to: Place): number {
  const { neighbour } = p.ruleset.terrain;
  for (let direction = 0; direction < 4; direction++)
    if (neighbour[from * 4 + direction] === to) return direction;
  return -1;
}

/** The direction in which one place is next to another with nothing between, or -1. */
export function adjacentDirection(p: Position, from: Place, to: Place): number {
  const direction = directionTo(p, from, to);
  return direction >= 0 && p.ruleset.terrain.blocks[from * 4 + direction] === 0 ? direction : -1;
}

export const areAdjacent = (p: Position, from: Place, to: Place): boolean =>
  adjacentDirection(p, from, to) >= 0;

/** What parts two places that share an edge; null where nothing does, or where they lie apart. */
export function partedBy(p: Position, from: Place, to: Place): RefusalCode | null {
  const direction = directionTo(p, from, to);
  return direction < 0 ? null : edgeRefusal(p.ruleset.terrain.blocks[from * 4 + direction]);
}
