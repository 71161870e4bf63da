/**
 * The table for a small terminal: 80 columns and 24 lines for two players.
 *
 * The labyrinth is turned a quarter, so that its long side lies across: north is on the right. A square has two
 * characters. There is no room for the letter of a colour: the pieces of the first player begin with a capital, those
 * of the second do not. Who is wounded or carries something stands above, behind the points of the team.
 */
import {
  columnName,
  cornerOf,
  ROOM_SIDE,
  rowNumber,
  type SeatView,
  sizeOf,
  slotName,
} from '@dungeon-twister/rules';
import { capital, COLOUR_WORDS, type Language } from '@dungeon-twister/words';
import { cornerFor, LOOKS } from './box-drawing.ts';
import { Canvas, type Run } from './canvas.ts';
import { COMPACT_WIDTH, compactPen, lineOf, columnOf } from './compact-cell.ts';
import { combatLines, nowLines } from './draw-combat.ts';
import { tokenCounts, secretsAt } from './draw-hidden-rooms.ts';
import { holdings, liftedLines, turnLine } from './draw-panel.ts';
import { drawSquares } from './draw-squares.ts';
import { drawZones } from './draw-zones.ts';
import { type Edges, edgesOf } from './edges.ts';
import { MAP_WORDS } from './map-words.ts';
import { knownPieces, type Sight } from './sight.ts';
import { stateMark, tokenName, tokensOf, tokenStyle } from './tokens.ts';

const SOUTH = 2;
const WEST = 3;

export function drawCompact(sight: Sight, language: Language): Canvas {
  const canvas = new Canvas();
  const above = linesAbove(sight, language);
  above.forEach((runs, y) => {
    canvas.write(0, y, cut(runs));
  });
  canvas.paste(drawTurned(sight, language), 0, above.length);
  return canvas;
}

const colourOf = ({ table }: Sight, seat: number, language: Language): string =>
  COLOUR_WORDS[table.colours[seat] ?? 'blue'][language];

/** Whose turn it is, then a line for each team. */
const linesAbove = (sight: Sight, language: Language): Run[][] => [
  [
    ...turnLine(sight, language),
    {
      text: `   ${MAP_WORDS[language].compact(colourOf(sight, 0, language), colourOf(sight, 1, language))}`,
      style: 'faint',
    },
  ],
  ...liftedLines(sight, language),
  ...combatLines(sight, language),
  ...nowLines(sight, language),
  ...sight.table.colours.map((_colour, seat) => teamLine(sight, seat, language)),
];

function teamLine(sight: Sight, seat: number, language: Language): Run[] {
  const { table, shown } = sight;
  const { colour, points } = shown.seats[seat] as SeatView;
  const states = tokensOf(table, knownPieces(sight))
    .filter(([, { index }]) => table.pieces.owner[index] === seat && table.pieces.isCharacter[index] === 1)
    .map(([, token]) => ({ token, mark: stateMark(table, token) }))
    .filter(({ mark }) => mark !== ' ')
    .flatMap(({ token, mark }): Run[] => [
      { text: '  ' },
      { text: tokenName(table, token.piece, language), style: tokenStyle(table, token) },
      { text: mark + token.load.map((load) => tokenName(table, load, language)).join('+') },
    ]);
  return [
    { text: `${capital(colourOf(sight, seat, language))} ${points}`, style: colour },
    { text: `  ${holdings(sight, seat, language)}` },
    ...states,
  ];
}

/** As many characters as a usual terminal has. */
function cut(runs: readonly Run[]): Run[] {
  let left = COMPACT_WIDTH;
  return runs.map(({ text, ...style }) => {
    const shown = Array.from(text).slice(0, left).join('');
    left -= Array.from(shown).length;
    return { text: shown, ...style };
  });
}

function drawTurned(sight: Sight, language: Language): Canvas {
  const canvas = new Canvas();
  const { chart, table } = sight;
  const { height } = sizeOf(chart);
  drawRim(canvas, sight);
  drawEdges(canvas, sight, edgesOf(chart, sight.shown));
  chart.rooms.forEach((room, slot) => {
    const corner = cornerOf(chart, slot);
    if (!corner) return;
    const [left, top] = [columnOf(corner.y + ROOM_SIDE - 1, height), lineOf(corner.x) - 1];
    // The uppermost row of edges is left out: it is the end of the board everywhere.
    if (room) canvas.put(left, Math.max(top, 0), slotName(slot), 'slot');
    else drawHidden(canvas, sight, slot, { left: left + 1, top: top + 1 }, language);
  });
  const pen = compactPen(canvas, sight, language);
  if (table.layout.zones > 0) drawZones(pen, sight, language);
  else drawSquares(pen, sight, language);
  return canvas;
}

/** The numbers of the rows lie across now, the letters of the columns stand at the side; zones have neither. */
function drawRim(canvas: Canvas, { chart, table }: Sight): void {
  if (table.layout.zones > 0) return;
  const { width, height } = sizeOf(chart);
  for (let y = 0; y < height; y++)
    canvas.put(columnOf(y, height) + 1, 0, String(rowNumber(chart, y)).padStart(2), 'faint');
  for (let x = 0; x < width; x++) canvas.put(0, lineOf(x), columnName(x), 'faint');
}

/** The edges of the board above and below are left out. */
function drawEdges(canvas: Canvas, { chart }: Sight, edges: Edges): void {
  const { width, height } = sizeOf(chart);
  for (let x = 0; x < width; x++)
    for (let y = -1; y < height; y++) {
      const left = columnOf(y, height);
      // What lies south of a square stands left of it, what lies west of it lies above it.
      const upright = LOOKS[edges.on({ x, y }, SOUTH)];
      canvas.put(left, lineOf(x), upright.upright, upright.style);
      if (x === 0) continue;
      if (y >= 0) {
        const { across, style } = LOOKS[edges.on({ x, y }, WEST)];
        canvas.put(left + 1, lineOf(x) - 1, across.slice(1, 3), style);
      }
      const corner = cornerFor(
        edges.on({ x: x - 1, y }, SOUTH),
        edges.on({ x, y }, WEST),
        edges.on({ x, y }, SOUTH),
        edges.on({ x, y: y + 1 }, WEST),
      );
      canvas.put(left, lineOf(x) - 1, corner.text, corner.style);
    }
}

function drawHidden(
  canvas: Canvas,
  sight: Sight,
  slot: number,
  { left, top }: { readonly left: number; readonly top: number },
  language: Language,
): void {
  const room = sight.shown.rooms[slot];
  if (!room || room.faceUp) return;
  const names = secretsAt(sight, slot).map((piece) => tokenName(sight.table, piece, language));
  const lines: Run[][] = [
    [{ text: slotName(slot), style: 'slot' }],
    ...tokenCounts(sight, room.tokens, language).flatMap((runs) =>
      runs.filter(({ text }) => text.trim() !== '').map((run) => [run]),
    ),
    ...[names.slice(0, 3), names.slice(3)].map((row): Run[] => [{ text: row.join(' ') }]),
  ];
  lines.forEach((runs, i) => {
    canvas.write(left + 2, top + 1 + i, runs);
  });
}
