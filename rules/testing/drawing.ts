/**
 * Positions as drawings: a test shows the labyrinth it speaks of.
 *
 * A drawing uses the marks of the room drawings for as many rooms as it is wide and high (5 squares each). Inside a
 * square stand up to three characters: the terrain (`.` floor, `o` pit, `*` gear; none = floor) and letters. A letter
 * with a line in the legend is a piece; any other letter or digit is a mark that names the square. What stands
 * together is carried as the rules say.
 *
 *     const board = draw(
 *       `+---+---+---+---+---+
 *        | a   1   2 | .   . |
 *        ...`,
 *       { a: 'blue cleric', w: 'yellow goblin wounded', k: 'blue key' },
 *     );
 *     board.why(board.walk('blue-cleric', 'a12'));
 */
import type { Action, Handling, PieceId } from '../src/actions/action.ts';
import { ActionList } from '../src/actions/code.ts';
import { handOf } from '../src/combat/cards.ts';
import { NO_CARD } from '../src/combat/combat.ts';
import { createTable } from '../src/editions/create-table.ts';
import { mixedGame } from '../src/editions/mixed.ts';
import { baseEdition, prisonEdition } from '../src/editions/board-edition.ts';
import type { RuleOptions } from '../src/editions/options.ts';
import type { GoalPlan } from '../src/editions/policies/policies.ts';
import type { Scenario } from '../src/editions/scenario.ts';
import { type Arrow, readRoom, type Room } from '../src/labyrinth/room.ts';
import {
  ACTION_HAND,
  ACTIVE,
  AP,
  ATTACKER,
  AT_SLOT,
  CHOOSER,
  COMBAT_HAND,
  FACE_UP,
  HELD,
  HIGHEST,
  HURT,
  IN_BOX,
  JUMPS,
  KILLED,
  LAID,
  LEFT,
  MOST_SEATS,
  NAMED,
  NAMER,
  POINTS,
  REMOVED,
  REVEALED,
  REVEALER,
  ROOM_IN,
  SAVED,
  SLOT,
  SPENT,
  STAGE,
  TARGET,
  TURN,
  TURNED,
  WOUNDED,
} from '../src/position/fields.ts';
import { isWounded, loadOf, mark, placeOf, Position, put, whereIs } from '../src/position/position.ts';
import type { Refusal, RefusalCode } from '../src/refusals.ts';
import { type GameEvent, heardBy } from '../src/turn/events.ts';
import { check, decisions, decode, list, perform } from '../src/turn/play.ts';
import { stageOf } from '../src/turn/flow.ts';
import { type Colour, ROOM_SIDE, ROOM_SQUARES } from '../src/vocabulary.ts';

export interface DrawingOptions {
  /** Whose reading of the rules holds where the boxes differ; Prison's by default. */
  readonly edition?: 'base' | 'prison';
  readonly rules?: Partial<RuleOptions>;
  readonly turn?: 'blue' | 'yellow';
  readonly ap?: number;
  /** Slots (row by row) that still lie face down. */
  readonly faceDown?: readonly number[];
  /** Number and arrow of each room, row by row: `['1 cw', '1 ccw']`; by default every room has its own number. */
  readonly rooms?: readonly string[];
  /** To which room an element on the border of two belongs: the western or northern one, the other, or both. */
  readonly borders?: 'first' | 'second' | 'both';
  readonly jumps?: number;
  readonly cards?: { readonly blue?: readonly number[]; readonly yellow?: readonly number[] };
  readonly goal?: GoalPlan;
  readonly points?: { readonly blue?: number; readonly yellow?: number };
  /** Seats that walk on both lines (as in scenarios 2 and 3). */
  readonly walksOnLines?: readonly number[];
  /** Combat cards both players start with; an empty list means a scenario without combat. */
  readonly combatCards?: readonly number[];
}

/** Letter to description: colour, kind, then any of `wounded`, `hurt`, `spent`, `on blue line 3`, `at room 2`. */
export type Legend = Readonly<Record<string, string>>;

const LETTER = /[A-Za-z0-9]/;

export function draw(text: string, legend: Legend = {}, options: DrawingOptions = {}): Board {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length > 0);
  const across = (Math.max(...lines.map((line) => line.length)) - 1) / (4 * ROOM_SIDE);
  const down = (lines.length - 1) / (2 * ROOM_SIDE);
  if (!Number.isInteger(across) || !Number.isInteger(down) || across < 1 || down < 1)
    throw new Error(
      `A drawing is whole rooms of 21 by 11 characters; this is ${lines[0]?.length} by ${lines.length}`,
    );
  const { bare, letters } = splitLetters(lines);
  const scenario = scenarioFor(bare, across, down, options);
  const table = createTable(scenario, {
    scenario: scenario.id,
    ...(options.rules ? { rules: options.rules } : {}),
  });
  const board = new Board(new Position(table), across);
  fillPosition(board.position, options);
  for (const { letter, x, y } of letters) {
    const place = board.place(x, y);
    if (legend[letter] === undefined) board.marks.set(letter, place);
    else {
      board.marks.set(letter, place);
      setPiece(board, legend[letter], place);
    }
  }
  for (const [letter, description] of Object.entries(legend))
    if (!letters.some((found) => found.letter === letter)) setPiece(board, description, null);
  board.settle();
  return board;
}

/** Takes the letters out of the squares, so that what is left is a plain drawing of rooms. */
function splitLetters(lines: readonly string[]): {
  bare: string[];
  letters: { letter: string; x: number; y: number }[];
} {
  const letters: { letter: string; x: number; y: number }[] = [];
  const bare = lines.map((line, row) => {
    if (row % 2 === 0) return line;
    let out = '';
    for (let column = 0; column < line.length; column += 4) {
      out += line[column] ?? ' ';
      if (column + 1 >= line.length) break;
      const cell = line.slice(column + 1, column + 4).padEnd(3);
      // A lone "o" is a pit; a piece or mark is never called "o".
      const terrain = Array.from(cell).find((character) => '.o*'.includes(character)) ?? '.';
      for (const character of cell)
        if (LETTER.test(character) && character !== 'o')
          letters.push({ letter: character, x: column / 4, y: (row - 1) / 2 });
      out += ` ${terrain} `;
    }
    return out;
  });
  return { bare, letters };
}

function scenarioFor(
  bare: readonly string[],
  across: number,
  down: number,
  options: DrawingOptions,
): Scenario {
  const rooms: Room[] = [];
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++)
      rooms.push(sliceRoom(bare, row, column, rooms.length, across, down, options));
  const line = { x: 0, runs: 'east', length: across * ROOM_SIDE } as const;
  const dots = [1, 3, 6, 8].filter((dot) => dot < across * ROOM_SIDE);
  return {
    ...mixedGame,
    id: 'drawing',
    edition: options.edition === 'base' ? baseEdition : prisonEdition,
    layout: {
      slots: rooms.map((_room, slot) => ({
        x: (slot % across) * ROOM_SIDE,
        y: Math.floor(slot / across) * ROOM_SIDE,
        capacity: 4,
      })),
      lines: [
        { ...line, y: down * ROOM_SIDE, dots, owner: 'blue' },
        { ...line, y: -1, dots, owner: 'yellow' },
      ],
    },
    rooms,
    goal: options.goal ?? { kind: 'points', points: 5, atOnce: false },
    walksOnLines: options.walksOnLines ?? [],
    combatCards: options.combatCards ?? mixedGame.combatCards,
  };
}

/** One room of a drawing; elements on a shared border go to the rooms that the options name. */
function sliceRoom(
  bare: readonly string[],
  row: number,
  column: number,
  slot: number,
  across: number,
  down: number,
  options: DrawingOptions,
): Room {
  const borders = options.borders ?? 'first';
  const lines = bare
    .slice(row * 10, row * 10 + 11)
    .map((line) => line.padEnd(across * 20 + 1).slice(column * 20, column * 20 + 21));
  const opened = lines.map((line, index) => {
    let out = line;
    const blankRow =
      (index === 0 && row > 0 && borders === 'first') ||
      (index === 10 && row < down - 1 && borders === 'second');
    if (blankRow) out = out.replace(/[^+]/g, ' ');
    if (index % 2 === 1 && column > 0 && borders === 'first') out = ` ${out.slice(1)}`;
    if (index % 2 === 1 && column < across - 1 && borders === 'second') out = `${out.slice(0, 20)} `;
    return out;
  });
  const [pair, arrow] = (options.rooms?.[slot] ?? `${slot + 1} cw`).split(' ');
  return readRoom(`room${slot}`, Number(pair), arrow as Arrow, opened);
}

function fillPosition(p: Position, options: DrawingOptions): void {
  const { data, table } = p;
  for (const at of [REVEALED, REVEALER, ATTACKER, TARGET, NAMER]) data[at] = -1;
  data[NAMED] = NO_CARD;
  data.fill(NO_CARD, LAID, LAID + MOST_SEATS);
  table.layout.slots.forEach((_slot, slot) => {
    data[ROOM_IN + slot] = slot;
    data[SLOT + slot] = options.faceDown?.includes(slot) ? 0 : FACE_UP;
  });
  for (let seat = 0; seat < 2; seat++) {
    const colour = seat === 0 ? 'blue' : 'yellow';
    data[ACTION_HAND + seat] = (1 << 2) | (1 << 3) | (1 << 4) | (1 << 5);
    data[JUMPS + seat] = options.jumps ?? 3;
    data[COMBAT_HAND + seat] = handOf(options.cards?.[colour] ?? table.scenario.combatCards);
    data[POINTS + seat] = options.points?.[colour] ?? 0;
  }
  data[HIGHEST] = 5;
  data[TURN] = 20;
  data[ACTIVE] = options.turn === 'yellow' ? 1 : 0;
  data[CHOOSER] = data[ACTIVE];
  data[STAGE] = table.stageNumbers['act'];
  data[AP] = options.ap ?? 5;
  for (let piece = 0; piece < table.pieces.count; piece++) put(p, piece, IN_BOX);
}

function setPiece(board: Board, description: string, place: number | null): void {
  const words = description.trim().split(/\s+/);
  const id = `${words[0]}-${words[1]}`;
  const { position: p } = board;
  const piece = board.piece(id);
  const rest = words.slice(2).join(' ');
  const line = /on (blue|yellow) line (\d+)/.exec(rest);
  const room = /at room (\d+)/.exec(rest);
  if (line) put(p, piece, board.line(line[1] as Colour, Number(line[2])));
  else if (room) put(p, piece, AT_SLOT + Number(room[1]));
  else if (place !== null) put(p, piece, place);
  else throw new Error(`"${description}" stands nowhere in the drawing`);
  for (const [word, bits] of [
    ['wounded', WOUNDED],
    ['hurt', HURT],
    ['spent', SPENT],
  ] as const)
    if (rest.split(/[\s,]+/).includes(word)) mark(p, piece, bits);
}

/** A drawn position with short ways to ask and to play. Everything goes through the referee, as callers do. */
export class Board {
  readonly position: Position;
  /** Where each letter of the drawing stands. */
  readonly marks = new Map<string, number>();
  /** Everything that has happened since the drawing, as everybody heard it (a seat's own secrets included). */
  readonly events: GameEvent[] = [];
  private readonly across: number;

  constructor(position: Position, across: number) {
    this.position = position;
    this.across = across;
  }

  /** The place of a square of the drawing, counted from 0 in the north-west; rooms are drawn unturned. */
  place(x: number, y: number): number {
    const slot = Math.floor(y / ROOM_SIDE) * this.across + Math.floor(x / ROOM_SIDE);
    return slot * ROOM_SQUARES + (y % ROOM_SIDE) * ROOM_SIDE + (x % ROOM_SIDE);
  }

  /** A square of a line, counted from 1 in the west. */
  line(colour: Colour, square: number): number {
    const { layout, colours } = this.position.table;
    const line = layout.lines.find((one) => one.owner === colours.indexOf(colour));
    return (line?.first ?? 0) + square - 1;
  }

  /** The place of a letter of the drawing. */
  at(letter: string): number {
    const place = this.marks.get(letter);
    if (place === undefined) throw new Error(`There is no "${letter}" in the drawing`);
    return place;
  }

  piece(id: PieceId): number {
    const piece = this.position.table.pieces.byId.get(id);
    if (piece === undefined) throw new Error(`There is no piece "${id}"`);
    return piece;
  }

  /** Sets who carries what, everywhere. */
  settle(): void {
    const { table } = this.position;
    table.terrain.refresh(this.position);
    for (let place = 0; place < table.layout.places; place++)
      table.policies.stacking.settle(this.position, place);
  }

  /** A move along letters of the drawing: `walk('blue-naga', 'a12')`, with handlings by step. */
  walk(piece: PieceId, letters: string, handlings: readonly Handling[] = []): Action {
    const path = Array.from(letters).map((letter) => this.at(letter));
    return handlings.length > 0 ? { type: 'move', piece, path, handlings } : { type: 'move', piece, path };
  }

  /** A move along places. */
  walkPlaces(piece: PieceId, path: readonly number[], handlings: readonly Handling[] = []): Action {
    return handlings.length > 0 ? { type: 'move', piece, path, handlings } : { type: 'move', piece, path };
  }

  /** The seat that must decide now (the first of them). */
  get seat(): number {
    return decisions(this.position)[0]?.seat ?? -1;
  }

  get stage(): string {
    return stageOf(this.position);
  }

  /** The refusal of an action of the seat that decides (or of another seat), or null if it is legal. */
  refusal(action: Action, seat = this.seat): Refusal | null {
    const decision = decisions(this.position).find((one) => one.seat === seat)?.number ?? 0;
    const answer = check(this.position, { seat, decision, action });
    return answer.ok ? null : answer.refusal;
  }

  /** The code of that refusal, or null. */
  why(action: Action, seat = this.seat): RefusalCode | null {
    return this.refusal(action, seat)?.code ?? null;
  }

  /** Performs an action; an illegal one is a fault of the test. Answers what was told to everybody. */
  do(action: Action, seat = this.seat): GameEvent[] {
    const decision = decisions(this.position).find((one) => one.seat === seat)?.number ?? 0;
    const answer = check(this.position, { seat, decision, action });
    if (!answer.ok)
      throw new Error(
        `${JSON.stringify(action)} is refused: ${answer.refusal.code} (${answer.refusal.rule})`,
      );
    const told: GameEvent[] = [];
    perform(this.position, seat, answer.code, (event) => {
      const heard = heardBy(event, seat);
      if (heard) told.push(heard);
    });
    this.events.push(...told);
    return told;
  }

  /** An attack with both cards: answers the totals and the winner as told. */
  fight(
    piece: PieceId,
    target: PieceId,
    attackCard: number,
    defenceCard: number,
    joiners: readonly PieceId[] = [],
  ): { attack: number; defence: number; winner: number | null } {
    this.do(
      joiners.length > 0 ? { type: 'attack', piece, target, joiners } : { type: 'attack', piece, target },
    );
    while (this.stage === 'name') this.do({ type: 'nameCard', card: null });
    const attackSeat = this.seat;
    this.do({ type: 'layCard', card: attackCard }, attackSeat);
    const told = this.do({ type: 'layCard', card: defenceCard });
    const fought = told.find((event) => event.type === 'combatFought');
    if (fought?.type !== 'combatFought') throw new Error('No combat was fought');
    return { attack: fought.attack, defence: fought.defence, winner: fought.winner };
  }

  /** Every legal action of the seat that decides, optionally of one type and of one piece. */
  legal(type?: Action['type'], piece?: PieceId, seat = this.seat): Action[] {
    const out = new ActionList();
    list(this.position, seat, out);
    const actions = Array.from({ length: out.length }, (_, i) => decode(this.position, seat, out.code(i)));
    return actions.filter(
      (action) =>
        (type === undefined || action.type === type) &&
        (piece === undefined || ('piece' in action && action.piece === piece)),
    );
  }

  /** Where a figure could end a move without handling anything: a picture with the number of steps. */
  reach(piece: PieceId): string {
    const ends = new Map<number, number>();
    let out = false;
    for (const action of this.legal('move', piece)) {
      if (action.type !== 'move' || action.handlings) continue;
      const end = action.path[action.path.length - 1];
      if (end >= this.position.table.layout.linesFrom) out = true;
      ends.set(end, action.path.length - 1);
    }
    const rows: string[] = [];
    const down = this.position.table.layout.slots.length / this.across;
    for (let y = 0; y < down * ROOM_SIDE; y++) {
      let row = '';
      for (let x = 0; x < this.across * ROOM_SIDE; x++) row += ends.get(this.place(x, y)) ?? '.';
      rows.push(row);
    }
    if (out) rows.push('line');
    return rows.join('\n');
  }

  /** Where a piece is, in words: a place, `held by ID`, or how it went out of play. */
  where(id: PieceId): string | number {
    const where = whereIs(this.position, this.piece(id));
    if (where < HELD) return where;
    if (where < AT_SLOT) return `held by ${this.position.table.pieces.ids[where - HELD]}`;
    if (where < AT_SLOT + 100) return `at room ${where - AT_SLOT}`;
    return (
      { [REMOVED]: 'removed', [LEFT]: 'left', [SAVED]: 'saved', [KILLED]: 'killed' }[where] ?? 'not in play'
    );
  }

  /** The place of a piece, its carrier's if it is carried; -1 when it is out of play. */
  placeOf(id: PieceId): number {
    return placeOf(this.position, this.piece(id));
  }

  isWounded(id: PieceId): boolean {
    return isWounded(this.position, this.piece(id));
  }

  /** What a piece carries, or null. */
  loadOf(id: PieceId): PieceId | null {
    const load = loadOf(this.position, this.piece(id));
    return load < 0 ? null : this.position.table.pieces.ids[load];
  }

  points(colour: 'blue' | 'yellow'): number {
    return this.position.data[POINTS + (colour === 'blue' ? 0 : 1)];
  }

  get ap(): number {
    return this.position.data[AP];
  }

  /** Quarter turns of the room in a slot. */
  turned(slot: number): number {
    return this.position.data[SLOT + slot] & TURNED;
  }
}
