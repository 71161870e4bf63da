/**
 * The labyrinth as text: walls, slits, portcullises, pits, gears, hidden rooms, lines, and everybody on them.
 *
 * A square is five characters wide and one high, with the edges between squares drawn in the row and column between.
 * Drawn from a view, so it shows what the viewer may see and nothing else.
 */
import {
  GEAR,
  PIT,
  type Place,
  type Room,
  ROOM_SIDE,
  ROOM_SQUARES,
  type RoomView,
  type Shown,
  type Table,
} from '@dungeon-twister/rules';
import { cornerFor, LOOKS } from './box-drawing.ts';
import { Canvas, type Run, type Style } from './canvas.ts';
import { columnName, cornerOf, rowName, sizeOf, type Square, squareOf } from './coordinates.ts';
import { type Edges, edgesOf } from './edges.ts';
import { capital, COLOUR_WORDS, type Language } from './language.ts';
import { lettersFor } from './letters.ts';
import { tokensByPlace, tokenStyle, tokenText } from './tokens.ts';

/** Characters inside a square. */
const INSIDE = 5;
const STEP_X = INSIDE + 1;
const STEP_Y = 2;
/** Columns and rows that the coordinates take before the labyrinth. */
const RIM_X = 3;
const RIM_Y = 1;

const ARROWS = { cw: '↻', ccw: '↺' } as const;
const NORTH = 0;
const WEST = 3;

export function drawLabyrinth(table: Table, shown: Shown, language: Language): Canvas {
  const canvas = new Canvas();
  drawRim(canvas, table, shown, language);
  drawEdges(canvas, table, shown, edgesOf(table, shown));
  drawSquares(canvas, table, shown, language);
  drawHiddenRooms(canvas, table, shown, language);
  return canvas;
}

const columnOf = (x: number): number => RIM_X + x * STEP_X;
const lineOf = (y: number): number => RIM_Y + y * STEP_Y;

const centred = (text: string, width: number): string => {
  const left = Math.floor((width - Array.from(text).length) / 2);
  return (' '.repeat(Math.max(0, left)) + text).padEnd(width);
};

function drawRim(canvas: Canvas, table: Table, shown: Shown, language: Language): void {
  const { width, height } = sizeOf(table, shown);
  for (let x = 0; x < width; x++)
    for (const line of [0, lineOf(height) + 1])
      canvas.put(columnOf(x) + 1, line, centred(columnName(x), INSIDE), 'faint');
  const owners = new Map(
    table.layout.lines.map(({ owner, first }) => [squareOf(table, shown, first).y, table.colours[owner]]),
  );
  for (let y = 0; y < height; y++) {
    const name = rowName(table, shown, y);
    canvas.put(0, lineOf(y) + 1, name.padStart(RIM_X - 1), 'faint');
    canvas.put(columnOf(width) + 2, lineOf(y) + 1, name, 'faint');
    const owner = owners.get(y);
    if (owner) canvas.put(columnOf(width) + 5, lineOf(y) + 1, capital(COLOUR_WORDS[owner][language]), owner);
  }
}

function drawEdges(canvas: Canvas, table: Table, shown: Shown, edges: Edges): void {
  const { width, height } = sizeOf(table, shown);
  const dotted = dottedCorners(table, shown);
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      const across = LOOKS[edges.on({ x, y }, NORTH)];
      const upright = LOOKS[edges.on({ x, y }, WEST)];
      if (x < width) canvas.put(columnOf(x) + 1, lineOf(y), across.across, across.style);
      if (y < height) canvas.put(columnOf(x), lineOf(y) + 1, upright.upright, upright.style);
      const corner = cornerFor(
        edges.on({ x, y: y - 1 }, WEST),
        edges.on({ x, y }, NORTH),
        edges.on({ x, y }, WEST),
        edges.on({ x: x - 1, y }, NORTH),
      );
      if (corner.text !== ' ') canvas.put(columnOf(x), lineOf(y), corner.text, corner.style);
      else if (dotted.has(`${x},${y}`)) canvas.put(columnOf(x), lineOf(y), '·', 'faint');
    }
  }
}

/** Corners of squares that lie open: a dot shows where the squares are. Hidden rooms stay blank. */
function dottedCorners(table: Table, shown: Shown): ReadonlySet<string> {
  const corners = new Set<string>();
  for (let place = 0; place < table.layout.places; place++) {
    if (place < table.layout.linesFrom && !shown.rooms[Math.floor(place / ROOM_SQUARES)]?.faceUp) continue;
    const { x, y } = squareOf(table, shown, place);
    for (const dx of [0, 1]) for (const dy of [0, 1]) corners.add(`${x + dx},${y + dy}`);
  }
  return corners;
}

function drawSquares(canvas: Canvas, table: Table, shown: Shown, language: Language): void {
  const letters = lettersFor(table, language);
  const tokens = tokensByPlace(table, shown);
  const dots = new Set(table.layout.lines.flatMap((line) => line.dots));
  const faceDown = new Map(
    shown.seats.flatMap(({ faceDownOn, colour }) => faceDownOn.map((place) => [place, colour] as const)),
  );
  for (let place = 0; place < table.layout.places; place++) {
    const ground = groundOf(table, shown, place);
    if (!ground) continue;
    const token = tokens.get(place);
    const hidden = faceDown.get(place);
    const square = squareOf(table, shown, place);
    if (token) drawToken(canvas, square, ground, tokenText(table, letters, token), tokenStyle(table, token));
    else if (hidden) drawToken(canvas, square, ground, '?? ', hidden);
    else if (dots.has(place))
      canvas.put(columnOf(square.x) + 1, lineOf(square.y) + 1, centred('•', INSIDE), 'faint');
    else canvas.put(columnOf(square.x) + 1, lineOf(square.y) + 1, ground.empty, ground.style);
  }
}

/** What a square looks like when nobody is there, and what is still seen of it left and right of a token. */
interface Ground {
  readonly empty: string;
  readonly left: string;
  readonly right: string;
  readonly style: Style;
}

const FLOOR_GROUND: Ground = { empty: ' '.repeat(INSIDE), left: ' ', right: ' ', style: 'plain' };
const PIT_GROUND: Ground = { empty: '▒'.repeat(INSIDE), left: '▒', right: '▒', style: 'pit' };

/** Null where the room lies face down. */
function groundOf(table: Table, shown: Shown, place: Place): Ground | null {
  if (place >= table.layout.linesFrom) return FLOOR_GROUND;
  const view = shown.rooms[Math.floor(place / ROOM_SQUARES)];
  if (!view?.faceUp) return null;
  const room = table.rooms.find(({ id }) => id === view.room);
  const kind = room?.squares[place % ROOM_SQUARES];
  if (kind === PIT) return PIT_GROUND;
  return room && kind === GEAR ? gearGround(room) : FLOOR_GROUND;
}

/** A number of two digits has no room beside a token; the arrow stays. */
const gearGround = ({ pair, arrow }: Room): Ground => ({
  empty: centred(`${pair}${ARROWS[arrow]}`, INSIDE),
  left: pair < 10 ? String(pair) : ' ',
  right: ARROWS[arrow],
  style: 'gear',
});

function drawToken(canvas: Canvas, { x, y }: Square, ground: Ground, text: string, style: Style): void {
  const runs: readonly Run[] = [
    { text: ground.left, style: ground.style },
    { text, style },
    { text: ground.right, style: ground.style },
  ];
  canvas.write(columnOf(x) + 1, lineOf(y) + 1, runs);
}

const FACE_DOWN = { en: 'face down', fr: 'face cachée' };

function drawHiddenRooms(canvas: Canvas, table: Table, shown: Shown, language: Language): void {
  shown.rooms.forEach((room, slot) => {
    if (room.faceUp) return;
    const { x, y } = cornerOf(table, shown, slot);
    const line = lineOf(y) + ROOM_SIDE;
    const width = ROOM_SIDE * STEP_X - 1;
    const left = columnOf(x) + 1;
    canvas.put(left, line - 1, centred(FACE_DOWN[language], width), 'faint');
    const runs = tokenCounts(table, room.tokens, language);
    const length = runs.reduce((sum, { text }) => sum + Array.from(text).length, 0);
    canvas.write(left + Math.floor((width - length) / 2), line + 1, runs);
  });
}

function tokenCounts(
  table: Table,
  tokens: Extract<RoomView, { faceUp: false }>['tokens'],
  language: Language,
): Run[] {
  return table.colours.flatMap((colour, seat): Run[] => [
    ...(seat > 0 ? [{ text: '   ' }] : []),
    { text: `${tokens[seat] ?? 0} ${COLOUR_WORDS[colour][language]}`, style: colour },
  ]);
}
