/**
 * The labyrinth as text: walls, slits, portcullises, pits, gears, hidden rooms, lines, and everybody on them.
 *
 * A square is five characters wide and one high, with the edges between squares drawn in the row and column between.
 * Every room bears its letter: on its north-western corner, or in the middle while it lies face down.
 */
import {
  columnName,
  cornerOf,
  placeName,
  ROOM_SIDE,
  rowNumber,
  sizeOf,
  slotName,
  type Square,
} from '@dungeon-twister/rules';
import { lineSquares, squaresOfSlot } from './board-squares.ts';
import { cornerFor, LOOKS } from './box-drawing.ts';
import { Canvas } from './canvas.ts';
import { centred, columnOf, lineOf, penFor, RIM_X, STEP_X } from './cell.ts';
import { renderHiddenRooms } from './render-hidden-rooms.ts';
import { renderLineNames } from './render-line-names.ts';
import { renderSquares } from './render-squares.ts';
import { renderZones } from './render-zones.ts';
import { type Edges, edgesOf, type Element, hasBrokenWalls, key, NORTH, WEST } from './edges.ts';
import type { Language } from '@dungeon-twister/words';
import type { Perspective } from './perspective.ts';

export function renderLabyrinth(perspective: Perspective, language: Language): Canvas {
  const canvas = new Canvas();
  const hasZones = perspective.ruleset.layout.zones > 0;
  if (hasZones) drawFacedRooms(canvas, perspective);
  else drawCoordinates(canvas, perspective);
  drawEdges(canvas, perspective, edgesOf(perspective.chart, perspective.shown));
  // Not before the edges: where there is nothing they are blank, and would blot a name.
  renderLineNames(canvas, perspective, language);
  drawSlotNames(canvas, perspective);
  if (hasZones) renderZones(penFor(canvas), perspective, language);
  else renderSquares(penFor(canvas), perspective, language);
  renderHiddenRooms(canvas, perspective, language);
  return canvas;
}

function drawCoordinates(canvas: Canvas, { chart }: Perspective): void {
  const { width, height } = sizeOf(chart);
  for (let x = 0; x < width; x++)
    for (const line of [0, lineOf(height) + 1])
      canvas.put(columnOf(x) + 1, line, centred(columnName(x)), 'faint');
  for (let y = 0; y < height; y++) {
    const name = String(rowNumber(chart, y));
    canvas.put(0, lineOf(y) + 1, name.padStart(RIM_X - 1), 'faint');
    canvas.put(columnOf(width) + 2, lineOf(y) + 1, name, 'faint');
  }
}

/** Where places are zones, squares have no names; but those who stand before a room do: `sG`. */
function drawFacedRooms(canvas: Canvas, { chart }: Perspective): void {
  const { height } = sizeOf(chart);
  for (const { square, line, along } of lineSquares(chart)) {
    if (along % ROOM_SIDE !== 0) continue;
    const faced = placeName(chart, line.first + (along / ROOM_SIDE) * line.facings);
    const name = faced.slice(0, faced.indexOf('.'));
    const row = square.y === 0 ? 0 : lineOf(height) + 1;
    canvas.put(columnOf(square.x) + 1, row, centred(name, ROOM_SIDE * STEP_X - 1), 'faint');
  }
}

function drawEdges(canvas: Canvas, perspective: Perspective, edges: Edges): void {
  const { width, height } = sizeOf(perspective.chart);
  const corners = openCorners(perspective);
  // In a zone nobody cares where its squares end.
  const hasZones = perspective.ruleset.layout.zones > 0;
  const hasDot = (corner: Square, around: readonly Element[]): boolean =>
    corners.has(key(corner)) && (!hasZones || around.some((element) => element !== 'open'));
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      const across = LOOKS[edges.on({ x, y }, NORTH)];
      const upright = LOOKS[edges.on({ x, y }, WEST)];
      if (x < width) canvas.put(columnOf(x) + 1, lineOf(y), across.across, across.style);
      if (y < height) canvas.put(columnOf(x), lineOf(y) + 1, upright.upright, upright.style);
      const around = [
        edges.on({ x, y: y - 1 }, WEST),
        edges.on({ x, y }, NORTH),
        edges.on({ x, y }, WEST),
        edges.on({ x: x - 1, y }, NORTH),
      ] as const;
      const corner = cornerFor(...around);
      if (corner.text !== ' ') canvas.put(columnOf(x), lineOf(y), corner.text, corner.style);
      else if (hasDot({ x, y }, around)) canvas.put(columnOf(x), lineOf(y), '·', 'faint');
    }
  }
}

/** Corners of squares that lie open: a dot shows where the squares are. Hidden rooms stay blank. */
function openCorners({ chart, shown }: Perspective): ReadonlySet<string> {
  const corners = new Set<string>();
  const open = shown.rooms.flatMap(({ faceUp }, slot) => (faceUp ? squaresOfSlot(chart, slot) : []));
  for (const { x, y } of [...open, ...lineSquares(chart).map(({ square }) => square)])
    for (const dx of [0, 1]) for (const dy of [0, 1]) corners.add(key({ x: x + dx, y: y + dy }));
  return corners;
}

/** The letter of a room takes the place of a corner, where it hides no wall. */
function drawSlotNames(canvas: Canvas, { chart, shown }: Perspective): void {
  chart.rooms.forEach((room, slot) => {
    const corner = cornerOf(chart, slot);
    if (!room || !corner) return;
    const view = shown.rooms[slot];
    canvas.put(columnOf(corner.x), lineOf(corner.y), slotName(slot), 'slot');
    if (view && hasBrokenWalls(view)) canvas.put(columnOf(corner.x) + 1, lineOf(corner.y), '×', 'gateOpen');
  });
}
