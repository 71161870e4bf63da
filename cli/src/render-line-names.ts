/** The names of the lines: beside the board, or on an empty square at one of their ends. */
import { type Chart, placeAt, sizeOf, type Square } from '@dungeon-twister/rules';
import { lineSquares } from './board-squares.ts';
import type { Canvas, Style } from './canvas.ts';
import { columnOf, INSIDE, lineOf } from './cell.ts';
import { capital, COLOUR_WORDS, type Language } from '@dungeon-twister/words';
import { MAP_WORDS } from './map-words.ts';
import { colourOfLine, type Perspective } from './perspective.ts';

export function renderLineNames(canvas: Canvas, perspective: Perspective, language: Language): void {
  const { ruleset, chart } = perspective;
  ruleset.layout.lines.forEach((line, index) => {
    const squares = lineSquares(chart)
      .filter((one) => one.line === line)
      .map(({ square }) => square);
    const colour = colourOfLine(perspective, index);
    const [first, last] = [squares[0], squares.at(-1)];
    if (!first || !last) return;
    if (colour) putBeside(canvas, chart, first, last, capital(COLOUR_WORDS[colour][language]), colour);
    else if (line.use === 'finish')
      putBeside(canvas, chart, first, last, capital(MAP_WORDS[language].finishName), 'faint');
  });
}

/** Behind the end of the line or before its beginning: on the rim in the east, or where the board has no square. */
function putBeside(
  canvas: Canvas,
  chart: Chart,
  first: Square,
  last: Square,
  name: string,
  style: Style,
): void {
  const { width, height } = sizeOf(chart);
  const isAcross = first.y === last.y;
  const isFree = ({ x, y }: Square): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && placeAt(chart, { x, y }) === null;
  const behind = isAcross ? { x: last.x + 1, y: last.y } : { x: last.x, y: last.y + 1 };
  const before = isAcross ? { x: first.x - 1, y: first.y } : { x: first.x, y: first.y - 1 };
  if (isAcross && behind.x >= width) canvas.put(columnOf(width) + INSIDE, lineOf(first.y) + 1, name, style);
  else if (isFree(behind)) {
    const gap = isAcross && name.length < INSIDE ? 2 : 1;
    canvas.put(columnOf(behind.x) + gap, lineOf(behind.y) + 1, name, style);
  } else if (isFree(before)) {
    // A long name ends where the line begins.
    const most = columnOf(before.x + 1) - Array.from(name).length;
    canvas.put(Math.min(columnOf(before.x) + 1, most), lineOf(before.y) + 1, name, style);
  }
}
