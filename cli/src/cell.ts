/** Where the squares of the table lie on the sheet, and how one of them is filled. */
import type { Square } from '@dungeon-twister/rules';
import type { Canvas, Run, Style } from './canvas.ts';

/** Characters inside a square. */
export const INSIDE = 5;
export const STEP_X = INSIDE + 1;
const STEP_Y = 2;
/** Columns and rows that the coordinates take before the labyrinth. */
export const RIM_X = 3;
const RIM_Y = 1;

export const columnOf = (x: number): number => RIM_X + x * STEP_X;
export const lineOf = (y: number): number => RIM_Y + y * STEP_Y;

export const centred = (text: string, width: number = INSIDE): string => {
  const left = Math.floor((width - Array.from(text).length) / 2);
  return (' '.repeat(Math.max(0, left)) + text).padEnd(width);
};

/** What a square looks like when nobody is there, and what is still seen of it left and right of a name. */
export interface Ground {
  readonly empty: string;
  readonly left: string;
  readonly right: string;
  readonly style: Style;
}

export const FLOOR_GROUND: Ground = { empty: ' '.repeat(INSIDE), left: ' ', right: ' ', style: 'plain' };
export const PIT_GROUND: Ground = { empty: '▒'.repeat(INSIDE), left: '▒', right: '▒', style: 'pit' };

export interface Figure {
  readonly name: string;
  readonly mark: string;
  readonly style: Style;
}

/** Fills squares: with what lies there, with somebody, or with somebody who lies face down. */
export interface Pen {
  /** Whether a name finds room in this square. */
  isRoomy(square: Square): boolean;
  ground(square: Square, text: string, style: Style): void;
  figure(square: Square, ground: Ground, figure: Figure): void;
  /** Whoever sees a name here is one of few. */
  faceDown(square: Square, name: string, style: Style): void;
}

/** Squares of five characters, each under its own column. */
export const penFor = (canvas: Canvas): Pen => ({
  isRoomy: () => true,
  ground: ({ x, y }, text, style) => canvas.put(columnOf(x) + 1, lineOf(y) + 1, text, style),
  figure: (square, ground, figure) => drawFigure(canvas, square, ground, figure),
  faceDown: ({ x, y }, name, style) => {
    canvas.write(columnOf(x) + 1, lineOf(y) + 1, [{ text: '(' }, { text: name, style }, { text: ')' }]);
  },
});

/** The letters of a piece as most have them; a second copy of an object has a number behind them. */
const USUAL_NAME = 3;

function drawFigure(canvas: Canvas, { x, y }: Square, ground: Ground, { name, mark, style }: Figure): void {
  // Where the name is longer, what is least needed gives way: an empty left, or else the mark.
  const isLong = name.length > USUAL_NAME;
  const left: Run = { text: ground.left, style: ground.style };
  const right: Run = mark === ' ' ? { text: ground.right, style: ground.style } : { text: mark, style };
  const runs: Run[] = [{ text: name, style }];
  if (!isLong || ground.left !== ' ') runs.unshift(left);
  if (!isLong || ground.left === ' ') runs.push(right);
  canvas.write(columnOf(x) + 1, lineOf(y) + 1, runs);
}
