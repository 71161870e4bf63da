/**
 * The labyrinth as text: walls, slits, portcullises, pits, gears, hidden rooms, lines, and everybody on them.
 *
 * A square is five characters wide and one high, with the edges between squares drawn in the row and column between.
 * Every room bears its letter: on its north-western corner, or in the middle while it lies face down.
 */
import {
  COLOUR_LETTERS,
  columnName,
  cornerOf,
  GEAR,
  PIT,
  type PieceJson,
  type Place,
  type Room,
  ROOM_SIDE,
  ROOM_SQUARES,
  type RoomView,
  rowNumber,
  sizeOf,
  slotName,
  type Square,
  squareOf,
} from '@dungeon-twister/rules';
import { cornerFor, LOOKS } from './box-drawing.ts';
import { Canvas, type Run, type Style } from './canvas.ts';
import { type Edges, edgesOf } from './edges.ts';
import { capital, COLOUR_WORDS, type Language } from './language.ts';
import type { Sight } from './sight.ts';
import { indexOf, stateMark, tokenName, tokensByPlace, tokenStyle } from './tokens.ts';

/** Characters inside a square. */
const INSIDE = 5;
const STEP_X = INSIDE + 1;
const STEP_Y = 2;
/** Columns and rows that the coordinates take before the labyrinth. */
const RIM_X = 3;
const RIM_Y = 1;

export const ARROWS = { cw: '↻', ccw: '↺' } as const;
const NORTH = 0;
const WEST = 3;

export function drawLabyrinth(sight: Sight, language: Language): Canvas {
  const canvas = new Canvas();
  drawRim(canvas, sight, language);
  drawEdges(canvas, sight, edgesOf(sight.chart, sight.shown));
  drawSlotNames(canvas, sight);
  drawSquares(canvas, sight, language);
  drawHiddenRooms(canvas, sight, language);
  return canvas;
}

const columnOf = (x: number): number => RIM_X + x * STEP_X;
const lineOf = (y: number): number => RIM_Y + y * STEP_Y;

const centred = (text: string, width: number): string => {
  const left = Math.floor((width - Array.from(text).length) / 2);
  return (' '.repeat(Math.max(0, left)) + text).padEnd(width);
};

function drawRim(canvas: Canvas, { table, chart }: Sight, language: Language): void {
  const { width, height } = sizeOf(chart);
  for (let x = 0; x < width; x++)
    for (const line of [0, lineOf(height) + 1])
      canvas.put(columnOf(x) + 1, line, centred(columnName(x), INSIDE), 'faint');
  const owners = new Map(
    table.layout.lines.map(({ owner, first }) => [squareOf(chart, first)?.y, table.colours[owner]]),
  );
  for (let y = 0; y < height; y++) {
    const name = String(rowNumber(chart, y));
    canvas.put(0, lineOf(y) + 1, name.padStart(RIM_X - 1), 'faint');
    canvas.put(columnOf(width) + 2, lineOf(y) + 1, name, 'faint');
    const owner = owners.get(y);
    if (owner) canvas.put(columnOf(width) + 5, lineOf(y) + 1, capital(COLOUR_WORDS[owner][language]), owner);
  }
}

function drawEdges(canvas: Canvas, sight: Sight, edges: Edges): void {
  const { width, height } = sizeOf(sight.chart);
  const dotted = dottedCorners(sight);
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
function dottedCorners({ table, chart, shown }: Sight): ReadonlySet<string> {
  const corners = new Set<string>();
  for (let place = 0; place < table.layout.places; place++) {
    if (place < table.layout.linesFrom && !shown.rooms[Math.floor(place / ROOM_SQUARES)]?.faceUp) continue;
    const square = squareOf(chart, place);
    if (!square) continue;
    const { x, y } = square;
    for (const dx of [0, 1]) for (const dy of [0, 1]) corners.add(`${x + dx},${y + dy}`);
  }
  return corners;
}

/** The letter of a room takes the place of a corner, where it hides no wall. */
function drawSlotNames(canvas: Canvas, { chart }: Sight): void {
  chart.rooms.forEach((room, slot) => {
    const corner = cornerOf(chart, slot);
    if (room && corner) canvas.put(columnOf(corner.x), lineOf(corner.y), slotName(slot), 'slot');
  });
}

function drawSquares(canvas: Canvas, sight: Sight, language: Language): void {
  const { table, chart, shown } = sight;
  const tokens = tokensByPlace(table, shown);
  const known = tokensByPlace(table, { pieces: sight.secrets });
  const dots = new Set(table.layout.lines.flatMap((line) => line.dots));
  const faceDown = new Map(
    shown.seats.flatMap(({ faceDownOn, colour }) => faceDownOn.map((place) => [place, colour] as const)),
  );
  for (let place = 0; place < table.layout.places; place++) {
    const ground = groundOf(sight, place);
    const square = squareOf(chart, place);
    if (!ground || !square) continue;
    const token = tokens.get(place);
    const secret = known.get(place);
    const hidden = faceDown.get(place);
    if (token) {
      const mark = stateMark(table, token);
      const style = tokenStyle(table, token);
      drawToken(canvas, square, ground, { name: tokenName(table, token.piece, language), mark, style });
    } else if (secret)
      drawFaceDown(canvas, square, tokenName(table, secret.piece, language), tokenStyle(table, secret));
    else if (hidden) drawFaceDown(canvas, square, `${COLOUR_LETTERS[hidden][language]}??`, hidden);
    else if (dots.has(place))
      canvas.put(columnOf(square.x) + 1, lineOf(square.y) + 1, centred('•', INSIDE), 'faint');
    else canvas.put(columnOf(square.x) + 1, lineOf(square.y) + 1, ground.empty, ground.style);
  }
}

/** What a square looks like when nobody is there, and what is still seen of it left and right of a name. */
interface Ground {
  readonly empty: string;
  readonly left: string;
  readonly right: string;
  readonly style: Style;
}

const FLOOR_GROUND: Ground = { empty: ' '.repeat(INSIDE), left: ' ', right: ' ', style: 'plain' };
const PIT_GROUND: Ground = { empty: '▒'.repeat(INSIDE), left: '▒', right: '▒', style: 'pit' };

/** Null where the room lies face down. */
function groundOf({ table, chart }: Sight, place: Place): Ground | null {
  if (place >= table.layout.linesFrom) return FLOOR_GROUND;
  const room = chart.rooms[Math.floor(place / ROOM_SQUARES)];
  if (!room) return null;
  const kind = room.squares[place % ROOM_SQUARES];
  if (kind === PIT) return PIT_GROUND;
  return kind === GEAR ? gearGround(room) : FLOOR_GROUND;
}

/** The number of the pair has no room beside a figure: the arrow stays, and the panel says the number. */
const gearGround = ({ pair, arrow }: Room): Ground => ({
  empty: centred(`${pair}${ARROWS[arrow]}`, INSIDE),
  left: ARROWS[arrow],
  right: ' ',
  style: 'gear',
});

interface Figure {
  readonly name: string;
  readonly mark: string;
  readonly style: Style;
}

function drawToken(canvas: Canvas, { x, y }: Square, ground: Ground, { name, mark, style }: Figure): void {
  const runs: readonly Run[] = [
    { text: ground.left, style: ground.style },
    { text: name, style },
    mark === ' ' ? { text: ground.right, style: ground.style } : { text: mark, style },
  ];
  canvas.write(columnOf(x) + 1, lineOf(y) + 1, runs);
}

/** In brackets: it lies face down, and whoever sees a name here is one of few. */
function drawFaceDown(canvas: Canvas, { x, y }: Square, name: string, style: Style): void {
  const runs: readonly Run[] = [{ text: '(' }, { text: name, style }, { text: ')' }];
  canvas.write(columnOf(x) + 1, lineOf(y) + 1, runs);
}

const FACE_DOWN = { en: 'face down', fr: 'face cachée' };
/** Where the northern side of a room's drawing points, by quarter turns, as the notation writes it. */
const POINTS = ['N', 'E', 'S', 'W'] as const;

function drawHiddenRooms(canvas: Canvas, sight: Sight, language: Language): void {
  const { chart, shown } = sight;
  const width = ROOM_SIDE * STEP_X - 1;
  shown.rooms.forEach((room, slot) => {
    const corner = cornerOf(chart, slot);
    if (room.faceUp || !corner) return;
    const middle = lineOf(corner.y) + ROOM_SIDE;
    const put = (line: number, runs: readonly Run[]): void => {
      const length = runs.reduce((sum, { text }) => sum + Array.from(text).length, 0);
      canvas.write(columnOf(corner.x) + 1 + Math.max(0, Math.floor((width - length) / 2)), line, runs);
    };
    put(middle - 2, [{ text: slotName(slot), style: 'slot' }]);
    put(middle - 1, [{ text: FACE_DOWN[language], style: 'faint' }]);
    put(middle + 1, tokenCounts(sight, room.tokens, language));
    const names = secretsAt(sight, slot).flatMap((piece, i): Run[] => [
      ...(i > 0 ? [{ text: ' ' }] : []),
      {
        text: tokenName(sight.table, piece, language),
        style: tokenStyle(sight.table, { piece, index: indexOf(sight.table, piece) }),
      },
    ]);
    put(middle + 2, names);
    const hidden = sight.hiddenRooms[slot];
    if (hidden) put(middle + 3, [{ text: `${hidden.room}-${POINTS[hidden.turned] ?? ''}`, style: 'faint' }]);
  });
}

/** Tokens that lie on a face-down room and are known to whoever looks. */
const secretsAt = ({ secrets }: Sight, slot: number): PieceJson[] =>
  secrets.filter(({ where }) => typeof where === 'object' && 'slot' in where && where.slot === slot);

function tokenCounts(
  { table }: Sight,
  tokens: Extract<RoomView, { faceUp: false }>['tokens'],
  language: Language,
): Run[] {
  return table.colours.flatMap((colour, seat): Run[] => [
    ...(seat > 0 ? [{ text: '   ' }] : []),
    { text: `${tokens[seat] ?? 0} ${COLOUR_WORDS[colour][language]}`, style: colour },
  ]);
}
