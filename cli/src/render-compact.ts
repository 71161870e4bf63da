/**
 * The table for a small terminal: 80 columns and 24 lines for two players.
 *
 * The labyrinth is turned a quarter, so that its long side lies across: north is on the right. A square has two
 * characters. There is no room for the letter of a colour: the pieces of the first player begin with a capital, those
 * of the second do not. Who is wounded or carries something stands above, behind the points of the team; so does
 * whoever is in a zone too full for all names.
 */
import { columnName, cornerOf, ROOM_SIDE, rowNumber, sizeOf, slotName } from '@dungeon-twister/rules';
import type { Language } from '@dungeon-twister/words';
import { cornerFor, LOOKS } from './box-drawing.ts';
import { Canvas, type Run } from './canvas.ts';
import { compactPen, isRoomy, lineOf } from './compact-cell.ts';
import { type Columns, columnsFor } from './compact-columns.ts';
import { compactLines } from './compact-lines.ts';
import { tokenCounts, secretsAt } from './render-hidden-rooms.ts';
import { renderSquares } from './render-squares.ts';
import { renderZones } from './render-zones.ts';
import { type Edges, edgesOf, SOUTH, WEST } from './edges.ts';
import type { Perspective } from './perspective.ts';
import { tokenName } from './tokens.ts';
import { wrapped } from './wrapped.ts';

export function renderCompact(perspective: Perspective, language: Language): Canvas {
  const canvas = new Canvas();
  const columns = columnsFor(perspective);
  const above = compactLines(perspective, columns, language);
  canvas.write(0, 0, ...above);
  canvas.paste(drawTurned(perspective, columns, language), 0, above.length);
  return canvas;
}

function drawTurned(perspective: Perspective, columns: Columns, language: Language): Canvas {
  const canvas = new Canvas();
  const { chart, ruleset } = perspective;
  drawRim(canvas, perspective, columns);
  drawEdges(canvas, perspective, columns, edgesOf(chart, perspective.shown));
  chart.rooms.forEach((room, slot) => {
    const corner = cornerOf(chart, slot);
    if (!corner) return;
    const [left, top] = [columns.left(corner.y + ROOM_SIDE - 1), lineOf(corner.x) - 1];
    const right = columns.left(corner.y) + columns.inside(corner.y);
    // The uppermost row of edges is left out: it is the end of the board everywhere.
    const inside = { left: left + 2, top: top + 2, width: right - left - 1 };
    if (room) canvas.put(left, Math.max(top, 0), slotName(slot), 'slot');
    else drawHidden(canvas, perspective, slot, inside, language);
  });
  const pen = compactPen(canvas, perspective, columns, language);
  if (ruleset.layout.zones > 0) renderZones(pen, perspective, language);
  else renderSquares(pen, perspective, language);
  return canvas;
}

/** The numbers of the rows lie across now, the letters of the columns stand at the side; zones have neither. */
function drawRim(canvas: Canvas, { chart, ruleset }: Perspective, columns: Columns): void {
  if (ruleset.layout.zones > 0) return;
  const { width, height } = sizeOf(chart);
  for (let y = 0; y < height; y++)
    if (isRoomy(columns, y))
      canvas.put(columns.left(y) + 1, 0, String(rowNumber(chart, y)).padStart(2), 'faint');
  for (let x = 0; x < width; x++) canvas.put(0, lineOf(x), columnName(x), 'faint');
}

/** The edges of the board above, below and on the right are left out. */
function drawEdges(canvas: Canvas, { chart }: Perspective, columns: Columns, edges: Edges): void {
  const { width, height } = sizeOf(chart);
  for (let x = 0; x < width; x++)
    for (let y = 0; y < height; y++) {
      const left = columns.left(y);
      // What lies south of a square stands left of it, what lies west of it lies above it.
      const upright = LOOKS[edges.on({ x, y }, SOUTH)];
      canvas.put(left, lineOf(x), upright.upright, upright.style);
      if (x === 0) continue;
      const { across, style } = LOOKS[edges.on({ x, y }, WEST)];
      canvas.put(left + 1, lineOf(x) - 1, across.slice(MIDDLE + 1 - columns.inside(y), MIDDLE + 1), style);
      const corner = cornerFor(
        edges.on({ x: x - 1, y }, SOUTH),
        edges.on({ x, y }, WEST),
        edges.on({ x, y }, SOUTH),
        edges.on({ x, y: y + 1 }, WEST),
      );
      canvas.put(left, lineOf(x) - 1, corner.text, corner.style);
    }
}

/** What tells slits and gates apart stands in the middle of an edge. */
const MIDDLE = 2;

function drawHidden(
  canvas: Canvas,
  perspective: Perspective,
  slot: number,
  { left, top, width }: { readonly left: number; readonly top: number; readonly width: number },
  language: Language,
): void {
  const room = perspective.shown.rooms[slot];
  if (!room || room.faceUp) return;
  const names = secretsAt(perspective, slot).map((piece) => tokenName(perspective.ruleset, piece, language));
  const lines: readonly Run[][] = [
    [{ text: slotName(slot), style: 'slot' }],
    ...tokenCounts(perspective, room.tokens, language).flatMap((runs) =>
      runs.filter(({ text }) => text.trim() !== '').map((run) => [run]),
    ),
    ...wrapped(names.join(' '), width).map((text): Run[] => [{ text }]),
  ];
  canvas.write(left, top, ...lines);
}
