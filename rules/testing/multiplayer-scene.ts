/**
 * Positions of the games for three and four players: a test says which rooms lie open and who stands where.
 *
 *     const scene = multiplayerScene('pyramid-4', {
 *       rooms: { 0: '9cw' },
 *       faceUp: [0, 2, 3],
 *       at: `
 *              n   o   p
 *         18  bWr  .   .
 *         17   .   .  rtr
 *         bWr: holds bRo
 *       `,
 *       turn: 'blue',
 *       ap: 3,
 *     });
 *     scene.do({ type: 'lift', piece: 'blue-warrior' });
 *
 * Where pieces vary with the line or the colour, words say instead of a sketch where each of them is (a number is a
 * place, as the rules count them):
 *
 * - `c7` on the square with this name, as in a sketch;
 * - `0:2,3` in the room of slot 0, on the square in column 2 and row 3 of its drawing, counted from 0;
 * - `table 13,4` on the square that lies there on the map of the scenario now, whatever room it belongs to;
 * - `gear 0` on the gear of the room in slot 0;
 * - `line 1:4` on square 4 of the line with index 1, or `line blue:4`, squares counted from 1;
 * - `held by blue-warrior`, `room 5` (a token that lies face down on slot 5), `left`, `killed`, `saved`, `removed`.
 *
 * After a place may follow `wounded`, `hurt` (wounded in this turn) or `spent`. Pieces that are not named are not in
 * the game. What lies together is carried as the rules say. It is the middle of a turn, long after the first cards.
 *
 * The rooms are the real ones; with `open: true` every room keeps its name, number and arrow but is an empty floor
 * without a wall, its gear in the middle: for tests that ask what touches what.
 *
 * `multiplayerGame` begins at the set-up instead, for tests that play it.
 */
import { handOf } from '../src/combat/cards/hand.ts';
import { compileRuleset } from '../src/editions/compile-ruleset.ts';
import { rollSetup } from '../src/editions/roll-setup.ts';
import type { GameOptions } from '../src/model/options.ts';
import type { Scenario } from '../src/model/scenario.ts';
import { scenarioById } from '../src/editions/scenarios.ts';
import { type Drawing, readRoom, type Room } from '../src/map/read-room-drawing.ts';
import { CELL_OF, SQUARE_ON } from '../src/map/rotation.ts';
import { newGame, setUp } from '../src/new-game.ts';
import {
  ACTIVE,
  AP,
  ARRANGEMENT,
  AT_SLOT,
  COMBAT_HAND,
  FACE_UP,
  HELD,
  HIGHEST,
  HURT,
  IN_BOX,
  JUMPS,
  KILLED,
  LEFT,
  POINTS,
  REMOVED,
  ROOM_IN,
  SAVED,
  SLOT,
  SPENT,
  TURN,
  TURNED,
  WOUNDED,
} from '../src/model/fields.ts';
import { mark, type Position, put } from '../src/model/position.ts';
import type { GameEvent } from '../src/model/events.ts';
import { chartOf, placeAt, squareNamed } from '../src/notation/chart.ts';
import { openStage } from '../src/turn/turn-and-game-end.ts';
import { type Colour, GEAR, ROOM_SIDE, ROOM_SQUARES } from '../src/vocabulary.ts';
import { Board } from './board.ts';

export interface MultiplayerScene {
  /** Options of the game besides the scenario: rulings, rooms, who is absent. */
  readonly options?: Omit<GameOptions, 'scenario'>;
  /** What chance draws, where the scene does not say it. */
  readonly seed?: string;
  /** Rooms without walls and pits, their gears in the middle; or as one drawing has them all. */
  readonly open?: boolean | Drawing;
  /** Slots whose room lies face up; none by default. */
  readonly faceUp?: 'all' | readonly number[];
  /** Which room lies in a slot: `{ 0: '9cw' }`; it changes places with the one that chance has put there. */
  readonly rooms?: Readonly<Record<number, string>>;
  /** Quarter turns of the rooms; none by default. */
  readonly turned?: Readonly<Record<number, number>>;
  /** Which arrangement of the map holds; the first by default. */
  readonly arrangement?: number;
  /** Who and what is where: a sketch (position-sketch.ts), or in the words above. */
  readonly at?: string | Readonly<Record<string, string | number>> | undefined;
  /** Whose turn it is; the first colour's by default. */
  readonly turn?: Colour;
  /** Action points left; 5 by default. */
  readonly ap?: number;
  readonly points?: Readonly<Partial<Record<Colour, number>>>;
  /** Jump cards that everybody has left. */
  readonly jumps?: number;
  readonly cards?: Readonly<Partial<Record<Colour, readonly number[]>>>;
}

const EMPTY_ROOM: Drawing = [
  '+   +   +   +   +   +',
  ...[0, 1, 2, 3, 4].flatMap((row) => [
    row === 2 ? '  .   .   *   .   .  ' : '  .   .   .   .   .  ',
    '+   +   +   +   +   +',
  ]),
];

const emptied =
  (drawing: Drawing) =>
  ({ id, pair, arrow }: Room): Room =>
    readRoom(id, pair, arrow, drawing);

/** How many turns have gone by: enough for every card. */
const LATE = 21;

const AWAY: Readonly<Record<string, number>> = { left: LEFT, killed: KILLED, saved: SAVED, removed: REMOVED };
const MARKS: Readonly<Record<string, number>> = { wounded: WOUNDED, hurt: WOUNDED | HURT, spent: SPENT };

/** A board of a big map. */
export class MultiplayerBoard extends Board {
  constructor(position: Position) {
    super(position, 1);
  }

  /** The place that lies on a square of the map now; -1 where nothing lies. */
  override place(x: number, y: number): number {
    const { ruleset, data } = this.position;
    const { grid, left, top, width, height } = ruleset.layout.arrangements[data[ARRANGEMENT]];
    if (x < left || y < top || x >= left + width || y >= top + height) return -1;
    const cell = grid[(y - top) * width + (x - left)];
    if (cell < 0 || cell >= ruleset.layout.linesFrom) return cell;
    const slot = Math.floor(cell / ROOM_SQUARES);
    return slot * ROOM_SQUARES + SQUARE_ON[this.turned(slot) * ROOM_SQUARES + (cell % ROOM_SQUARES)];
  }

  /** Where a place of a room lies on the map now, as `[x, y]`; null while its room is out of the labyrinth. */
  onMap(place: number): readonly [number, number] | null {
    const { ruleset, data } = this.position;
    const { slotAt, left, top, width } = ruleset.layout.arrangements[data[ARRANGEMENT]];
    const slot = Math.floor(place / ROOM_SQUARES);
    if (slotAt[slot] < 0) return null;
    const cell = CELL_OF[this.turned(slot) * ROOM_SQUARES + (place % ROOM_SQUARES)];
    const x = (slotAt[slot] % width) + (cell % ROOM_SIDE);
    const y = Math.floor(slotAt[slot] / width) + Math.floor(cell / ROOM_SIDE);
    return [x + left, y + top];
  }

  /** The place that lies on a square of the map now, by the name of the square: `c7`; -1 where nothing lies. */
  square(name: string): number {
    const chart = chartOf(this.position);
    const square = squareNamed(chart, name);
    if (!square) throw new Error(`There is no square "${name}" on this map`);
    return placeAt(chart, square) ?? -1;
  }

  /** A square of a room by its drawing, counted from 0. */
  inRoom(slot: number, x: number, y: number): number {
    return slot * ROOM_SQUARES + y * ROOM_SIDE + x;
  }

  gear(slot: number): number {
    return slot * ROOM_SQUARES + this.roomIn(slot).squares.indexOf(GEAR);
  }

  roomIn(slot: number): Room {
    return this.position.ruleset.rooms[this.position.data[ROOM_IN + slot]];
  }

  /** A square of a line by index or colour, counted from 1. */
  lineSquare(line: number | Colour, square: number): number {
    if (typeof line === 'string') return this.line(line, square);
    return this.position.ruleset.layout.lines[line].first + square - 1;
  }

  seatOf(colour: Colour): number {
    return this.position.ruleset.colours.indexOf(colour);
  }

  override points(colour: Colour): number {
    return this.position.data[POINTS + this.seatOf(colour)];
  }

  get arrangement(): number {
    return this.position.data[ARRANGEMENT];
  }

  /** What a description names: a place, a holder or a way out of play. */
  spot(words: string): number {
    const named = /^[a-z]{1,2}\d{1,2}(?= |$)/.exec(words);
    if (named) return this.square(named[0]);
    const inRoom = /^(\d+):(\d+),(\d+)/.exec(words);
    if (inRoom) return this.inRoom(Number(inRoom[1]), Number(inRoom[2]), Number(inRoom[3]));
    const [kind, name = ''] = words.split(' ');
    if (kind === 'gear') return this.gear(Number(name));
    if (kind === 'room') return AT_SLOT + Number(name);
    if (kind === 'held') return HELD + this.piece(words.split(' ')[2]);
    if (kind === 'line') {
      const [line, square] = name.split(':');
      return this.lineSquare(/\d/.test(line) ? Number(line) : (line as Colour), Number(square));
    }
    if (kind === 'table') {
      const [x, y] = name.split(',').map(Number);
      const place = this.place(x, y);
      if (place >= 0) return place;
    }
    if (AWAY[kind] !== undefined) return AWAY[kind];
    throw new Error(`"${words}" is nowhere on this map`);
  }
}

/** A whole game from its very beginning, with what lots have told so far among its events. */
export function multiplayerGame(options: GameOptions, seed: string): MultiplayerBoard {
  const told: GameEvent[] = [];
  const board = new MultiplayerBoard(newGame(options, seed, ({ event }) => told.push(event)));
  board.events.push(...told);
  return board;
}

export function multiplayerScene(scenarioId: string, scene: MultiplayerScene = {}): MultiplayerBoard {
  const scenario = scenarioById(scenarioId);
  if (!scenario) throw new Error(`There is no scenario "${scenarioId}"`);
  const { open = false } = scene;
  const drawing = open === true ? EMPTY_ROOM : open;
  const played: Scenario = drawing ? { ...scenario, rooms: scenario.rooms.map(emptied(drawing)) } : scenario;
  const ruleset = compileRuleset(played, { scenario: scenarioId, ...scene.options });
  const board = new MultiplayerBoard(setUp(ruleset, rollSetup(ruleset, scene.seed ?? 'scene')));
  layRooms(board, scene);
  openTurn(board, scene);
  const { pieces } = ruleset;
  for (let piece = 0; piece < pieces.count; piece++) put(board.position, piece, IN_BOX);
  if (typeof scene.at === 'string') board.sketched(scene.at);
  else for (const [id, spot] of Object.entries(scene.at ?? {})) setPiece(board, id, spot);
  board.settle();
  return board;
}

function layRooms(
  { position }: MultiplayerBoard,
  { rooms = {}, faceUp = [], turned = {}, arrangement = 0 }: MultiplayerScene,
): void {
  const { data, ruleset } = position;
  data[ARRANGEMENT] = arrangement;
  const slots = ruleset.layout.slots.length;
  for (const [slot, id] of Object.entries(rooms)) {
    const room = ruleset.rooms.findIndex((one) => one.id === id);
    if (room < 0) throw new Error(`There is no room "${id}" in this game`);
    const other = data.subarray(ROOM_IN, ROOM_IN + slots).indexOf(room);
    if (other >= 0) data[ROOM_IN + other] = data[ROOM_IN + Number(slot)];
    data[ROOM_IN + Number(slot)] = room;
  }
  for (let slot = 0; slot < slots; slot++) {
    const open = faceUp === 'all' || faceUp.includes(slot);
    data[SLOT + slot] = ((turned[slot] ?? 0) & TURNED) | (open ? FACE_UP : 0);
  }
}

function openTurn(
  board: MultiplayerBoard,
  { turn, ap = 5, points = {}, jumps, cards = {} }: MultiplayerScene,
): void {
  const { data, ruleset } = board.position;
  const seat = turn === undefined ? 0 : board.seatOf(turn);
  data[TURN] = LATE;
  data[HIGHEST] = 5;
  data[ACTIVE] = seat;
  data[AP] = ap;
  ruleset.colours.forEach((colour, other) => {
    data[POINTS + other] = points[colour] ?? 0;
    if (jumps !== undefined) data[JUMPS + other] = jumps;
    const hand = cards[colour];
    if (hand) data[COMBAT_HAND + other] = handOf(hand);
  });
  openStage(board.position, 'act', seat);
}

function setPiece(board: MultiplayerBoard, id: string, spot: string | number): void {
  const piece = board.piece(id);
  const words = String(spot);
  put(board.position, piece, typeof spot === 'number' ? spot : board.spot(words));
  for (const [word, bits] of Object.entries(MARKS))
    if (words.split(' ').includes(word)) mark(board.position, piece, bits);
}
