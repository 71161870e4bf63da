/** Draws the labyrinth of a position as text, with everything that stands on a place of its own. */
import { AT_SLOT, HELD, WOUNDED } from '../../model/fields.ts';
import { isFaceUp, marksOf, type Position, whereIs } from '../../model/position.ts';
import { portcullisesOf } from '../../position-json/slots.ts';
import { type Language, type Piece, ROOM_SIDE, ROOM_SQUARES } from '../../vocabulary.ts';
import {
  type Chart,
  chartOf,
  columnName,
  cornerOf,
  placeAt,
  roomSquareAt,
  rowNumber,
  sizeOf,
  type Square,
  squaresOf,
} from '../chart.ts';
import { pieceName } from '../pieces.ts';
import { CELL, DOT_MARK, groundMark, HIDDEN_MARK, LINE_MARK, RIM } from './drawing.ts';
import { elementsOn, markOf, NORTH, type Side, WEST } from './edge-marks.ts';

export interface Drawing {
  readonly lines: readonly string[];
  /** The pieces that can be seen in it. */
  readonly drawn: ReadonlySet<Piece>;
}

export function renderPosition(p: Position, language: Language): Drawing {
  const chart = chartOf(p);
  const { width, height } = sizeOf(chart);
  const tokens = tokensBySquare(p, chart);
  const columns = Array.from({ length: width + 1 }, (_, x) => x);
  const gates = p.ruleset.layout.slots.map((_plan, slot) => portcullisesOf(p, slot));
  const markAt = (square: Square, side: Side): string =>
    markOf(elementsOn(chart, square, side), side, (slot, gate) => gates[slot][gate]);
  const lines = [' '.repeat(RIM) + columns.slice(0, width).map(columnHead).join('')];
  for (let y = 0; y <= height; y++) {
    const edges = columns.map((x) => cornerMark(chart, { x, y }) + markAt({ x, y }, NORTH)).join('');
    lines.push((' '.repeat(RIM) + edges).trimEnd());
    if (y === height) break;
    const cells = columns.map((x) => markAt({ x, y }, WEST) + cellAt(p, chart, { x, y }, tokens, language));
    lines.push(
      (
        String(rowNumber(chart, y))
          .padStart(RIM - 1)
          .padEnd(RIM) + cells.join('')
      ).trimEnd(),
    );
  }
  return { lines: lines.filter((line) => line !== ''), drawn: new Set(tokens.values()) };
}

const columnHead = (x: number): string => ` ${columnName(x).padStart(2)} `;

/** A corner of a room that lies open; or of any room, on its rim. */
function cornerMark(chart: Chart, { x, y }: Square): string {
  const around = [
    { x: x - 1, y: y - 1 },
    { x, y: y - 1 },
    { x: x - 1, y },
    { x, y },
  ].map((square) => slotAt(chart, square));
  const touches = around.some(
    (slot) => slot !== null && (chart.rooms[slot] || around.some((other) => other !== slot)),
  );
  return touches ? '+' : ' ';
}

const slotAt = (chart: Chart, square: Square): number | null => roomSquareAt(chart, square)?.slot ?? null;

const nameOf = (square: Square): string => `${square.x},${square.y}`;

/** What is drawn where: as many pieces of a place as it has squares, and the tokens of a face-down room on its first. */
function tokensBySquare(p: Position, chart: Chart): ReadonlyMap<string, Piece> {
  const { count, isCharacter } = p.ruleset.pieces;
  const { length } = p.ruleset.layout.slots;
  const tokens = new Map<string, Piece>();
  const taken = new Map<number, number>();
  // Characters first: where there is not room for all, an object gets a line of its own.
  const inOrder = Array.from({ length: count }, (_, piece) => piece).sort(
    (a, b) => isCharacter[b] - isCharacter[a] || a - b,
  );
  for (const piece of inOrder) {
    const where = whereIs(p, piece);
    const isToken = where >= AT_SLOT && where < AT_SLOT + length && !isFaceUp(p, where - AT_SLOT);
    if ((where >= HELD && !isToken) || pieceName(p.ruleset, piece, 'en').length >= CELL) continue;
    const squares = isToken ? slotSquares(chart, where - AT_SLOT) : squaresOf(chart, where);
    const square = squares[taken.get(where) ?? 0];
    taken.set(where, (taken.get(where) ?? 0) + 1);
    if (square) tokens.set(nameOf(square), piece);
  }
  return tokens;
}

function slotSquares(chart: Chart, slot: number): Square[] {
  const corner = cornerOf(chart, slot);
  if (!corner) return [];
  return Array.from({ length: ROOM_SQUARES }, (_, cell) => ({
    x: corner.x + (cell % ROOM_SIDE),
    y: corner.y + Math.floor(cell / ROOM_SIDE),
  }));
}

function cellAt(
  p: Position,
  chart: Chart,
  square: Square,
  tokens: ReadonlyMap<string, Piece>,
  language: Language,
): string {
  const piece = tokens.get(nameOf(square));
  if (piece === undefined) return ` ${groundAt(chart, square)}`.padEnd(CELL - 1);
  const name = pieceName(p.ruleset, piece, language);
  return marksOf(p, piece) & WOUNDED ? name.toLowerCase() : name;
}

function groundAt(chart: Chart, square: Square): string {
  const { layout } = chart.ruleset;
  const inRoom = roomSquareAt(chart, square);
  if (!inRoom) {
    const place = placeAt(chart, square);
    if (place === null) return ' ';
    return layout.lines.some(({ dots }) => dots.includes(place)) ? DOT_MARK : LINE_MARK;
  }
  const room = chart.rooms[inRoom.slot];
  return room ? groundMark(room, inRoom.square, layout.zones) : HIDDEN_MARK;
}
