/** Where the squares of the turned table lie on a small sheet, and how one of them is filled with two characters. */
import { COLOUR_LETTERS, sizeOf } from '@dungeon-twister/rules';
import type { Language } from '@dungeon-twister/words';
import type { Canvas } from './canvas.ts';
import type { Pen } from './cell.ts';
import type { Sight } from './sight.ts';

export const COMPACT_WIDTH = 79;

const INSIDE = 2;
const RIM_X = 1;

/** The column of the edge left of a square. */
export const columnOf = (y: number, height: number): number => RIM_X + (height - 1 - y) * (INSIDE + 1);
export const lineOf = (x: number): number => 1 + 2 * x;

/** The last characters matter most: of `bKe2` the `K2`, of `blu↻` the `b↻`. */
function short(text: string): string {
  const all = Array.from(text.trim());
  return all.length > INSIDE ? `${all[0]}${all.at(-1)}` : all.join('').padStart(INSIDE);
}

export function compactPen(canvas: Canvas, { chart, table }: Sight, language: Language): Pen {
  const { height } = sizeOf(chart);
  const second = COLOUR_LETTERS[table.colours[1] ?? 'yellow'][language];
  const named = (name: string): string => {
    const letters = short(name.slice(1));
    return name.startsWith(second) ? letters.toLowerCase() : letters;
  };
  const put: Pen['ground'] = ({ x, y }, text, style) =>
    canvas.put(columnOf(y, height) + 1, lineOf(x), short(text), style);
  return {
    ground: put,
    figure: (square, _ground, { name, style }) => put(square, named(name), style),
    faceDown: (square, name, style) => put(square, named(name), style),
  };
}
