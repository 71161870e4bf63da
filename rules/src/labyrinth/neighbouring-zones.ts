/**
 * The ground where places are zones: links are derived from the squares of the rooms as they lie now.
 *
 * Zones are linked where their squares touch, with what stands on that edge; two zones may have several links with
 * different obstacles. A pit between zones is no place: it gives links over it from every zone that touches it to every
 * other (CG-RULING-29); nobody stands on a pit, and nothing lies there (CG-OBJ-Rope-3). What stands on an edge where
 * two rooms meet (CG-RULING-23): neighbouring-squares.ts; where a room meets a line, and what one faces there
 * (CG-START-1 to 7, CG-REVEAL-2, CG-RULING-47 to 50): starting-zone.ts. Who blocks the way out (CG-START-8 to 10):
 * enemies-block-way-and-exit.ts; how many fit into a zone (CG-ZONE-4 to 6): zone-stacking.ts; the zones of a room
 * (CG-ZONE-1): map/zones-of-a-room.ts. What stands on an edge and what it stops, broken walls too (CG-CHAR-Colossus-3,
 * CG-CHAR-Golem-4, CG-RULING-152): what-walls-slits-portcullises-stop.ts; which portcullises can be worked:
 * portcullises-in-reach.ts; who may step: zone-step.ts.
 * Rules: CG-ZONE-2, group CG-ADJ; CG-ROOM-13, CG-ROOM-21; CG-RULING-13, CG-RULING-14, CG-RULING-17, CG-RULING-29,
 * CG-RULING-30.
 */
import { FACE_UP, ROOM_IN, SLOT } from '../model/fields.ts';
import type { Ground, Terrain } from '../model/ground.ts';
import type { Position } from '../model/position.ts';
import {
  BLOCK_PIT,
  BLOCK_SLIT,
  BLOCK_WALL,
  FLOOR,
  GEAR,
  HIDDEN,
  invariant,
  LINE,
  NO_PLACE,
  type Place,
  ROOM_SIDE,
  ROOM_SQUARES,
} from '../vocabulary.ts';
import { addPortcullises, addPortcullisesFaced } from './portcullises-in-reach.ts';
import { linkLines, linkToLine } from './starting-zone.ts';
import type { Layout } from '../map/layout.ts';
import type { Room } from '../map/read-room-drawing.ts';
import { NO_ZONE } from '../map/zones-of-a-room.ts';
import { VOID } from './neighbouring-squares.ts';
import { inRoom, placeIn, slotOf } from '../map/place-numbers.ts';

/** More links than any zone has in any layout of our rooms. */
const STRIDE = 48;

export class ZoneGround implements Ground {
  readonly stride = STRIDE;
  readonly to: Int16Array;
  readonly blocks: Uint8Array;
  readonly kind: Uint8Array;
  private readonly count: Uint8Array;
  private readonly terrain: Terrain;
  private readonly layout: Layout;
  private readonly rooms: readonly Room[];
  /** Of the terrain that the links were computed from. */
  private version = -1;
  /** Per room and zone its squares. */
  private readonly zoneSquares: readonly (readonly (readonly number[])[])[];
  /** Per room its pits, each as its squares. */
  private readonly pits: readonly (readonly (readonly number[])[])[];

  constructor(terrain: Terrain, layout: Layout, rooms: readonly Room[]) {
    this.terrain = terrain;
    this.layout = layout;
    this.rooms = rooms;
    this.to = new Int16Array(layout.places * STRIDE).fill(VOID);
    this.blocks = new Uint8Array(layout.places * STRIDE);
    this.kind = new Uint8Array(layout.places).fill(NO_PLACE);
    this.kind.fill(LINE, layout.linesFrom);
    this.count = new Uint8Array(layout.places);
    this.zoneSquares = rooms.map((room) =>
      Array.from({ length: layout.zones }, (_, zone) =>
        [...room.zones.keys()].filter((square) => room.zones[square] === zone),
      ),
    );
    this.pits = rooms.map(pitsOf);
  }

  refresh(position: Position): void {
    const version = this.terrain.refresh(position);
    if (version === this.version) return;
    this.version = version;
    for (let place = 0; place < this.layout.places; place++) {
      this.to.fill(VOID, place * STRIDE, place * STRIDE + this.count[place]);
      this.count[place] = 0;
    }
    this.layout.slots.forEach((_plan, slot) => {
      if (position.data[SLOT + slot] & FACE_UP) this.readRoom(position, slot);
      else this.kind.fill(HIDDEN, slot * ROOM_SQUARES, placeIn(slot, this.layout.zones));
    });
    linkLines(this.layout, this.terrain, this.link);
  }

  squaresOf(position: Position, place: Place): readonly number[] {
    if (place >= this.layout.linesFrom) return [];
    const slot = slotOf(place);
    const squares = this.zoneSquares[position.data[ROOM_IN + slot]][inRoom(place)] ?? [];
    return squares.map((square) => placeIn(slot, square));
  }

  portcullisesAt(position: Position, place: Place, out: number[]): void {
    out.length = 0;
    if (place >= this.layout.linesFrom) {
      addPortcullisesFaced(position, place, (square) => this.placeOfSquare(position, square), out);
      return;
    }
    for (const square of this.squaresOf(position, place))
      for (let direction = 0; direction < 4; direction++)
        addPortcullises(position, this.terrain, square, direction, BLOCK_WALL | BLOCK_SLIT, out);
  }

  /** The place to which a square belongs in the present rooms, or -1 for a pit, a hidden room or a line. */
  placeOfSquare(position: Position, square: number): Place {
    if (square < 0 || square >= this.layout.linesFrom) return -1;
    const slot = slotOf(square);
    if (!(position.data[SLOT + slot] & FACE_UP)) return -1;
    const zone = this.rooms[position.data[ROOM_IN + slot]].zones[inRoom(square)];
    return zone === NO_ZONE ? -1 : placeIn(slot, zone);
  }

  private readRoom(position: Position, slot: number): void {
    const index = position.data[ROOM_IN + slot];
    const room = this.rooms[index];
    const first = slot * ROOM_SQUARES;
    for (let square = 0; square < ROOM_SQUARES; square++) {
      const zone = room.zones[square];
      if (zone === NO_ZONE) continue;
      this.kind[first + zone] = room.squares[square] === GEAR ? GEAR : FLOOR;
      for (let edge = (first + square) * 4; edge < (first + square + 1) * 4; edge++)
        this.readEdge(position, first + zone, edge);
    }
    for (const pit of this.pits[index]) this.readPit(position, first, pit);
  }

  private readEdge(position: Position, place: Place, edge: number): void {
    const next = this.terrain.neighbour[edge];
    const blocks = this.terrain.blocks[edge];
    if (next >= this.layout.linesFrom) linkToLine(this.layout, place, next, blocks, this.link);
    else if (next < VOID) this.link(place, next, blocks);
    else if (next >= 0) {
      const beyond = this.placeOfSquare(position, next);
      if (beyond >= 0 && beyond !== place) this.link(place, beyond, blocks);
    }
  }

  private readPit(position: Position, first: number, pit: readonly number[]): void {
    const touched = new Set<Place>();
    const hidden = new Set<number>();
    for (const square of pit)
      for (let edge = (first + square) * 4; edge < (first + square + 1) * 4; edge++) {
        if (this.terrain.blocks[edge] !== 0) continue;
        const next = this.terrain.neighbour[edge];
        const place = this.placeOfSquare(position, next);
        if (place >= 0) touched.add(place);
        else if (next < VOID) hidden.add(next);
      }
    for (const from of touched) for (const to of touched) if (from !== to) this.link(from, to, BLOCK_PIT);
    // A pit is no obstacle to revealing (CG-RULING-14).
    for (const from of touched) for (const room of hidden) this.link(from, room, 0);
  }

  private readonly link = (from: Place, to: number, blocks: number): void => {
    const start = from * STRIDE;
    const end = start + this.count[from];
    for (let link = start; link < end; link++)
      if (this.to[link] === to && this.blocks[link] === blocks) return;
    invariant(this.count[from] < STRIDE, () => `more than ${STRIDE} links from place ${from}`);
    this.to[end] = to;
    this.blocks[end] = blocks;
    this.count[from]++;
  };
}

/** Neighbouring pit squares are one pit. */
function pitsOf(room: Room): number[][] {
  const pits: number[][] = [];
  const seen = new Set<number>();
  for (let square = 0; square < ROOM_SQUARES; square++) {
    if (room.zones[square] !== NO_ZONE || seen.has(square)) continue;
    const pit = [square];
    seen.add(square);
    for (const at of pit) {
      const x = at % ROOM_SIDE;
      const around = [x > 0 ? at - 1 : -1, x < ROOM_SIDE - 1 ? at + 1 : -1, at - ROOM_SIDE, at + ROOM_SIDE];
      for (const next of around)
        if (next >= 0 && next < ROOM_SQUARES && room.zones[next] === NO_ZONE && !seen.has(next)) {
          seen.add(next);
          pit.push(next);
        }
    }
    pits.push(pit);
  }
  return pits;
}
