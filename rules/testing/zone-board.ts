/**
 * Positions of the Card Game for tests: which rooms lie where, and a sketch of who stands in which zone.
 *
 *     const board = zones({
 *       rooms: ['green-cw', 'blue-ccw:1', '(red-cw)', '(red-ccw)'],
 *       pieces: `
 *           +---+   +---+---+===+
 *         8  bNa  G   G   G   G
 *           +---+-:-+---+---+   +
 *         7   C  ygm  C   C   C |
 *         bNa: holds bRo
 *       `,
 *     });
 *     board.why(board.go('blue-naga', 'A.G A.C'));
 *
 * Rooms are named row by row, two to a row, from the north-west: A, B, C … A number behind a colon is its quarter
 * turns; brackets mean face down. Yellow's starting zone lies in the north, blue's in the south.
 */
import type { Action, Handling, PieceId } from '../src/model/action.ts';
import { handOf } from '../src/combat/cards/hand.ts';
import { NO_CARD } from '../src/combat/cards/laid.ts';
import { cardEdition } from '../src/editions/card-game/card-edition.ts';
import { CARD_ROOMS } from '../src/editions/card-game/box.ts';
import { cardStandard } from '../src/editions/card-game/scenarios.ts';
import { compileRuleset } from '../src/editions/compile-ruleset.ts';
import type { RuleOptions } from '../src/model/options.ts';
import { twoZones } from '../src/content/card-game/maps/two-starting-zones.ts';
import type { Room } from '../src/map/read-room-drawing.ts';
import { ZONE_ICONS } from '../src/map/zones-of-a-room.ts';
import {
  ACTIVE,
  AP,
  ATTACKER,
  AT_SLOT,
  CHOOSER,
  COMBAT_HAND,
  FACE_UP,
  PORTCULLIS_BROKEN,
  PORTCULLIS_OPEN,
  PORTCULLIS_SHIFT,
  HELD,
  HURT,
  IN_BOX,
  JUMPS,
  LAID,
  LAID_SECOND,
  MOST_SEATS,
  NAMED,
  NAMER,
  POINTS,
  REVEALED,
  REVEALER,
  ROOM_IN,
  SLOT,
  SPENT,
  STAGE,
  TARGET,
  TURN,
  WALLS_BROKEN,
  WOUNDED,
} from '../src/model/fields.ts';
import { mark, Position, put } from '../src/model/position.ts';
import { type Colour, ROOM_SQUARES } from '../src/vocabulary.ts';
import { Board } from './board.ts';

export interface ZoneSketch {
  readonly rooms: readonly string[];
  /** Rooms that are in no box and may be named too. */
  readonly ownRooms?: readonly Room[];
  /**
   * A sketch (position-sketch.ts), or by piece: `A.T`, `before A facing T`, `on <carrier>` or `at A` (a token), then
   * `wounded`, `hurt`, `spent`.
   */
  readonly pieces: string | Readonly<Record<PieceId, string>>;
  /** Rooms whose portcullis is open, broken, or whose walls are broken: letters. */
  readonly open?: string;
  readonly broken?: string;
  readonly wallsBroken?: string;
  readonly turn?: 'blue' | 'yellow';
  readonly ap?: number;
  readonly rules?: Partial<RuleOptions>;
  readonly jumps?: number;
  readonly cards?: { readonly blue?: readonly number[]; readonly yellow?: readonly number[] };
  readonly points?: { readonly blue?: number; readonly yellow?: number };
  readonly goal?: number;
}

const WIDTH = 2;

export class ZoneBoard extends Board {
  constructor(position: Position) {
    super(position, WIDTH);
  }

  /** A zone by its name: `A.T`. */
  zone(name: string): number {
    const [room, icon] = name.split('.');
    const zone = ZONE_ICONS.findIndex((one) => one === icon);
    if (!room || zone < 0) throw new Error(`"${name}" is no zone`);
    return (room.charCodeAt(0) - 'A'.charCodeAt(0)) * ROOM_SQUARES + zone;
  }

  /** A place in a starting zone: before a room of the first or last row, facing a zone of it. */
  facing(colour: Colour, room: string, icon: string): number {
    const { layout, colours } = this.position.ruleset;
    const line = layout.lines.find((one) => one.owner === colours.indexOf(colour));
    const column = (room.charCodeAt(0) - 'A'.charCodeAt(0)) % WIDTH;
    return (line?.first ?? 0) + column * ZONE_ICONS.length + ZONE_ICONS.findIndex((one) => one === icon);
  }

  /** A place by name: `A.T`, or `blue:A.T` for facing that zone from blue's starting zone. */
  placeNamed(name: string): number {
    const [colour, zone] = name.includes(':') ? name.split(':') : ['', name];
    if (colour === '' || zone === undefined) return this.zone(name);
    const [room = '', icon = ''] = zone.split('.');
    return this.facing(colour as Colour, room, icon);
  }

  /** A move along places: `go('blue-naga', 'A.T A.G B.C')`. */
  go(piece: PieceId, places: string, handlings: readonly Handling[] = []): Action {
    const path = places.split(' ').map((name) => this.placeNamed(name));
    return this.walkPlaces(piece, path, handlings);
  }
}

export function zones(sketch: ZoneSketch): ZoneBoard {
  const plans = sketch.rooms.map(readRoomPlan);
  const rooms = plans.map(({ id }) => {
    const room = [...CARD_ROOMS, ...(sketch.ownRooms ?? [])].find((one) => one.id === id);
    if (!room) throw new Error(`there is no room "${id}"`);
    return room;
  });
  const scenario = {
    ...cardStandard,
    id: 'zones',
    edition: cardEdition,
    layout: twoZones(rooms.map(() => 4)),
    rooms,
    goal: { kind: 'points', points: sketch.goal ?? 5, atOnce: true },
  } as const;
  const ruleset = compileRuleset(scenario, {
    scenario: 'zones',
    ...(sketch.rules ? { rules: sketch.rules } : {}),
  });
  const board = new ZoneBoard(new Position(ruleset));
  fill(board.position, sketch);
  plans.forEach(({ turned, faceUp }, slot) => setRoom(board.position, slot, turned, faceUp, sketch));
  if (typeof sketch.pieces === 'string') board.sketched(sketch.pieces);
  else for (const [piece, where] of Object.entries(sketch.pieces)) setPiece(board, piece, where);
  ruleset.ground.refresh(board.position);
  ruleset.occupancy.read(board.position);
  return board;
}

function readRoomPlan(text: string): { id: string; turned: number; faceUp: boolean } {
  const bare = text.replace(/^\((.*)\)$/, '$1');
  const [id = '', turned = '0'] = bare.split(':');
  return { id, turned: Number(turned), faceUp: bare === text };
}

function setRoom(p: Position, slot: number, turned: number, faceUp: boolean, sketch: ZoneSketch): void {
  const letter = String.fromCharCode('A'.charCodeAt(0) + slot);
  const has = (letters: string | undefined): boolean => letters?.includes(letter) ?? false;
  // With the walls of a room its portcullis is broken too, and written so.
  const gate =
    has(sketch.broken) || has(sketch.wallsBroken)
      ? PORTCULLIS_BROKEN
      : has(sketch.open)
        ? PORTCULLIS_OPEN
        : 0;
  p.data[ROOM_IN + slot] = slot;
  p.data[SLOT + slot] =
    turned |
    (faceUp ? FACE_UP : 0) |
    (gate << PORTCULLIS_SHIFT) |
    (has(sketch.wallsBroken) ? WALLS_BROKEN : 0);
}

function fill(p: Position, sketch: ZoneSketch): void {
  const { data, ruleset } = p;
  for (const at of [REVEALED, REVEALER, ATTACKER, TARGET, NAMER]) data[at] = -1;
  data[NAMED] = NO_CARD;
  data.fill(NO_CARD, LAID, LAID + MOST_SEATS);
  data.fill(NO_CARD, LAID_SECOND, LAID_SECOND + MOST_SEATS);
  for (let seat = 0; seat < 2; seat++) {
    const colour = seat === 0 ? 'blue' : 'yellow';
    data[JUMPS + seat] = sketch.jumps ?? 3;
    data[COMBAT_HAND + seat] = handOf(sketch.cards?.[colour] ?? ruleset.scenario.combatCards);
    data[POINTS + seat] = sketch.points?.[colour] ?? 0;
  }
  data[TURN] = 20;
  data[ACTIVE] = sketch.turn === 'yellow' ? 1 : 0;
  data[CHOOSER] = data[ACTIVE];
  data[STAGE] = ruleset.stageNumbers['act'] ?? 0;
  data[AP] = sketch.ap ?? 6;
  for (let piece = 0; piece < ruleset.pieces.count; piece++) put(p, piece, IN_BOX);
}

function setPiece(board: ZoneBoard, id: PieceId, description: string): void {
  const { position: p } = board;
  const piece = board.piece(id);
  const words = description.split(/[\s,]+/);
  const [first = '', second = '', , icon = ''] = words;
  if (first === 'before') put(p, piece, board.facing(id.split('-')[0] as Colour, second, icon));
  else if (first === 'on') put(p, piece, HELD + board.piece(second));
  else if (first === 'at') put(p, piece, AT_SLOT + second.charCodeAt(0) - 'A'.charCodeAt(0));
  else put(p, piece, board.zone(first));
  for (const [word, bits] of [
    ['wounded', WOUNDED],
    ['hurt', WOUNDED | HURT],
    ['spent', SPENT],
  ] as const)
    if (words.includes(word)) mark(p, piece, bits);
}
