/**
 * The whole picture: the labyrinth and the panel beside it, or above it where there is no room. The labyrinth stands
 * last, so that it is still in sight where somebody types below it.
 */
import { Canvas } from './canvas.ts';
import { drawLabyrinth } from './draw-labyrinth.ts';
import { drawPanel } from './draw-panel.ts';
import type { Language } from '@dungeon-twister/words';
import type { Sight } from './sight.ts';

const GAP = 3;

export function drawTable(sight: Sight, language: Language, columns: number): Canvas {
  const canvas = new Canvas();
  const labyrinth = drawLabyrinth(sight, language);
  const column = drawPanel(sight, language);
  const beside = labyrinth.width + GAP;
  const isBeside = beside + column.width <= columns;
  // Four teams above each other would push the labyrinth out of sight.
  const panel = isBeside || sight.table.seats === 2 ? column : drawPanel(sight, language, 2);
  canvas.paste(panel, isBeside ? beside : 0, isBeside ? 1 : 0);
  canvas.paste(labyrinth, 0, isBeside ? 0 : panel.height + 1);
  return canvas;
}
