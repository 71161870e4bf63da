/**
 * The labyrinths of the two-player games: a rectangle two rooms wide, a line at each short end.
 * Rules: BD-SETUP-1, BD-SETUP-2, BD-SETUP-12, BD-COMP-10, BD-COMP-11, BD-SCN1-2, BD-SCN1-3, BD-SCN4-2.
 */
import type { LayoutPlan, TokenKinds } from '../../map/layout.ts';
import { ROOM_SIDE } from '../../vocabulary.ts';
import { longLine, rowOf } from './rows-and-lines.ts';

const WIDTH = 2;

/** Yellow's line in the north, blue's in the south; slots row by row from the north-west. */
export function twoLines(capacities: readonly number[], kinds: TokenKinds = 'any'): LayoutPlan {
  const rows = [...Array(capacities.length / WIDTH).keys()];
  return {
    slots: rows.flatMap((row) =>
      rowOf(0, row * ROOM_SIDE, capacities.slice(row * WIDTH, (row + 1) * WIDTH), { kinds }),
    ),
    lines: [longLine(0, rows.length * ROOM_SIDE, 'east', 'blue'), longLine(0, -1, 'east', 'yellow')],
  };
}
