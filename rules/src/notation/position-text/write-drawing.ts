/** Draws the labyrinth of a position as text, with everything that stands on a place of its own. */
import { AT_SLOT, HELD, WOUNDED } from '../../position/fields.ts';
import { isFaceUp, marksOf, type Position, whereIs } from '../../position/position.ts';
import { gatesOf } from '../../position/write.ts';
import { type Language, type Piece, type Place, ROOM_SIDE, ROOM_SQUARES } from '../../vocabulary.ts';
import {
  type Chart,
  chartOf,
  columnName,
  cornerOf,
  placeAt,
  rowNumber,
  sizeOf,
  type Square,
} from '../chart.ts';
import { pieceName } from '../pieces.ts';
import { CELL, DOT_MARK, HIDDEN_MARK, LINE_MARK, RIM, TERRAIN_MARKS } from './drawing.ts';
import { elementsOn, markOf, NORTH, type Side, WEST } from './edge-marks.ts';

export interface Drawing {
  readonly lines: readonly string[];
  /** The pieces that can be seen in it. */
  readonly drawn: ReadonlySet<Piece>;
}

export function drawPosition(p: Position, language: Language): Drawing {
  const chart = chartOf(p);
  const { width, height } = sizeOf(chart);
  const tokens = tokensBySquare(p, chart);
  const columns = Array.from({ length: width + 1 }, (_, x) => x);
  const gates = p.table.layout.slots.map((_plan, slot) => gatesOf(p, slot));
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

function slotAt(chart: Chart, square: Square): number | null {
  const place = placeAt(chart, square);
  return place === null || place >= chart.table.layout.linesFrom ? null : Math.floor(place / ROOM_SQUARES);
}

const nameOf = (square: Square): string => `${square.x},${square.y}`;

/** What is drawn where: one piece for every place, and the tokens of a face-down room on its first squares. */
function tokensBySquare(p: Position, chart: Chart): ReadonlyMap<string, Piece> {
  const { count, isCharacter } = p.table.pieces;
  const byPlace = new Map<Place, Piece>();
  const tokens = new Map<string, Piece>();
  const laid = p.table.layout.slots.map(() => 0);
  for (let piece = 0; piece < count; piece++) {
    const where = whereIs(p, piece);
    if (where < HELD) {
      const other = byPlace.get(where);
      if (other === undefined || isCharacter[piece] > isCharacter[other]) byPlace.set(where, piece);
    } else if (where >= AT_SLOT && where < AT_SLOT + laid.length && !isFaceUp(p, where - AT_SLOT)) {
      const slot = where - AT_SLOT;
      const corner = cornerOf(chart, slot);
      const cell = laid[slot]++;
      if (corner)
        tokens.set(
          nameOf({ x: corner.x + (cell % ROOM_SIDE), y: corner.y + Math.floor(cell / ROOM_SIDE) }),
          piece,
        );
    }
  }
  const { width, height } = sizeOf(chart);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const piece = byPlace.get(placeAt(chart, { x, y }) ?? -1);
      if (piece !== undefined) tokens.set(nameOf({ x, y }), piece);
    }
  return tokens;
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
  const name = pieceName(p.table, piece, language);
  return marksOf(p, piece) & WOUNDED ? name.toLowerCase() : name;
}

function groundAt(chart: Chart, square: Square): string {
  const { layout } = chart.table;
  const place = placeAt(chart, square);
  if (place === null) return ' ';
  if (place >= layout.linesFrom)
    return layout.lines.some(({ dots }) => dots.includes(place)) ? DOT_MARK : LINE_MARK;
  const room = chart.rooms[Math.floor(place / ROOM_SQUARES)];
  return room ? TERRAIN_MARKS[room.squares[place % ROOM_SQUARES]] : HIDDEN_MARK;
}
