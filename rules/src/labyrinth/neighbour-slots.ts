/** Which rooms lie beside each other on the table, whatever is printed between them (CG-OBJ-Inversion-1, CG-RULING-84). */
import { ARRANGEMENT } from '../model/fields.ts';
import type { Position } from '../model/position.ts';
import { ROOM_SIDE } from '../vocabulary.ts';
import { slotOf } from '../map/place-numbers.ts';

/** Whether two slots share a side; a corner is none. */
export function areNeighbours(p: Position, a: number, b: number): boolean {
  const { layout } = p.ruleset;
  const { grid, width, slotAt } = layout.arrangements[p.data[ARRANGEMENT]];
  const from = slotAt[a];
  if (from < 0 || a === b) return false;
  const isOfB = (cell: number): boolean => cell >= 0 && cell < layout.linesFrom && slotOf(cell) === b;
  for (let i = 0; i < ROOM_SIDE; i++)
    if (
      isOfB(grid[from - width + i]) ||
      isOfB(grid[from + ROOM_SIDE * width + i]) ||
      isOfB(grid[from - 1 + i * width]) ||
      isOfB(grid[from + ROOM_SIDE + i * width])
    )
      return true;
  return false;
}
