/**
 * The whole picture: the labyrinth and the panel beside it, or above it where there is no room. The labyrinth stands
 * last, so that it is still in sight where somebody types below it. Two players on a small terminal get a small one.
 */
import { Canvas } from './canvas.ts';
import { renderCompact } from './render-compact.ts';
import { renderLabyrinth } from './render-labyrinth.ts';
import { renderPanel } from './render-panel.ts';
import type { Lens, Position } from '@dungeon-twister/rules';
import type { Language } from '@dungeon-twister/words';
import { isColoured, type Output, type Paper, paperOf } from './output.ts';
import { type Perspective, perspectiveOf } from './perspective.ts';

const GAP = 3;
/** What is said and typed below a picture. */
const BELOW = 2;

export function renderTable(perspective: Perspective, language: Language, paper: Paper): Canvas {
  const hasCompact = perspective.ruleset.seats === 2;
  if (hasCompact && paper.compact) return renderCompact(perspective, language);
  const whole = drawWhole(perspective, language, paper.columns);
  return hasCompact && !fits(whole, paper) ? renderCompact(perspective, language) : whole;
}

/** The lines of the picture of a position as somebody sees it, for an output. */
export const tableLines = (
  position: Position,
  looker: Lens,
  language: Language,
  out: Output,
  compact?: boolean,
): string[] =>
  renderTable(perspectiveOf(position, looker), language, paperOf(out, compact)).lines(isColoured(out));

const fits = ({ width, height }: Canvas, { columns, rows }: Paper): boolean =>
  rows === null || (width <= columns && height + BELOW <= rows);

function drawWhole(perspective: Perspective, language: Language, columns: number): Canvas {
  const canvas = new Canvas();
  const labyrinth = renderLabyrinth(perspective, language);
  const column = renderPanel(perspective, language);
  const beside = labyrinth.width + GAP;
  const isBeside = beside + column.width <= columns;
  // Four teams above each other would push the labyrinth out of sight.
  const panel = isBeside || perspective.ruleset.seats === 2 ? column : renderPanel(perspective, language, 2);
  canvas.paste(panel, isBeside ? beside : 0, isBeside ? 1 : 0);
  canvas.paste(labyrinth, 0, isBeside ? 0 : panel.height + 1);
  return canvas;
}
