/** What the reader and the writer of records must agree upon. */
import type { Position } from '../../model/position.ts';
import { ACTIVE, TURN } from '../../model/fields.ts';

export const RECORD_TITLE = 'Dungeon Twister record 1';
export const MOVES = 'moves:';
export const COMMENT = ';';
export const TAG = 'tag ';
export const UNFINISHED = 'unfinished';

/** Stands between the turns; whoever reads can check his place. */
export const turnMark = (p: Position): string =>
  `-- turn ${p.data[TURN]}, ${p.ruleset.colours[p.data[ACTIVE]]} --`;
