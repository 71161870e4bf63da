/**
 * The table as a person sees it: squares with what is printed on them, borders with what is printed on those, and
 * which piece stands where.
 *
 * Everything is worked out anew from the position for every question, square by square in the coordinates of the
 * table (x from the west, y from the north, y = -1 is yellow's line). A room that lies face down is a blank: its
 * drawing is not even looked at (BD-RULING-11, BD-RULING-12).
 */
import type { PieceId } from '../../src/model/action.ts';
import type { PieceJson } from '../../src/position-json/pieces.ts';
import type { PositionJson } from '../../src/position-json/schema.ts';
import type { SlotJson } from '../../src/position-json/slots.ts';
import type { Place, Seat } from '../../src/vocabulary.ts';
import { DRAWINGS } from './rooms.ts';
import { type Rules, rulesOf, type Scenario, scenarioOf } from './scenarios.ts';
import { isCharacter } from './tokens.ts';

/** North, east, south, west; the opposite of a direction is two further on. */
export const DIRECTIONS = [0, 1, 2, 3] as const;
const STEP_X = [0, 1, 0, -1] as const;
const STEP_Y = [-1, 0, 1, 0] as const;
const opposite = (direction: number): number => (direction + 2) % 4;

/** BD-TERM-16; a line square belongs to no room (BD-RULING-129). */
type SquareKind = 'floor' | 'pit' | 'gear' | 'line' | 'hidden';

interface Square {
  readonly place: Place;
  readonly kind: SquareKind;
  readonly x: number;
  readonly y: number;
  /** The slot of its room; -1 on a line. */
  readonly slot: number;
  /** The seat whose line it belongs to; -1 in a room. */
  readonly line: Seat;
}

/** Something printed on an edge (BD-TERM-14, BD-TERM-15). */
interface Element {
  readonly kind: 'wall' | 'slit' | 'portcullis';
  readonly slot: number;
  /** Number of the portcullis in its room; -1 for anything else. */
  readonly gate: number;
  readonly closed: boolean;
}

/** One of the four sides of a square. */
export interface Border {
  /** The square beyond; undefined at the edge of the board (BD-RULING-4). */
  readonly to: Square | undefined;
  /** What this square's own room prints there. */
  readonly own: readonly Element[];
  /** What both rooms print there: two elements where two rooms meet, each on its own (BD-RULING-1). */
  readonly elements: readonly Element[];
}

export interface Piece {
  readonly id: PieceId;
  readonly kind: string;
  readonly seat: Seat;
  readonly state: 'figure' | 'wounded' | 'object';
  /** Where it stands or lies, alone or with its holder; undefined when it is not on the board. */
  readonly square: Place | undefined;
  readonly where: PieceJson['where'];
  /** Wounded in this turn (BD-COMBAT-13). */
  readonly hurt: boolean;
  /** Healed or regenerated in this turn (BD-CHAR-Cleric-3, BD-CHAR-Troll-4). */
  readonly spent: boolean;
  /** Action points that nobody else may spend (BD-RULING-22). */
  readonly ownPoints: number;
}

export interface Board {
  readonly position: PositionJson;
  readonly scenario: Scenario;
  readonly rules: Rules;
  /** By place. */
  readonly squares: readonly Square[];
  /** By place, then direction. */
  readonly borders: readonly (readonly Border[])[];
  readonly pieces: readonly Piece[];
}

// --- rooms

/** A drawing turned clockwise moves (x, y) to (4 - y, x). */
function turnedSquare(x: number, y: number, quarters: number): readonly [number, number] {
  return quarters === 0 ? [x, y] : turnedSquare(4 - y, x, quarters - 1);
}

const SQUARE_SIGNS: Readonly<Record<string, SquareKind>> = { '.': 'floor', o: 'pit', '*': 'gear' };

function drawingOf(room: string): readonly string[] {
  const drawing = DRAWINGS[room];
  if (drawing === undefined) throw new Error(`The oracle knows no room ${room}`);
  return drawing;
}

function printedSquare(room: string, x: number, y: number): SquareKind {
  const kind = SQUARE_SIGNS[drawingOf(room)[2 * y + 1]?.[4 * x + 2] ?? ''];
  if (kind === undefined) throw new Error(`Room ${room} has no square ${x},${y}`);
  return kind;
}

/** Where the edge of a square stands in the drawing: its text line and the column of its middle sign. */
function edgeInDrawing(x: number, y: number, direction: number): readonly [number, number] {
  return [2 * y + 1 + (STEP_Y[direction] ?? 0), 4 * x + 2 + 2 * (STEP_X[direction] ?? 0)];
}

const isGateSign = (line: number, sign: string): boolean => (line % 2 === 0 ? sign === '=' : sign === 'H');

/** Middle signs of all edges of one text line: under the squares in even lines, between them in odd ones. */
const edgeColumns = (line: number): readonly number[] =>
  line % 2 === 0 ? [2, 6, 10, 14, 18] : [0, 4, 8, 12, 16, 20];

/** Portcullises are numbered in reading order of the drawing. */
function portcullisNumber(room: string, line: number, column: number): number {
  let number = 0;
  for (const [at, text] of drawingOf(room).entries()) {
    for (const middle of edgeColumns(at)) {
      if (at === line && middle === column) return number;
      if (isGateSign(at, text[middle] ?? '')) number += 1;
    }
  }
  throw new Error(`Room ${room} has no edge at line ${line}, column ${column}`);
}

/** What a face-up room prints on one side of one of its squares, all in the room's own frame. */
function printedEdge(slot: SlotJson, number: number, x: number, y: number, direction: number): Element[] {
  const [line, column] = edgeInDrawing(x, y, direction);
  const sign = drawingOf(slot.room)[line]?.[column] ?? '';
  if (sign === ' ') return [];
  if (sign === ':') return [{ kind: 'slit', slot: number, gate: -1, closed: false }];
  if (sign === '-' || sign === '|') return [{ kind: 'wall', slot: number, gate: -1, closed: false }];
  if (!isGateSign(line, sign)) throw new Error(`Room ${slot.room} has an unknown edge ${sign}`);
  const gate = portcullisNumber(slot.room, line, column);
  return [{ kind: 'portcullis', slot: number, gate, closed: slot.gates[gate] === 'closed' }];
}

// --- squares and borders

function roomSquares(position: PositionJson): Square[] {
  return position.slots.flatMap(({ room, turned, faceUp }, slot) =>
    Array.from({ length: 25 }, (_, square): Square => {
      const ownX = square % 5;
      const ownY = Math.floor(square / 5);
      const [x, y] = turnedSquare(ownX, ownY, turned);
      return {
        place: slot * 25 + square,
        kind: faceUp ? printedSquare(room, ownX, ownY) : 'hidden',
        x: (slot % 2) * 5 + x,
        y: Math.floor(slot / 2) * 5 + y,
        slot,
        line: -1,
      };
    }),
  );
}

/** Blue's line lies south of the rooms, yellow's north (BD-SETUP-2); ten squares each (BD-COMP-10). */
function lineSquares(position: PositionJson, rows: number): Square[] {
  return [0, 1].flatMap((seat) =>
    Array.from(
      { length: 10 },
      (_, x): Square => ({
        place: position.slots.length * 25 + seat * 10 + x,
        kind: 'line',
        x,
        y: seat === 0 ? rows * 5 : -1,
        slot: -1,
        line: seat,
      }),
    ),
  );
}

function ownElements(position: PositionJson, square: Square, direction: number): Element[] {
  const slot = position.slots[square.slot];
  if (slot === undefined || !slot.faceUp) return []; // BD-RULING-5: lines print no walls
  const number = square.place % 25;
  const inRoom = (direction - slot.turned + 4) % 4;
  return printedEdge(slot, square.slot, number % 5, Math.floor(number / 5), inRoom);
}

function bordersOf(position: PositionJson, squares: readonly Square[]): Border[][] {
  const byPosition = new Map(squares.map((square) => [`${square.x},${square.y}`, square]));
  return squares.map((square) =>
    DIRECTIONS.map((direction): Border => {
      const to = byPosition.get(`${square.x + STEP_X[direction]},${square.y + STEP_Y[direction]}`);
      const own = ownElements(position, square, direction);
      const sameRoom = to !== undefined && to.slot === square.slot;
      const others = to === undefined || sameRoom ? [] : ownElements(position, to, opposite(direction));
      return { to, own, elements: [...own, ...others] };
    }),
  );
}

// --- pieces

/** A carried piece is where its holder is (BD-ITEM-9); a token at a face-down room is on no square. */
function squareOf(position: PositionJson, { where }: PieceJson): Place | undefined {
  if (typeof where === 'string' || 'slot' in where) return undefined;
  if ('place' in where) return where.place;
  const holder = position.pieces.find((piece) => piece.id === where.holder);
  return holder === undefined ? undefined : squareOf(position, holder);
}

function readPiece(position: PositionJson, json: PieceJson): Piece {
  const [colour = ''] = json.id.split('-');
  const kind = json.id.slice(colour.length + 1);
  const marks = json.marks ?? [];
  const character = marks.includes('wounded') ? 'wounded' : 'figure';
  return {
    id: json.id,
    kind,
    seat: position.seats.findIndex((seat) => seat.colour === colour),
    state: isCharacter(kind) ? character : 'object',
    square: squareOf(position, json),
    where: json.where,
    hurt: marks.includes('hurt'),
    spent: marks.includes('spent'),
    ownPoints: json.ownPoints ?? 0,
  };
}

export function readBoard(position: PositionJson): Board {
  const scenario = scenarioOf(position.options);
  const squares = [...roomSquares(position), ...lineSquares(position, scenario.rows)];
  return {
    position,
    scenario,
    rules: rulesOf(position.options),
    squares,
    borders: bordersOf(position, squares),
    pieces: position.pieces.map((piece) => readPiece(position, piece)),
  };
}

// --- questions about squares

export function squareAt(board: Board, place: Place): Square {
  const square = board.squares[place];
  if (square === undefined) throw new Error(`There is no place ${place}`);
  return square;
}

export const bordersAt = (board: Board, place: Place): readonly Border[] => board.borders[place] ?? [];

export function borderAt(board: Board, place: Place, direction: number): Border {
  const border = bordersAt(board, place)[direction];
  if (border === undefined) throw new Error(`There is no side ${direction} of place ${place}`);
  return border;
}

export const isPit = (board: Board, place: Place): boolean => squareAt(board, place).kind === 'pit';

export const hasWall = ({ elements }: Border): boolean => elements.some(({ kind }) => kind === 'wall');
export const hasSlit = ({ elements }: Border): boolean => elements.some(({ kind }) => kind === 'slit');
/** Open and broken portcullises are in nobody's way (BD-PORT-7). */
export const hasClosedGate = ({ elements }: Border): boolean => elements.some(({ closed }) => closed);

/** BD-TERM-1, for two squares that share this edge; nobody is next to a square of a hidden room. */
export const isPassable = (border: Border): boolean =>
  border.to !== undefined &&
  border.to.kind !== 'hidden' &&
  !hasWall(border) &&
  !hasSlit(border) &&
  !hasClosedGate(border);

/** BD-TERM-1, BD-TERM-2, BD-MOVE-20, BD-RULING-57: rooms, gears and lines make no difference. */
export const areAdjacent = (board: Board, one: Place, two: Place): boolean =>
  bordersAt(board, one).some((border) => border.to?.place === two && isPassable(border));

/** Whether a figure of this seat is taken off the board on this square (BD-EXIT-1, BD-EXIT-3). */
export function isWayOut(board: Board, seat: Seat, place: Place): boolean {
  const { line } = squareAt(board, place);
  return line !== -1 && line !== seat && (board.scenario.leaves[seat] ?? false);
}

// --- questions about pieces

export const pieceCalled = (board: Board, id: PieceId): Piece | undefined =>
  board.pieces.find((piece) => piece.id === id);

export const piecesOn = (board: Board, place: Place): readonly Piece[] =>
  board.pieces.filter((piece) => piece.square === place);

export const figureOn = (board: Board, place: Place): Piece | undefined =>
  piecesOn(board, place).find(({ state }) => state === 'figure');

/** The character one meets on a square: a wounded under a figure is carried like an object (BD-RULING-64). */
export const characterOn = (board: Board, place: Place): Piece | undefined =>
  figureOn(board, place) ?? piecesOn(board, place).find(({ state }) => state === 'wounded');

/** What shares the square of a piece: its load, or its bearer (BD-RULING-26). */
export const companyOf = (board: Board, piece: Piece): readonly Piece[] =>
  piece.square === undefined ? [] : piecesOn(board, piece.square).filter((one) => one !== piece);

export const carriesA = (board: Board, piece: Piece, kind: string): boolean =>
  companyOf(board, piece).some((load) => load.kind === kind);

export const enemyFigures = (board: Board, seat: Seat): readonly Piece[] =>
  board.pieces.filter(
    (piece) => piece.state === 'figure' && piece.seat !== seat && piece.square !== undefined,
  );
