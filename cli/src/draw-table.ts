/** The whole picture: the labyrinth and the panel beside it, or below it where there is no room. */
import type { Shown, Table } from '@dungeon-twister/rules';
import { Canvas } from './canvas.ts';
import { drawLabyrinth } from './draw-labyrinth.ts';
import { drawPanel } from './draw-panel.ts';
import type { Language } from './language.ts';

const GAP = 3;

export function drawTable(table: Table, shown: Shown, language: Language, columns: number): Canvas {
  const canvas = new Canvas();
  const labyrinth = drawLabyrinth(table, shown, language);
  const panel = drawPanel(table, shown, language);
  canvas.paste(labyrinth, 0, 0);
  const beside = labyrinth.width + GAP;
  if (beside + panel.width <= columns) canvas.paste(panel, beside, 1);
  else canvas.paste(panel, 0, labyrinth.height + 1);
  return canvas;
}
