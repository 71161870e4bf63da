/** Rooms of the Card Game as they lie on a board two rooms wide, and the links that the ground finds there. */
import { twoZones } from '../../src/content/card-game/maps/two-starting-zones.ts';
import { buildLayout, type Layout } from '../../src/map/layout.ts';
import type { Room } from '../../src/map/read-room-drawing.ts';
import { HIDDEN_ROOM, RoomTerrain, VOID } from '../../src/labyrinth/neighbouring-squares.ts';
import { ZoneGround } from '../../src/labyrinth/neighbouring-zones.ts';
import {
  FACE_UP,
  PORTCULLIS_BROKEN,
  PORTCULLIS_CLOSED,
  PORTCULLIS_OPEN,
  PORTCULLIS_SHIFT,
  PIECES,
  ROOM_IN,
  SLOT,
  WALLS_BROKEN,
} from '../../src/model/fields.ts';
import type { Position } from '../../src/model/position.ts';
import { type Place, ROOM_SQUARES } from '../../src/vocabulary.ts';
import { ZONES } from './picture.ts';
import type { End, Icon } from './questions.ts';

const GATES = { closed: PORTCULLIS_CLOSED, open: PORTCULLIS_OPEN, broken: PORTCULLIS_BROKEN } as const;
type Gate = keyof typeof GATES;

export interface Lying {
  readonly room: Room;
  readonly turned?: number;
  readonly faceUp?: boolean;
  readonly gate?: Gate;
  readonly wallsBroken?: boolean;
}

const stateOf = ({ turned = 0, faceUp = true, gate = 'closed', wallsBroken = false }: Lying): number =>
  turned | (faceUp ? FACE_UP : 0) | (GATES[gate] << PORTCULLIS_SHIFT) | (wallsBroken ? WALLS_BROKEN : 0);

export class LaidOut {
  readonly layout: Layout;
  private readonly ground: ZoneGround;

  /** Rooms row by row from the north-west, two in a row. */
  constructor(rooms: readonly Lying[]) {
    const kinds = rooms.map(({ room }) => room);
    this.layout = buildLayout(twoZones(rooms.map(() => 1)), (owner) => (owner === 'blue' ? 0 : 1));
    this.ground = new ZoneGround(new RoomTerrain(this.layout, kinds), this.layout, kinds);
    const data = new Int32Array(PIECES);
    rooms.forEach((lying, slot) => {
      data[ROOM_IN + slot] = slot;
      data[SLOT + slot] = stateOf(lying);
    });
    // The ground reads nothing of a position but how the rooms lie.
    this.ground.refresh({ data } as Position);
  }

  zone = (slot: number, icon: Icon): Place => slot * ROOM_SQUARES + ZONES.indexOf(icon);

  /** Before a room of the first or the last row, facing one of its zones. */
  facing(end: End, column: number, icon: Icon): Place {
    const line = this.layout.lines[end === 'south' ? 0 : 1];
    return line.first + column * ZONES.length + ZONES.indexOf(icon);
  }

  /** What blocks each of the links from one place to another, in order; 0 is a link that is free. */
  links(from: Place, to: number): readonly number[] {
    const { stride, to: leads, blocks } = this.ground;
    const found: number[] = [];
    for (let link = from * stride; link < (from + 1) * stride; link++)
      if (leads[link] === to && to !== VOID) found.push(blocks[link]);
    return found.sort((a, b) => a - b);
  }

  linksToHidden = (from: Place, slot: number): readonly number[] => this.links(from, HIDDEN_ROOM - slot);

  adjacent = (from: Place, to: number): boolean => this.links(from, to).includes(0);

  kindOf = (place: Place): number => this.ground.kind[place];
}
