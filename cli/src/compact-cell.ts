/** How a square of the small drawing is filled: with two characters, or with one where there is no room for more. */
import { COLOUR_LETTERS } from '@dungeon-twister/rules';
import type { Language } from '@dungeon-twister/words';
import type { Canvas } from './canvas.ts';
import type { Pen } from './cell.ts';
import type { Columns } from './compact-columns.ts';
import type { Perspective } from './perspective.ts';

export const lineOf = (x: number): number => 1 + 2 * x;

/** The last characters matter most: of `bKe2` the `K2`, of `blu↻` the `b↻`, or the arrow alone. */
function short(text: string, width: number): string {
  const all = Array.from(text.trim());
  if (all.length <= width) return all.join('').padStart(width);
  return width > 1 ? `${all[0]}${all.at(-1)}` : (all.at(-1) ?? ' ');
}

/** Names need two characters. */
export const isRoomy = (columns: Columns, y: number): boolean => columns.inside(y) > 1;

export function compactPen(
  canvas: Canvas,
  { ruleset }: Perspective,
  columns: Columns,
  language: Language,
): Pen {
  const second = COLOUR_LETTERS[ruleset.colours[1] ?? 'yellow'][language];
  const put: Pen['ground'] = ({ x, y }, text, style) =>
    canvas.put(columns.left(y) + 1, lineOf(x), short(text, columns.inside(y)), style);
  // The colour is told by small letters and capitals.
  const name: Pen['faceDown'] = (square, whole, style) => {
    const letters = isRoomy(columns, square.y) ? whole.slice(1) : whole.slice(1, 2);
    put(square, whole.startsWith(second) ? letters.toLowerCase() : letters, style);
  };
  return {
    isRoomy: ({ y }) => isRoomy(columns, y),
    ground: put,
    figure: (square, _ground, figure) => name(square, figure.name, figure.style),
    faceDown: name,
  };
}
